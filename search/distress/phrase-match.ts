// Whether a text holds one of many phrases: in any order, among other words, a slip of the finger forgiven.

import { type Parsed, type Phrase, parsePhrase } from '../../content/distress/phrase.ts'
import { significantWords, splitWords } from '../../content/distress/significant-words.ts'
import { realWords, timeWords } from '../../content/distress/word-lists.ts'
import { slipsBetween } from '../../lib/edit-distance.ts'

/** Where a word of a phrase stands in a text: the first and last of the text's words that it takes. */
interface Place {
  from: number
  to: number
  /**
   * How many parts a phrase must have for this place to count. “suici” is enough of “suicidal” to stand alone (1);
   * “mov”, half of “moving”, counts only beside two other parts (3): “baby not mov”.
   */
  minParts: number
}

/** A word of the phrases that typed letters may stand for. */
interface WordMatch extends Pick<Place, 'minParts'> {
  id: number
}

/** Letters that may be wrong in a word beside others of its phrase, and in one that is the whole phrase. */
const slipsAmongOthers = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : 2)
const slipsAlone = ({ length }: string) => (length < 7 ? 0 : length < 10 ? 1 : 2)

/**
 * How many parts a phrase must have for typed letters to stand for a word that they begin; infinite when they are too
 * few.
 */
function minPartsOfBeginning({ length }: string, word: string): number {
  const share = length / word.length
  if (length >= 5 && share >= 0.6) return 1
  if (length >= 4 && share >= 0.6) return 2
  return length >= 3 && share >= 0.5 ? 3 : Number.POSITIVE_INFINITY
}

/**
 * A function that gives the value of the first phrase that a text holds; null when it holds none.
 * @throws for a phrase with a word that is dropped from every text
 */
export function phraseMatcher<T>(phrases: Iterable<readonly [Phrase, T]>): (text: string) => T | null {
  const ids = new Map<string, number>()
  const parsed = [...phrases].map(([phrase, value]) => parsePhrase(phrase, value, ids))
  const isKnown = (word: string) => ids.has(word)
  const isMeant = (word: string) => isKnown(word) || realWords.has(word)
  const byLetter = Map.groupBy(
    [...ids].map(([word, id]) => ({ word, id, slips: slipsAmongOthers(word) })),
    ({ word }) => word[0] ?? '',
  )

  /** What typed letters may stand for. `isOpen`: somebody may still be typing them. */
  function meantBy(typed: string, isOpen: boolean): WordMatch[] {
    // A slip may swap the first two letters, and leaves the first one otherwise.
    const near = [...new Set(typed.slice(0, 2))].flatMap(letter => byLetter.get(letter) ?? [])
    return near.flatMap(({ word, id, slips: most }) => {
      if (word[0] !== typed[0] && word[1] !== typed[0]) return []
      if (word === typed) return [{ id, minParts: 1 }]
      if (isMeant(typed)) return []
      if (isOpen && word.length > 5 && word.startsWith(typed))
        return [{ id, minParts: minPartsOfBeginning(typed, word) }]
      const slips = most > 0 ? slipsBetween(typed, word, most) : 1
      return slips <= most ? [{ id, minParts: slips <= slipsAlone(word) ? 1 : 2 }] : []
    })
  }

  /** Where each word of the phrases stands among the words of a text. */
  function placesIn(words: readonly string[], isUnfinished: boolean): ReadonlyMap<number, Place[]> {
    const places = new Map<number, Place[]>()
    const look = (typed: string, from: number, to: number) => {
      for (const { id, minParts } of meantBy(typed, isUnfinished && to === words.length - 1)) {
        const place = { from, to, minParts }
        places.get(id)?.push(place) ?? places.set(id, [place])
      }
    }
    words.forEach((word, at) => {
      look(word, at, at)
      const next = words[at + 1]
      if (next !== undefined) look(word + next, at, at + 1) // one word, written as two
    })
    return places
  }

  function firstIn(words: readonly string[], isUnfinished: boolean): T | null {
    const places = placesIn(words, isUnfinished)
    const isThere = (id: number) => places.has(id)
    const found = parsed.find(phrase => {
      if (!phrase.parts.every(part => part.some(isThere)) || phrase.without.some(isThere)) return false
      const fitting = ({ minParts }: Place) => minParts <= phrase.parts.length
      return standTogether(
        phrase.parts.map(part => part.flatMap(id => places.get(id)?.filter(fitting) ?? [])),
        words,
        phrase,
      )
    })
    return found ? found.value : null
  }

  /** The words that were typed as one, where they are a phrase: “killmyself”. “Season” is no sea and no son. */
  function wordsOf(typed: string): readonly string[] {
    const row = isMeant(typed) || meantBy(typed, false).length ? null : splitWords(typed, isKnown)
    return row && firstIn(row, false) !== null ? row : [typed]
  }

  return text => firstIn(significantWords(text).flatMap(wordsOf), /[\p{L}\p{M}]$/u.test(text))
}

/** Whether a word counts among those between the parts of a phrase: a number, or a word that says when, does not. */
const countsBetween = (word: string) => !/^\p{N}/u.test(word) && !timeWords.has(word)

/**
 * Whether the parts have places of their own, with no more other words among them than may be; `alone`: in the whole
 * text.
 */
function standTogether(
  byPart: readonly (readonly Place[])[],
  words: readonly string[],
  { between, alone, ordered }: Pick<Parsed<unknown>, 'between' | 'alone' | 'ordered'>,
): boolean {
  const taken = new Set<number>()
  function fits(part: number): boolean {
    const places = byPart[part]
    if (!places) {
      const [first, last] = alone ? [0, words.length - 1] : [Math.min(...taken), Math.max(...taken)]
      return (
        words.slice(first, last + 1).filter((word, i) => !taken.has(first + i) && countsBetween(word)).length <= between
      )
    }
    return places.some(({ from, to }) => {
      if (taken.has(from) || taken.has(to) || (ordered && [...taken].some(at => at > from))) return false
      taken.add(from).add(to)
      const fit = fits(part + 1)
      taken.delete(from)
      taken.delete(to)
      return fit
    })
  }
  return fits(0)
}
