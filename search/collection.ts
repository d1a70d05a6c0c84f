// A collection: one index with the pages that it was made from, and the search within it.
import { isLoss } from '../content/loss.ts'
import { type Attempt, isNumber, mostSlips } from './attempts.ts'
import { lineFor, textsOf } from './entry.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import { type NearTerm, nearTerms, termsBeginningWith } from './near-terms.ts'
import { createRank, type Ranked, type TermMatch } from './rank.ts'
import type { FoundCard } from './result-groups.ts'
import { aboutLoss, isLossWord } from './topic-words.ts'
import { linesOf, type SearchIndex } from './word-index.ts'

/** The words of a search. */
export interface SearchWords {
  /** Folded (folded-words.ts), each once. */
  words: readonly string[]
  /** The last word may still be incomplete: somebody is typing it. */
  unfinished: boolean
}

export interface Matches extends Ranked {
  /** Terms of the index that the words stood for. */
  terms: ReadonlySet<string>
  /** Matches about a loss, when the search is about a loss. */
  onLoss: readonly number[]
}

export interface Collection {
  /** The page of a document. */
  cardOf: (doc: number) => FoundCard
  isLoss: (doc: number) => boolean
  /** Prepares words; the returned function makes an attempt. Its scores are valid until the next attempt. */
  match: (asked: SearchWords) => (attempt: Attempt) => Matches
  /** The terms that a document has, and a line of it with them when its title and lead have none. */
  shown: (doc: number, terms: ReadonlySet<string>) => { terms: ReadonlySet<string>; line: string | null }
}

/**
 * Weights of terms that stand for a word, 0 to 1: a longer term that begins with it, and one that is some slips away.
 */
const weightOfLonger = (word: string, { length }: string) =>
  length === word.length ? 1 : (0.375 * length) / (length + 0.3 * (length - word.length))
const weightOfSlips = (slips: number, { length }: string) => (0.45 * length) / (length + slips)

/** @param cards the pages, in the order of the documents of the index */
export function createCollection(index: SearchIndex, cards: readonly FoundCard[]): Collection {
  const rank = createRank(index)
  const loss = new Set(cards.flatMap((card, doc) => (isLoss(card) ? [doc] : [])))
  const cardOf = (doc: number) => cards[doc] as FoundCard // there is a card for each document
  const entryOf = (doc: number) => ({ card: cardOf(doc), about: linesOf(index, doc) })
  const foldedIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(foldWord))
  const lossWordsByDoc = new Map<number, ReturnType<typeof foldedIn>>()
  function lossWords(doc: number) {
    const known = lossWordsByDoc.get(doc) ?? foldedIn(textsOf(entryOf(doc)))
    lossWordsByDoc.set(doc, known)
    return known
  }

  function match({ words, unfinished }: SearchWords) {
    const slips = new Map<string, NearTerm[]>()
    function nearTo(word: string): NearTerm[] {
      const known = slips.get(word) ?? nearTerms(index.terms, word, mostSlips)
      slips.set(word, known)
      return known
    }
    function meaningsOf(word: string, at: number, attempt: Attempt) {
      const [from, end] = termsBeginningWith(index.terms, word)
      const isWhole = index.terms[from] === word
      const isLast = unfinished && at === words.length - 1 && words.length > 1
      const isOpen = (isLast && !isNumber(word)) || attempt.mayBegin(word, words.length === 1)
      const to = isOpen ? end : isWhole ? from + 1 : from
      const meanings: TermMatch[] = []
      for (let term = from; term < to; term++)
        meanings.push({ term, weight: weightOfLonger(word, index.terms[term] ?? '') })
      // An incomplete word is taken for a loss only when nothing else begins like it: "mi" also begins milk.
      const longer = index.terms.slice(from, to)
      const otherWords = new Set(longer.every(isLossWord) ? [] : longer.filter(term => term !== word))
      const allowed = attempt.slips(word)
      for (const { term, slips } of allowed ? nearTo(word) : []) {
        if (slips > allowed || (term >= from && term < to)) continue
        meanings.push({ term, weight: weightOfSlips(slips, index.terms[term] ?? '') })
      }
      return { meanings, otherWords }
    }
    return (attempt: Attempt): Matches => {
      const meanings = words.map((word, at) => meaningsOf(word, at, attempt))
      const ranked = rank(
        meanings.map(({ meanings }) => meanings),
        attempt.all,
      )
      const termsOf = ({ meanings }: { meanings: readonly TermMatch[] }) =>
        meanings.map(({ term }) => index.terms[term] ?? '')
      const meant = new Set(meanings.flatMap(word => termsOf(word).filter(term => !word.otherWords.has(term))))
      const terms = new Set(meanings.flatMap(termsOf))
      const docsOnLoss = ranked.docs.filter(doc => loss.has(doc))
      const onLoss = docsOnLoss.filter(doc => aboutLoss(meant.intersection(lossWords(doc)), attempt.exact))
      return { ...ranked, terms, onLoss }
    }
  }

  function shown(doc: number, terms: ReadonlySet<string>) {
    const entry = entryOf(doc)
    const own = foldedIn([entry.card.title, entry.card.lead, ...entry.about])
    const fitting = terms.intersection(own)
    return { terms: fitting, line: lineFor(entry, fitting) }
  }
  return { cardOf, isLoss: doc => loss.has(doc), match, shown }
}
