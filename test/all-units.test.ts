// Proofs that need no process of their own share this one: to start a process takes longer than most of them. They are
// all that tap leaves out unless it is named (`include` in package.json). Those of `every/pages/` share another one,
// with the visit that they are about; those of `members/` theirs (`all-members.test.ts`).
import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
t.setTimeout(600_000) // of many files
const exclude = [...manifest.tap.include, 'test/{every,members}/**']
const files = globSync('test/**/*.test.{ts,tsx}', { cwd: root, exclude })
t.ok(files.length > 0, `${files.length} files`)
for (const file of files.sort()) await import(join(root, file))
