// The search over libraries of several sizes, each in a process of its own.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SearchFigures } from './search-size.ts'

const sizes = [2000, 20_000, 100_000]
const run = promisify(execFile)

/** Figures of every size, the smallest first. Takes about half a minute. */
export async function measureSearch(): Promise<SearchFigures[]> {
  const all: SearchFigures[] = []
  for (const size of sizes) {
    const { stdout } = await run(process.execPath, [
      '--expose-gc',
      join(import.meta.dirname, 'search-size.ts'),
      String(size),
    ])
    all.push(JSON.parse(stdout))
  }
  return all
}

const oneDigit = (n: number) => n.toFixed(1)
const twoDigits = ({ median, p99 }: { median: number; p99: number }) => `${median.toFixed(2)} / ${p99.toFixed(2)}`

/** A row for each size. */
export const searchTable = (all: readonly SearchFigures[]) =>
  all.map(figures => ({
    documents: figures.documents,
    words: figures.words,
    'query CPU ms, p50 / p99': twoDigits(figures.query),
    'suggestion CPU ms, p50 / p99': twoDigits(figures.suggestion),
    'memory, MB': oneDigit(figures.memoryMb),
    'file, MB': oneDigit(figures.fileMb),
    'open, ms': oneDigit(figures.openMs),
    'others wait, ms': oneDigit(figures.pauseMs),
    'build, s': oneDigit(figures.buildMs / 1000),
  }))

export interface SearchGoal {
  what: string
  value: number
  most: number
  unit: string
}

/** What the search has to keep to, beside what it does. */
export function searchGoals(all: readonly SearchFigures[]): SearchGoal[] {
  const of = (size: number) => {
    const figures = all.find(({ documents }) => documents === size)
    if (!figures) throw new Error(`The search was not measured at ${size} documents.`)
    return figures
  }
  const [small, large] = [of(2000), of(20_000)]
  return [
    { what: 'median of a query, 2,000 documents', value: small.query.median, most: 5, unit: ' ms' },
    { what: 'memory of the search index, 2,000 documents', value: small.memoryMb, most: 20, unit: ' MB' },
    { what: 'median of a suggestion, 20,000 documents', value: large.suggestion.median, most: 5, unit: ' ms' },
  ]
}
