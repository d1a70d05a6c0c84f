// What the curated lists say of a name: who bears it, and what else it means. A list and the page of a name show the
// same lines.
import { capitalized } from '../lib/in-words.ts'
import type { ListLink } from './lists-of-name.ts'
import { pathOf } from './name-list.ts'
import type { Name, Names } from './names.ts'
import { themes } from './themes.ts'

export interface ListFact {
  /** `Simone Biles, US gymnast`, `A tree that grows by water`. */
  text: string
  /** The list that the line is from. */
  list: ListLink
  /** What the facts of the list rest on. */
  source: string
}

export interface ListFacts {
  /** People and figures of that name. */
  bearers: readonly ListFact[]
  /** Things, places, words and surnames of that name. */
  others: readonly ListFact[]
  /** The sense of the name as an ordinary word: shown when its root was not looked up. */
  word: string | undefined
}

/** Lists of bearers by slug, in the order of a page; each with those of its names that are places, words or works. */
export const bearerLists: ReadonlyMap<string, readonly string[]> = new Map([
  ['presidential', []],
  ['royal', []],
  ['olympics', []],
  [
    'musical',
    (
      'Aida Allegra Alto Aria Cadence Calliope Carmen Carol Celesta Coda Harmony Harper ' +
      'Jazz Lyric Major Melody Piper Rhythm Symphony Viola'
    ).split(' '),
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

/** Lists whose lines explain a word. */
const wordLists: ReadonlySet<string> = new Set(['nature', 'flower', 'gemstone', 'color', 'virtue'])

/** Lists of bearers first, pets last. */
const listOrder = [
  ...new Set([...bearerLists.keys(), ...themes.map(({ slug }) => slug).filter(slug => slug !== 'pet'), 'pet']),
]

/** The lines of all curated lists about a name; empty for most names. */
export function listFacts({ themes: lines }: Names, { name }: Name): ListFacts {
  const bearers: ListFact[] = []
  const others: ListFact[] = []
  let word: string | undefined
  for (const slug of listOrder) {
    const line = lines.get(slug)?.get(name)
    const theme = themes.find(theme => theme.slug === slug)
    if (!line || !theme) continue
    const text = capitalized(line)
    const isBearer = bearerLists.get(slug)?.includes(name) === false
    const found = isBearer ? bearers : others
    found.push({ text, list: { title: theme.title, path: pathOf(`${slug}-baby-names`) }, source: theme.source })
    if (wordLists.has(slug)) word ??= text
  }
  return { bearers, others, word }
}
