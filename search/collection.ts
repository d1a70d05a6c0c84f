// One index and the pages that it is of, as the search looks through it.
import { isLoss } from '../content/loss.ts'
import { type Attempt, isNumber, mostSlips } from './attempts.ts'
import { lineFor, textsOf } from './entry.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import { type NearTerm, nearTerms, termsBeginningWith } from './near-terms.ts'
import { createRank, type Ranked, type TermMatch } from './rank.ts'
import type { FoundCard } from './result-groups.ts'
import { aboutLoss, isLossWord } from './topic-words.ts'
import { linesOf, type SearchIndex } from './word-index.ts'

/** What is looked for. */
export interface SearchWords {
  /** Folded, each once. */
  words: readonly string[]
  /** Somebody is still typing the last of them. */
  unfinished: boolean
}

export interface Matches extends Ranked {
  /** Words of the index that fitted, as they are there. */
  terms: ReadonlySet<string>
  /** Documents on a loss that fit because the search is about one. */
  onLoss: readonly number[]
}

export interface Collection {
  /** The page of a document. */
  cardOf: (doc: number) => FoundCard
  isLoss: (doc: number) => boolean
  /** Looks for words, one attempt after the other. The last look's scores are valid until the next. */
  match: (asked: SearchWords) => (attempt: Attempt) => Matches
  /** Those of a document's words that are in `terms`, and a line of it with them when title and lead have none. */
  shown: (doc: number, terms: ReadonlySet<string>) => { terms: ReadonlySet<string>; line: string | null }
}

/**
 * How well a longer word stands for its beginning, and one for another that is some slips away; the word itself has 1.
 */
const weightOfLonger = (word: string, { length }: string) =>
  length === word.length ? 1 : (0.375 * length) / (length + 0.3 * (length - word.length))
const weightOfSlips = (slips: number, { length }: string) => (0.45 * length) / (length + slips)

/** @param cards as many as the index has documents */
export function createCollection(index: SearchIndex, cards: readonly FoundCard[]): Collection {
  const rank = createRank(index)
  const loss = new Set(cards.flatMap((card, doc) => (isLoss(card) ? [doc] : [])))
  const cardOf = (doc: number) => cards[doc] as FoundCard // a document of the index has one
  const entryOf = (doc: number) => ({ card: cardOf(doc), about: linesOf(index, doc) })
  const foldedIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(foldWord))
  const wordsOfLoss = new Map<number, ReturnType<typeof foldedIn>>()
  function lossWords(doc: number) {
    const known = wordsOfLoss.get(doc) ?? foldedIn(textsOf(entryOf(doc)))
    wordsOfLoss.set(doc, known)
    return known
  }

  function look({ words, unfinished }: SearchWords) {
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
      // Who typed a beginning means a loss only when nothing else begins like it: milk and mistakes begin like a
      // miscarriage.
      const longer = index.terms.slice(from, to)
      const beside = new Set(longer.every(isLossWord) ? [] : longer.filter(term => term !== word))
      const allowed = attempt.slips(word)
      for (const { term, slips } of allowed ? nearTo(word) : []) {
        if (slips > allowed || (term >= from && term < to)) continue
        meanings.push({ term, weight: weightOfSlips(slips, index.terms[term] ?? '') })
      }
      return { meanings, beside }
    }
    return (attempt: Attempt): Matches => {
      const meanings = words.map((word, at) => meaningsOf(word, at, attempt))
      const ranked = rank(
        meanings.map(({ meanings }) => meanings),
        attempt.all,
      )
      const termsOf = ({ meanings }: { meanings: readonly TermMatch[] }) =>
        meanings.map(({ term }) => index.terms[term] ?? '')
      const meant = new Set(meanings.flatMap(word => termsOf(word).filter(term => !word.beside.has(term))))
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
  return { cardOf, isLoss: doc => loss.has(doc), match: look, shown }
}
