// Scores the pages of an index (BM25+): for each word of a search, the terms of the index that stand for it.
import { type SearchIndex, weightSteps } from './word-index.ts'

/** A term that stands for a word, with a weight from 0 to 1; the word itself has 1. */
export interface TermMatch {
  term: number
  weight: number
}

export interface Ranked {
  page: number
  score: number
  /** The part of the page that fits best; 0 is its top. */
  part: number
}

/**
 * Ranks the pages for the words of a search, unordered. A page is as good as its best part. A part without some of the
 * words loses more than what they would have added, and the more the rarer they are.
 */
export type Rank = (words: readonly (readonly TermMatch[])[]) => Ranked[]

/**
 * A word with less of the rarity of a search than this does not lead to a part by itself: others of it must be there.
 * In a whole question every word has little of it, so half of a fair share is enough.
 */
const leastShareOf = (words: number) => Math.min(0.15, 0.5 / words)

/** A ranking over an index. Its arrays, as long as the library, are allocated once and reused. */
export function createRank({ starts, docs, weights, firstParts, pages }: SearchIndex): Rank {
  const parts = firstParts[pages] ?? 0
  const pageOf = new Uint32Array(parts)
  for (let page = 0; page < pages; page++) pageOf.fill(page, firstParts[page], firstParts[page + 1])
  const scores = new Float32Array(parts)
  const covered = new Float32Array(parts) // by part, the rarity of the words that it has
  const ofWord = new Float32Array(parts) // by part, the best weight of a term that stands for the present word
  const touched = new Uint32Array(parts) // parts with a word of the search
  const having = new Uint32Array(parts) // parts with the present word
  const placeOf = new Uint32Array(pages) // by page, where it stands among those found
  const placesOf = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0)
  /** Inverse document frequency: rare words count more, and one that nothing has most of all. */
  function rarityOf(meanings: readonly TermMatch[]) {
    const places = Math.min(
      parts,
      meanings.reduce((sum, { term }) => sum + placesOf(term), 0),
    )
    return Math.log(1 + (parts - places + 0.5) / (places + 0.5))
  }

  return words => {
    const byRarity = words
      .map(meanings => ({ meanings, rarity: rarityOf(meanings) }))
      .toSorted((a, b) => b.rarity - a.rarity)
    const total = byRarity.reduce((sum, { rarity }) => sum + rarity, 0)
    let touchedParts = 0
    for (const { meanings, rarity } of byRarity) {
      const isEnough = rarity >= leastShareOf(words.length) * total
      let count = 0
      for (const { term, weight } of meanings) {
        const end = starts[term + 1] ?? 0
        const step = weight / weightSteps
        for (let at = starts[term] ?? 0; at < end; at++) {
          const doc = docs[at] ?? 0
          if (!isEnough && covered[doc] === 0) continue
          const before = ofWord[doc] ?? 0
          const own = step * (weights[at] ?? 0)
          if (before === 0) having[count++] = doc
          if (own > before) ofWord[doc] = own
        }
      }
      for (let i = 0; i < count; i++) {
        const doc = having[i] ?? 0
        if (covered[doc] === 0) touched[touchedParts++] = doc
        scores[doc] = (scores[doc] ?? 0) + rarity * (ofWord[doc] ?? 0)
        covered[doc] = (covered[doc] ?? 0) + rarity
        ofWord[doc] = 0
      }
    }
    const byPage: Ranked[] = []
    for (let i = 0; i < touchedParts; i++) {
      const doc = touched[i] ?? 0
      const page = pageOf[doc] ?? 0
      const part = doc - (firstParts[page] ?? 0)
      const score = ((scores[doc] ?? 0) * (covered[doc] ?? 0)) / total
      scores[doc] = covered[doc] = 0
      const known = byPage[placeOf[page] ?? 0]
      if (known?.page !== page) {
        placeOf[page] = byPage.length
        byPage.push({ page, score, part })
      } else if (score > known.score || (score === known.score && part < known.part)) {
        known.score = score
        known.part = part
      }
    }
    return byPage
  }
}
