// What the curated lists say of a name: who bears it, and what it is besides. The lists and the name's own page show
// the same lines.
import type { ListLink } from './lists-of-name.ts'
import { pathOf } from './name-list.ts'
import type { Name, Names } from './names.ts'
import { themes } from './themes.ts'

export interface ListFact {
  /** `Simone Biles, US gymnast`, `A tree that grows by water`. */
  text: string
  /** The list that says so. */
  list: ListLink
  /** What the list rests on. */
  source: string
}

export interface ListFacts {
  /** People and figures of that name. */
  bearers: readonly ListFact[]
  /** Things, places, words and surnames. */
  others: readonly ListFact[]
  /** What it says as a word, for a name whose root was not looked up. */
  word: string | undefined
}

/**
 * Slugs of lists of bearers, in the order of a page, each with those of its names that are places, words or works
 * there.
 */
export const bearerLists: ReadonlyMap<string, readonly string[]> = new Map([
  ['presidential', []],
  ['royal', []],
  ['olympics', []],
  [
    'musical',
    [
      ...[
        'Aida',
        'Allegra',
        'Alto',
        'Aria',
        'Cadence',
        'Calliope',
        'Carmen',
        'Carol',
        'Celesta',
        'Coda',
        'Harmony',
        'Harper',
        'Jazz',
      ],
      ...['Lyric', 'Major', 'Melody', 'Piper', 'Rhythm', 'Symphony', 'Viola'],
    ],
  ],
  ['saints', []],
  [
    'biblical',
    ['Ariel', 'Bethany', 'Canaan', 'Eden', 'Emmanuel', 'Galilee', 'Jericho', 'Jordan', 'Selah', 'Shiloh', 'Zion'],
  ],
  ['mythology', ['Phoenix']],
  ['literary', []],
  ['shakespeare', []],
  ['marvel', []],
  ['dc', []],
  ['anime', []],
])

/** Lists whose lines give the plain sense of a word. */
const wordLists: ReadonlySet<string> = new Set(['nature', 'flower', 'gemstone', 'color', 'virtue'])

/** Bearers first; what a pet is called comes last. */
const listOrder = [
  ...new Set([...bearerLists.keys(), ...themes.map(({ slug }) => slug).filter(slug => slug !== 'pet'), 'pet']),
]

/** All that the curated lists say of a name; empty for most names. */
export function listFacts({ themes: lines }: Names, { name }: Name): ListFacts {
  const bearers: ListFact[] = []
  const others: ListFact[] = []
  let word: string | undefined
  for (const slug of listOrder) {
    const line = lines.get(slug)?.get(name)
    const theme = themes.find(theme => theme.slug === slug)
    if (!line || !theme) continue
    const text = line.charAt(0).toUpperCase() + line.slice(1)
    const isBearer = bearerLists.get(slug)?.includes(name) === false
    const found = isBearer ? bearers : others
    found.push({ text, list: { title: theme.title, path: pathOf(`${slug}-baby-names`) }, source: theme.source })
    if (wordLists.has(slug)) word ??= text
  }
  return { bearers, others, word }
}
