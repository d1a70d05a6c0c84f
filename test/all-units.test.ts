// Proofs that need no process of their own share this one: to start a process takes longer than most of them. Tap
// leaves their folders out (package.json) unless one of them is named: each also runs by itself.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import manifest from '../package.json' with { type: 'json' }
import { sized } from './support/sized.ts'

const root = join(import.meta.dirname, '..')
const files = manifest.tap.exclude.flatMap(folders =>
  globSync(`${folders}/*.${sized('test', '{test,long}')}.{ts,tsx}`, { cwd: root }),
)
t.ok(files.length > 0, `${files.length} files`)
for (const file of files.sort()) await import(join(root, file))
