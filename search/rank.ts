// How well the documents of an index fit words, each of which terms of the index stand for.
import { type SearchIndex, weightSteps } from './word-index.ts'

/** A term that stands for a word, and how well: 1 for the word itself. */
export interface TermMatch {
  term: number
  weight: number
}

export interface Ranked {
  /** Documents that fit, in no order. */
  docs: readonly number[]
  /** By document; of others it is 0 or means nothing. Valid until the next ranking. */
  scores: Float32Array
}

/** @param all whether a document has to fit every word, or any */
export type Rank = (words: readonly (readonly TermMatch[])[], all: boolean) => Ranked

/** A ranking over an index. Its arrays are made once, for they are as long as the library. */
export function createRank({ documents, starts, docs, weights }: SearchIndex): Rank {
  const scores = new Float32Array(documents)
  const fitted = new Uint8Array(documents) // words that it fits, when all are needed
  const placesOf = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0)
  /** Rare words tell more. */
  const rarity = (term: number) => Math.log(1 + (documents - placesOf(term) + 0.5) / (placesOf(term) + 0.5))
  const places = (meanings: readonly TermMatch[]) => meanings.reduce((sum, { term }) => sum + placesOf(term), 0)
  let touched: number[] = []

  return (words, all) => {
    for (const doc of touched) {
      scores[doc] = 0
      fitted[doc] = 0
    }
    touched = []
    // The rarest first: then the others need a look at few documents only.
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
