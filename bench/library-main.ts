// npm run bench:library [more pages …]: how build, start, memory and pages grow with the library.
import { join } from 'node:path'
import { growthProblems, libraryTable, measureLibrary } from './library.ts'

const asked = process.argv.slice(2).map(Number)
const all = await measureLibrary(join(import.meta.dirname, '..'), asked.length ? asked : [10_000, 100_000])
console.table(libraryTable(all))
const problems = growthProblems(all)
console.log(
  problems.length ? `Not as it should be:\n  ${problems.join('\n  ')}` : 'Nothing grows faster than the library.',
)
process.exitCode = problems.length ? 1 : 0
