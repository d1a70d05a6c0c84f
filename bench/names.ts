// Lists of names, their search and its suggestions, as a page asks for them, and what opening them takes. Alone: node
// bench/names.ts
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listsOf } from '../names/all-lists.ts'
import { openNames } from '../names/name-files.ts'
import { passes, readFilter } from '../names/name-filter.ts'
import { nameSearch } from '../names/name-search.ts'
import { rowsOf } from '../routes/names/list-rows.ts'
import { builtNames } from './built-names.ts'
import { median } from './load.ts'
import type { OpenFigures } from './names-open.ts'
import { percentile } from './percentile.ts'

/** Milliseconds. */
export interface Times {
  median: number
  p99: number
}

export interface NamesFigures extends OpenFigures {
  list: Times
  search: Times
  suggestion: Times
}

const rounds = 15
const lists = [
  ...[
    'girl-baby-names',
    'boy-baby-names',
    'unisex-baby-names',
    'short-baby-names',
    'classic-baby-names',
    'rising-baby-names',
  ],
  ...['hebrew-baby-names', 'latin-baby-names', 'baby-names-that-start-with-a', 'baby-girl-names-that-start-with-q'],
  ...[
    'baby-boy-names-that-start-with-jax',
    'baby-names-ending-in-a',
    'baby-names-ending-in-ella',
    'baby-unisex-names-ending-in-y',
  ],
]
const onPage = 100
const filters: Record<string, string>[] = [
  {},
  { letter: 'm' },
  { origin: 'greek', length: 'long' },
  { sex: 'girl', syllables: '2' },
]
const texts = [
  ...[
    'olivia',
    'a',
    'an',
    'mar',
    'lexan',
    'zoë',
    'olvia',
    'jhon',
    'micheal',
    'katelin',
    'kaytlyn',
    'elisabteh',
    'siobhan',
    'shivawn',
  ],
  ...[
    'meaning: light',
    'light',
    'gift of god',
    'anna maria',
    'xqzwvkjh',
    '%',
    'мария',
    'a'.repeat(200),
    'christopher',
    'alexandria',
  ],
]
/** What stands in the field while a name is typed. */
const typed = ['olivia', 'christopher', 'jhonathan', 'katlyn', 'zoe', 'xyzzy'].flatMap(name =>
  [...name].map((_, i) => name.slice(0, i + 1)),
)

function timesOf(runs: readonly (() => unknown)[]): Times {
  for (const run of runs) run() // what is made at the first call is made
  const taken = Array.from({ length: rounds }, () => runs)
    .flat()
    .map(run => {
      const from = performance.now()
      run()
      return performance.now() - from
    })
  return { median: median(taken), p99: percentile(taken, 0.99) }
}

const openings = 3

/** Medians of some openings, each in a process of its own. */
async function measureOpening(): Promise<OpenFigures> {
  const all: OpenFigures[] = []
  for (let i = 0; i < openings; i++) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      join(import.meta.dirname, 'names-open.ts'),
    ])
    all.push(JSON.parse(stdout))
  }
  return { openMs: median(all.map(({ openMs }) => openMs)), memoryMb: median(all.map(({ memoryMb }) => memoryMb)) }
}

/** Takes some ten seconds. */
export async function measureNames(): Promise<NamesFigures> {
  const opening = await measureOpening()
  const names = await openNames(builtNames(join(import.meta.dirname, '../dist')))
  const { find } = listsOf(names)
  const search = nameSearch(names)
  /** The first page of a list as its view gets it. */
  function pageOf(slug: string, query: Record<string, string>) {
    const list = find(slug)
    if (!list) throw new Error(`There is no list ${slug}.`)
    const filter = readFilter(query)
    const left = list.names.filter(name => passes(name, filter, names.about(name)))
    return rowsOf(names, left.slice(0, onPage), list)
  }
  const girls = (text: string) =>
    search.find(text).filter(({ name }) => passes(name, { sex: 'girl' }, names.about(name)))
  return {
    list: timesOf(lists.flatMap(slug => filters.map(query => () => pageOf(slug, query)))),
    search: timesOf(texts.flatMap(text => [() => search.find(text), () => girls(text)])),
    suggestion: timesOf(typed.map(text => () => search.suggest(text, 8))),
    ...opening,
  }
}

/** What names have to keep to, beside what they do. */
export const namesGoals = ({ list, search, suggestion, openMs, memoryMb }: NamesFigures) => [
  { what: 'median of a list of names, its page', value: list.median, most: 3, unit: ' ms' },
  { what: 'median of a search over the names', value: search.median, most: 3, unit: ' ms' },
  { what: 'median of a suggestion of names', value: suggestion.median, most: 2, unit: ' ms' },
  { what: 'opening of the names', value: openMs, most: 300, unit: ' ms' },
  { what: 'memory of the names', value: memoryMb, most: 60, unit: ' MB' },
]

if (import.meta.main) {
  const figures = await measureNames()
  console.log(figures)
  console.table(namesGoals(figures))
}
