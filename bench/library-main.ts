// npm run bench:library [more pages …]: how build, start, memory and pages grow with the library.
import { join } from 'node:path'
import { libraryTable, measureLibrary } from './library.ts'

const asked = process.argv.slice(2).map(Number)
console.table(libraryTable(await measureLibrary(join(import.meta.dirname, '..'), asked.length ? asked : [10_000])))
