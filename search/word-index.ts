// The index of the search: which term is in which document, with its weight there. Flat arrays, so that its file needs
// no parsing and takes no more memory than its size.
import { type Entry, textsOf } from './entry.ts'
import { foldWord, wordsOf } from './folded-words.ts'

export interface SearchIndex {
  /** Number of documents; their numbers are 0 to one less. */
  documents: number
  /** Folded words, in the order of JavaScript's own sort. */
  terms: readonly string[]
  /** Where the entries of each term begin in `docs` and `weights`, then their end: one more than there are terms. */
  starts: Uint32Array
  /** By term: the documents that have it, ascending. */
  docs: Uint32Array
  /** By term: its weight in each of these documents, in steps of 1 / `weightSteps`. */
  weights: Uint8Array
  /** Where the lines of each document begin in `lines`, then their end: one more than there are documents. */
  lineStarts: Uint32Array
  /** Lines of each document that a result may show besides title and lead, in UTF-8. */
  lines: Uint8Array
}

/** Weights are stored in tenths: the greatest possible weight is a little over 24, which fits a byte. */
export const weightSteps = 10

const boosts = [6, 2, 1] // weights of title, lead and the rest, as `textsOf` returns them
const fields = boosts.length
const [saturation, lengthPart, least] = [1.2, 0.7, 0.5] // k, b and d of BM25+
const mostCounted = 255 // a count of a field fits a byte

/** Builds an index document by document, so that the caller can pause between them. */
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
  /** By term: pairs of a document and how often its fields have the term, a byte for each field. */
  const places = new Map<string, number[]>()
  const lengths: number[] = []
  const lines: Buffer[] = []

  function add(entry: Entry) {
    const counts = new Map<string, number>()
    textsOf(entry).forEach((text, field) => {
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
      if (known) known.push(lines.length, packed)
      else places.set(term, [lines.length, packed])
    }
    lines.push(Buffer.from(entry.about.map(line => line.replaceAll('\n', ' ')).join('\n')))
  }

  function finish(): SearchIndex {
    const usual = boosts.map(
      (_, field) => lengths.reduce((sum, n, i) => (i % fields === field ? sum + n : sum), 0) / lines.length,
    )
    function weightOf(doc: number, packed: number): number {
      let weight = 0
      boosts.forEach((boost, field) => {
        const times = (packed >> (8 * field)) & mostCounted
        if (times === 0) return
        const length = (lengths[doc * fields + field] ?? 0) / (usual[field] || 1)
        weight +=
          boost * (least + (times * (saturation + 1)) / (times + saturation * (1 - lengthPart + lengthPart * length)))
      })
      return weight
    }
    const terms = [...places.keys()].sort()
    const [starts, lineStarts] = [new Uint32Array(terms.length + 1), new Uint32Array(lines.length + 1)]
    terms.forEach((term, i) => {
      starts[i + 1] = (starts[i] ?? 0) + (places.get(term)?.length ?? 0) / 2
    })
    lines.forEach((line, i) => {
      lineStarts[i + 1] = (lineStarts[i] ?? 0) + line.length
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
    return { documents: lines.length, terms, starts, docs, weights, lineStarts, lines: Buffer.concat(lines) }
  }
  return { add, finish }
}

/** The index of entries; the number of a document is its place in the list. */
export function createIndex(entries: readonly Entry[]): SearchIndex {
  const maker = indexMaker()
  for (const entry of entries) maker.add(entry)
  return maker.finish()
}

const utf8 = new TextDecoder()

/** The lines of a document, as they were indexed. */
export function linesOf({ lineStarts, lines }: SearchIndex, doc: number): string[] {
  const text = utf8.decode(lines.subarray(lineStarts[doc], lineStarts[doc + 1]))
  return text === '' ? [] : text.split('\n')
}
