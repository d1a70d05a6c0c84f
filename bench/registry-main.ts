// npm run bench:registry: what registries cost among 10,000 lists of 100 items; fails above 1.5 times an empty store.
import { join } from 'node:path'
import { measureRegistries, registryTable } from './registry.ts'

const lists = Number(process.argv[2] ?? 10_000)
console.log(`Filling a store with ${lists} lists of 100 items; this takes some minutes …`)
const figures = await measureRegistries(join(import.meta.dirname, '../dist'), lists)
const rows = registryTable(figures)
console.table(rows)
console.log(`A search for two letters of each name among them: ${figures.twoLettersMs.toFixed(1)} ms.`)
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
