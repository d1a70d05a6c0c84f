// Proofs of the member API share one process and one PostgreSQL, as all units share theirs. Those that kill either have
// a process of their own and are called `.isolated`.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '..')
t.setTimeout(600_000) // of many files
const files = globSync('test/members/**/*.test.ts', { cwd: root, exclude: ['**/*.isolated.test.ts'] })
t.ok(files.length > 0, `${files.length} files`)
for (const file of files.sort()) await import(join(root, file))
