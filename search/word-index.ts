// The index of the search: which word is in which part of which page, with its weight there. Flat arrays, so that its
// file needs no parsing and takes no more memory than its size.
import type { Entry } from './entry.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import { isSearched } from './result-groups.ts'
import { alsoCalled, calledBy } from './topic-words.ts'

export interface SearchIndex {
  /** Number of pages; their numbers are 0 to one less. */
  pages: number
  /** Folded words, in the order of JavaScript's own sort. */
  terms: readonly string[]
  /** Where the entries of each term begin in `docs` and `weights`, then their end: one more than there are terms. */
  starts: Uint32Array
  /** By term: the parts that have it, ascending. */
  docs: Uint32Array
  /** By term: its weight in each of these parts, in steps of 1 / `weightSteps`. */
  weights: Uint8Array
  /** By page: the number of its first part, then the number of all parts. */
  firstParts: Uint32Array
  /** Where parts stand on their pages, each place once: ids, empty for the top. */
  ids: readonly string[]
  /** By part: the number of its id in `ids`. */
  idOfPart: Uint32Array
}

/** Weights are stored in sevenths: the greatest possible weight is a little over 32, which fits a byte. */
export const weightSteps = 7

/**
 * Weights of a word in the title of the page, the heading of the part (at the top: the lead), its text, and what people
 * call the subject: every part has it, so that it leads to the page and the part is chosen by its own words.
 */
const boosts = [5, 3, 1, 3]
const fields = boosts.length
const ofNames = 3
const [saturation, lengthPart, least] = [1.2, 0.7, 0.5] // k, b and d of BM25+
const mostCounted = 255 // a count of a field fits a byte

/** Builds an index page by page, so that the caller can pause between them. */
export function indexMaker() {
  const folded = new Map<string, string | null>()
  const fold = (word: string) => {
    let term = folded.get(word)
    if (term === undefined) {
      term = foldWord(word)
      folded.set(word, term)
    }
    return term
  }
  /** By term: pairs of a part and how often its fields have the term, a byte for each field. */
  const places = new Map<string, number[]>()
  const lengths: number[] = []
  const firstParts: number[] = []
  const ids = new Map<string, number>()
  const idOfPart: number[] = []
  let parts = 0

  function addPart(texts: readonly string[]) {
    const counts = new Map<string, number>()
    texts.forEach((text, field) => {
      let length = 0
      for (const word of wordsOf(text)) {
        const term = fold(word)
        if (term === null) continue
        const packed = counts.get(term) ?? 0
        const times = (packed >> (8 * field)) & mostCounted
        if (times === 0) length++
        if (times < mostCounted) counts.set(term, packed + (1 << (8 * field)))
      }
      lengths.push(length)
    })
    for (const [term, packed] of counts) {
      const known = places.get(term)
      if (known) known.push(parts, packed)
      else places.set(term, [parts, packed])
    }
    parts++
  }

  function add({ card, parts: all }: Entry) {
    firstParts.push(parts)
    if (!isSearched(card)) return
    for (const [i, { id, heading, text }] of all.entries()) {
      if (!ids.has(id)) ids.set(id, ids.size)
      idOfPart.push(ids.get(id) ?? 0)
      addPart([card.title, i === 0 ? `${heading} ${alsoCalled(card)}` : heading, text, calledBy(card)])
    }
  }

  function finish(): SearchIndex {
    const usual = boosts.map(
      (_, field) => lengths.reduce((sum, n, i) => (i % fields === field ? sum + n : sum), 0) / parts,
    )
    function weightOf(doc: number, packed: number): number {
      let weight = 0
      boosts.forEach((boost, field) => {
        const times = (packed >> (8 * field)) & mostCounted
        if (times === 0) return
        // A list of words is no worse for being long.
        const length = field === ofNames ? 1 : (lengths[doc * fields + field] ?? 0) / (usual[field] || 1)
        weight +=
          boost * (least + (times * (saturation + 1)) / (times + saturation * (1 - lengthPart + lengthPart * length)))
      })
      return weight
    }
    const terms = [...places.keys()].sort()
    const starts = new Uint32Array(terms.length + 1)
    terms.forEach((term, i) => {
      starts[i + 1] = (starts[i] ?? 0) + (places.get(term)?.length ?? 0) / 2
    })
    const [docs, weights] = [new Uint32Array(starts.at(-1) ?? 0), new Uint8Array(starts.at(-1) ?? 0)]
    let at = 0
    for (const term of terms) {
      const of = places.get(term) ?? []
      for (let i = 0; i < of.length; i += 2, at++) {
        const [doc = 0, packed = 0] = [of[i], of[i + 1]]
        docs[at] = doc
        weights[at] = Math.min(255, Math.round(weightOf(doc, packed) * weightSteps))
      }
    }
    return {
      pages: firstParts.length,
      terms,
      starts,
      docs,
      weights,
      firstParts: Uint32Array.from([...firstParts, parts]),
      ids: [...ids.keys()],
      idOfPart: Uint32Array.from(idOfPart),
    }
  }
  return { add, finish }
}

/** The address of a part of a page. @param part its number on the page */
export function addressOfPart({ ids, idOfPart, firstParts }: SearchIndex, path: string, page: number, part: number) {
  const id = ids[idOfPart[(firstParts[page] ?? 0) + part] ?? 0]
  return id ? `${path}#${id}` : path
}

/** The index of entries; the number of a page is its place in the list. */
export function createIndex(entries: readonly Entry[]): SearchIndex {
  const maker = indexMaker()
  for (const entry of entries) maker.add(entry)
  return maker.finish()
}
