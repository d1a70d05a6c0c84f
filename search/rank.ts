// Scores the documents of an index (BM25+): for each word of a search, the terms of the index that stand for it.
import { type SearchIndex, weightSteps } from './word-index.ts'

/** A term that stands for a word, with a weight from 0 to 1; the word itself has 1. */
export interface TermMatch {
  term: number
  weight: number
}

export interface Ranked {
  /** Documents that fit, unordered. */
  docs: readonly number[]
  /** Scores by document, for those in `docs` only. Valid until the next ranking. */
  scores: Float32Array
}

/** Ranks the documents for words. @param all a document must fit every word; otherwise any of them */
export type Rank = (words: readonly (readonly TermMatch[])[], all: boolean) => Ranked

/** A ranking over an index. Its arrays, as long as the library, are allocated once and reused. */
export function createRank({ documents, starts, docs, weights }: SearchIndex): Rank {
  const scores = new Float32Array(documents)
  const fitted = new Uint8Array(documents) // by document, the number of words that it fits so far
  const placesOf = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0)
  /** Inverse document frequency: rare terms count more. */
  const rarity = (term: number) => Math.log(1 + (documents - placesOf(term) + 0.5) / (placesOf(term) + 0.5))
  const places = (meanings: readonly TermMatch[]) => meanings.reduce((sum, { term }) => sum + placesOf(term), 0)
  let touched: number[] = []

  return (words, all) => {
    for (const doc of touched) {
      scores[doc] = 0
      fitted[doc] = 0
    }
    touched = []
    // The rarest word first: for the others, only documents that fit it need to be scored.
    const inOrder = all ? words.toSorted((a, b) => places(a) - places(b)) : words
    inOrder.forEach((meanings, before) => {
      for (const { term, weight } of meanings) {
        const factor = (weight * rarity(term)) / weightSteps
        const end = starts[term + 1] ?? 0
        for (let at = starts[term] ?? 0; at < end; at++) {
          const doc = docs[at] ?? 0
          const fits = fitted[doc] ?? 0
          if (all && fits < before) continue
          if (fits === 0) touched.push(doc)
          fitted[doc] = before + 1
          scores[doc] = (scores[doc] ?? 0) + factor * (weights[at] ?? 0)
        }
      }
    })
    return { docs: all ? touched.filter(doc => fitted[doc] === words.length) : touched, scores }
  }
}
