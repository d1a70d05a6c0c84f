// The search over all names: by spelling, by beginning, by letters within, by meaning, and by similar sound or
// spelling.
import { firstIndex } from '../lib/first-index.ts'
import { memoized } from '../lib/memoize.ts'
import type { Name, Names } from './names.ts'
import { foldName, nearNames } from './near-names.ts'

/** How a name fits the text, in the order of the results. */
export const matchKinds = ['exact', 'begins', 'has', 'means', 'near'] as const
export type MatchKind = (typeof matchKinds)[number]

export interface NameMatch {
  name: Name
  how: MatchKind
}

export interface NameSearch {
  /** All matches, best first; possibly none. `meaning: light` searches meanings only. */
  find(text: string): readonly NameMatch[]
  /** Suggestions while somebody types: names that begin like the text, then names that are near to it. */
  suggest(text: string, most: number): readonly Name[]
  /** Names that are spelled or sound like the text, nearest first. */
  near(text: string, most: number): readonly Name[]
}

/** Code points of a text that are searched for. */
const longestText = 200
/** At most this many near matches: there would always be more. */
const nearCount = 12
const meaningOnly = /^\s*meaning\s*:/i
/** Common words, ignored in meanings. */
const emptyWords = new Set('a an and the of or in to is he she it one who by for from with name names'.split(' '))

/** The search over names. Memoized. */
export const nameSearch = memoized(createNameSearch)

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word && !emptyWords.has(word))

function createNameSearch(names: Names): NameSearch {
  const { all } = names
  /** Place of each name by recent births, by its number; 0 for the most given. */
  const places = new Uint16Array(all.length)
  for (const [place, { id }] of names.list({}).entries()) places[id] = place
  const byPlace = (a: Name, b: Name) => (places[a.id] ?? 0) - (places[b.id] ?? 0)
  const byMeaning = new Map<string, Name[]>()
  for (const name of all) {
    for (const word of new Set(wordsOf(names.about(name)?.meaning ?? '')))
      byMeaning.set(word, [...(byMeaning.get(word) ?? []), name])
  }

  /** Names that begin with these letters: they stand together, since all are in the order of the alphabet. */
  function beginning(letters: string): Name[] {
    const from = firstIndex(all.length, at => (all[at]?.letters ?? '') >= letters)
    let end = from
    while (all[end]?.letters.startsWith(letters)) end++
    return all.slice(from, end).sort(byPlace)
  }
  function meaning(text: string): Name[] {
    const words = wordsOf(text)
    const [first, ...others] = words.map(word => byMeaning.get(word) ?? [])
    return first ? first.filter(name => others.every(list => list.includes(name))).sort(byPlace) : []
  }
  const near = (letters: string, most: number) => nearNames(names, letters, places, most)
  const cut = (text: string) => [...text.slice(0, 2 * longestText)].slice(0, longestText).join('')

  return {
    find(typed) {
      const text = cut(typed)
      const as = (how: MatchKind, found: readonly Name[]) => found.map(name => ({ name, how }))
      if (meaningOnly.test(text)) return as('means', meaning(text.replace(meaningOnly, '')))
      const letters = foldName(text)
      const begins = letters ? beginning(letters) : []
      const exact = begins.filter(name => name.letters === letters)
      const has =
        letters.length > 1
          ? all.filter(name => name.letters.includes(letters, 1) && !name.letters.startsWith(letters)).sort(byPlace)
          : []
      const matches = [
        ...as('exact', exact),
        ...as(
          'begins',
          begins.filter(name => name.letters !== letters),
        ),
        ...as('has', has),
        ...as('means', meaning(text)),
        ...as('near', letters.length > 2 ? near(letters, nearCount) : []),
      ]
      const seen = new Set<Name>()
      return matches.filter(({ name }) => !seen.has(name) && seen.add(name))
    },
    suggest(typed, most) {
      const letters = foldName(cut(typed))
      if (!letters) return []
      const begins = beginning(letters).slice(0, most)
      if (begins.length === most || letters.length < 3) return begins
      return [...new Set([...begins, ...near(letters, most)])].slice(0, most)
    },
    near(typed, most) {
      const letters = foldName(cut(typed))
      return letters ? near(letters, most) : []
    },
  }
}
