// The search over all names: as typed, from the beginning, within, by meaning, and by what sounds or is spelled like
// it.
import { memoized } from '../lib/memoize.ts'
import type { Name, Names } from './names.ts'
import { foldName, nearNames } from './near-names.ts'

/** How a name fits what was typed, in the order in which results are shown. */
export const matchKinds = ['exact', 'begins', 'has', 'means', 'near'] as const
export type MatchKind = (typeof matchKinds)[number]

export interface NameMatch {
  name: Name
  how: MatchKind
}

export interface NameSearch {
  /**
   * All that fits, best first; any text gets an answer, maybe an empty one. `meaning: light` looks at meanings only.
   */
  find(text: string): readonly NameMatch[]
  /** A few to offer while somebody types: those that begin so, else those that are spelled or sound like it. */
  suggest(text: string, most: number): readonly Name[]
  /** Names that are spelled or sound like a text, nearest first. */
  near(text: string, most: number): readonly Name[]
}

/** Code points of a text that are looked at. */
const longestText = 200
/** Results by likeness, which would go on and on. */
const nearCount = 12
const meaningOnly = /^\s*meaning\s*:/i
/** Words of meanings that say nothing. */
const emptyWords = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'or',
  'in',
  'to',
  'is',
  'he',
  'she',
  'it',
  'one',
  'who',
  'by',
  'for',
  'from',
  'with',
  'name',
  'names',
])

/** The search over names; the same object for the same names. */
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
  /** Place of each name by births of the last ten years, the most given first. */
  const places = new Uint16Array(all.length)
  for (const [place, { id }] of names.list({}).entries()) places[id] = place
  const byPlace = (a: Name, b: Name) => (places[a.id] ?? 0) - (places[b.id] ?? 0)
  const byMeaning = new Map<string, Name[]>()
  for (const name of all) {
    for (const word of new Set(wordsOf(names.about(name)?.meaning ?? '')))
      byMeaning.set(word, [...(byMeaning.get(word) ?? []), name])
  }

  /** Names are in the order of the alphabet, so those that begin alike stand together. */
  function beginning(letters: string): Name[] {
    let [from, to] = [0, all.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((all[middle]?.letters ?? '') < letters) from = middle + 1
      else to = middle
    }
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
