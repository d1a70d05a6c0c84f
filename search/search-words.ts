// From the text of a search to the terms of the index that its words stand for: the same stem, the beginning of a
// longer word, what our pages call it, or, for a word that nobody knows, the nearest spelling.

import { doubleMetaphone } from 'double-metaphone'
import { foldWord, stemOf, wordsOf } from './folded-words.ts'
import { nearTerms, termsBeginningWith } from './near-terms.ts'
import type { TermMatch } from './rank.ts'
import { searchLimits } from './search-limits.ts'
import { beginsSynonym, ourWordsFor } from './synonyms.ts'
import { joined, lossIn } from './topic-words.ts'
import type { SearchIndex } from './word-index.ts'

/** A word of a search, with the terms that stand for it. */
export interface SearchWord {
  word: string
  terms: readonly TermMatch[]
  /** Whether the word means a loss; `maybe` only when it was spelled out. */
  loss: 'sure' | 'maybe' | null
}

export interface SearchWords {
  /** As they were typed, or corrected. */
  typed: readonly SearchWord[]
  /** With what our pages call it in place of what was typed; null when there is nothing to replace. */
  ours: readonly SearchWord[] | null
  /** The text with the nearest spelling of words that nobody knows; null when all are known. */
  corrected: string | null
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const counted = new RegExp(`\\b(${numbers.join('|')})(?=[\\s-]+(?:weeks?|months?)\\b)`, 'gi')
/** Weeks and months are written in digits on our pages: "two month" is 2 month. */
const inDigits = (text: string) => text.replace(counted, word => String(numbers.indexOf(word.toLowerCase()) + 1))

/** Digits alone. */
export const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const weightOfLonger = (word: string, { length }: string) => (0.5 * length) / (length + 0.3 * (length - word.length))
const slipsAllowed = (word: string) =>
  isNumber(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 8 ? 2 : 3
/** As many slips are only a spelling of a word when it sounds the same. */
const slipsOfSound = 3
const soundOf = (word: string) => doubleMetaphone(word)[0]

/** Finds the words of searches in an index. */
export function wordFinder({ terms, starts }: Pick<SearchIndex, 'terms' | 'starts'>) {
  const termOf = (at: number) => terms[at] ?? ''
  const stems: string[] = []
  /** Of a term; two letters begin hundreds of them. */
  function stemOfTerm(at: number): string {
    stems[at] ??= stemOf(termOf(at))
    return stems[at]
  }

  /** Terms with the same stem. They stand together in the index, as only their endings differ. */
  function sameStem(word: string): TermMatch[] {
    const stem = stemOf(word)
    const [from, to] = termsBeginningWith(terms, stem.length > 3 ? stem.slice(0, -1) : stem)
    const found: TermMatch[] = []
    for (let term = from; term < to; term++) if (stemOfTerm(term) === stem) found.push({ term, weight: 1 })
    return found
  }
  function longer(word: string): TermMatch[] {
    const [from, to] = termsBeginningWith(terms, word)
    return Array.from({ length: to - from }, (_, i) => ({
      term: from + i,
      weight: weightOfLonger(word, termOf(from + i)),
    }))
  }
  /** A number never stands for a longer one (1 is not 16), nor do two letters that nobody is typing. */
  function wordOf(word: string, isOpen: boolean): SearchWord {
    const whole = sameStem(word)
    const mayBegin = isOpen || (whole.length === 0 && word.length > 2)
    const begun = mayBegin && !isNumber(word) ? longer(word) : []
    const open = begun.filter(({ term }) => !whole.some(same => same.term === term))
    // An incomplete word is taken for a loss only when nothing else begins like it: "mi" also begins milk.
    const meant = (whole.length ? whole : open).map(({ term }) => lossIn(stemOfTerm(term)))
    const isLoss = meant.length > 0 && meant.every(loss => loss !== null)
    return { word, terms: [...whole, ...open], loss: isLoss ? (meant.includes('sure') ? 'sure' : 'maybe') : null }
  }

  /** The term that is spelled most alike; of several the one with the same beginning, then the most usual. */
  function nearest(word: string): string | null {
    const places = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0)
    const sound = soundOf(word)
    const likeness = ({ term, slips }: { term: number; slips: number }) =>
      -10 * slips + (termOf(term)[0] === word[0] ? 8 : 0) + Math.min(7, Math.log2(1 + places(term)))
    const near = nearTerms(terms, word, slipsAllowed(word)).filter(
      ({ term, slips }) => !isNumber(termOf(term)) && (slips < slipsOfSound || soundOf(termOf(term)) === sound),
    )
    const [best] = near.toSorted((a, b) => likeness(b) - likeness(a))
    return best ? termOf(best.term) : null
  }
  const isKnown = (word: string) =>
    isNumber(word) || beginsSynonym(word) || sameStem(word).length > 0 || (word.length > 2 && longer(word).length > 0)

  /**
   * @param unfinished the text may end in the middle of a word
   * @param isRight whether a word that no page has is right all the same, as a name is
   */
  return function find(text: string, unfinished: boolean, isRight: (word: string) => boolean): SearchWords {
    const beginning = inDigits(joined([...text.trim()].slice(0, searchLimits.text).join('')))
    let isCorrected = false
    const corrected = beginning.replace(/[\p{L}\p{M}\p{N}]+/gu, typed => {
      const word = foldWord(typed)
      const near = word === null || isKnown(word) || isRight(word) ? null : nearest(word)
      if (near !== null) isCorrected = true
      return near ?? typed
    })
    const all = wordsOf(corrected).map(foldWord)
    const isOpen = (word: string, i: number) =>
      unfinished && !isCorrected && i === all.length - 1 && word.length > (all.length > 1 ? 0 : 1)
    const typed = all.flatMap((word, i) => (word === null ? [] : [wordOf(word, isOpen(word, i))]))
    const ours = ourWordsFor(wordsOf(corrected).map(word => foldWord(word) ?? word.toLowerCase()))
    return {
      typed: once(typed),
      ours: ours && once(ours.flatMap(word => (foldWord(word) === null ? [] : [wordOf(word, false)]))),
      corrected: isCorrected ? corrected : null,
    }
  }
}

const once = (words: readonly SearchWord[]) =>
  [...new Map(words.map(word => [stemOf(word.word), word])).values()].slice(0, searchLimits.words)
