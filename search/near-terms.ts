// Which terms of an index stand for a typed word: those that begin with it, and those that differ by a letter or two.
import { firstIndex } from '../lib/first-index.ts'

const firstFrom = (terms: readonly string[], text: string) => firstIndex(terms.length, at => (terms[at] ?? '') >= text)

/**
 * Terms that begin with a word: from the first index up to the second, not included. The word itself, when it is a
 * term, is the first.
 * @param terms sorted
 */
export const termsBeginningWith = (terms: readonly string[], word: string): [from: number, to: number] => [
  firstFrom(terms, word),
  firstFrom(terms, `${word}\uffff`), // no letter comes after it
]

/** A term, and how many letters of it are wrong, missing or too many. */
export interface NearTerm {
  term: number
  slips: number
}

/**
 * Terms that become a word with `most` slips or fewer (Levenshtein distance). Neighbours among sorted terms share their
 * beginning: its rows are computed once, and terms whose beginning is already too far away are skipped.
 */
export function nearTerms(terms: readonly string[], word: string, most: number): NearTerm[] {
  const found: NearTerm[] = []
  const far = most + 1
  /** Row i: after i letters of the term, the slips to each beginning of the word, at most `far`. */
  const rows: Uint8Array[] = [Uint8Array.from({ length: word.length + 1 }, (_, i) => Math.min(i, far))]
  let previous = ''
  /** Letters of the previous term that have a row, and the number of letters after which it was too far away. */
  let [known, givenUp] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] ?? ''
    let i = 0
    while (i < known && i < term.length && term.charCodeAt(i) === previous.charCodeAt(i)) i++
    if (i >= givenUp) continue
    givenUp = Number.POSITIVE_INFINITY
    for (; i < term.length; i++) {
      if (nextRow(rows, i, term.charCodeAt(i), word, far) < far) continue
      givenUp = i + 1
      break
    }
    known = Math.min(i + 1, term.length)
    previous = term
    const slips =
      givenUp > term.length && Math.abs(term.length - word.length) <= most
        ? (rows[term.length]?.[word.length] ?? far)
        : far
    if (slips < far) found.push({ term: at, slips })
  }
  return found
}

/** Computes row i + 1 from row i. @param letter the term's letter at i @returns the fewest slips in the row */
function nextRow(rows: Uint8Array[], i: number, letter: number, word: string, far: number): number {
  const above = rows[i] as Uint8Array // rows are filled one after the other
  const row = rows[i + 1] ?? new Uint8Array(word.length + 1)
  rows[i + 1] = row
  // Further from the diagonal there are too many slips anyway.
  const [from, to] = [Math.max(1, i + 1 - far), Math.min(word.length, i + 1 + far)]
  row[from - 1] = from === 1 ? Math.min(i + 1, far) : far
  let least = row[from - 1] ?? far
  for (let j = from; j <= to; j++) {
    const changed = (above[j - 1] ?? far) + (word.charCodeAt(j - 1) === letter ? 0 : 1)
    const slips = Math.min(changed, (above[j] ?? far) + 1, (row[j - 1] ?? far) + 1, far)
    row[j] = slips
    if (slips < least) least = slips
  }
  if (to < word.length) row[to + 1] = far
  return least
}
