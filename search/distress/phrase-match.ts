// Finds phrases in a text: words in any order, among other words, with slips of the finger. content/distress/phrase.ts
// says how a phrase is written.

import { type Parsed, type Phrase, parsePhrase } from '../../content/distress/phrase.ts'
import { significantWords, splitWords } from '../../content/distress/significant-words.ts'
import { realWords, timeWords } from '../../content/distress/word-lists.ts'
import { editDistance } from '../../lib/edit-distance.ts'

/** Where a word of a phrase is in a text: indexes of the first and the last word of the text that it takes. */
interface Place {
  from: number
  to: number
  /**
   * Parts that a phrase must have for this place to count. “suici” is enough of “suicidal” to be a phrase alone (1);
   * “mov”, half of “moving”, counts only with two other parts (3): “baby not mov”.
   */
  minParts: number
}

/** A known word that typed letters may stand for. */
interface WordMatch extends Pick<Place, 'minParts'> {
  id: number
}

/** Slips that are forgiven in a word of a longer phrase, and in a word that is the whole phrase. */
const slipsAmongOthers = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : 2)
const slipsAlone = ({ length }: string) => (length < 7 ? 0 : length < 10 ? 1 : 2)

/** `minParts` for typed letters that begin a word; infinite when they are too few. */
function minPartsOfBeginning({ length }: string, word: string): number {
  const share = length / word.length
  if (length >= 5 && share >= 0.6) return 1
  if (length >= 4 && share >= 0.6) return 2
  return length >= 3 && share >= 0.5 ? 3 : Number.POSITIVE_INFINITY
}

/**
 * Compiles phrases into a function that returns the value of the first one found in a text, or null.
 * @throws for a phrase with a filler word, which no text keeps
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

  /** Known words that typed letters may stand for. @param isOpen somebody may still be typing them */
  function meantBy(typed: string, isOpen: boolean): WordMatch[] {
    // The first letter of a word is right, or swapped with the second.
    const near = [...new Set(typed.slice(0, 2))].flatMap(letter => byLetter.get(letter) ?? [])
    return near.flatMap(({ word, id, slips: most }) => {
      if (word[0] !== typed[0] && word[1] !== typed[0]) return []
      if (word === typed) return [{ id, minParts: 1 }]
      if (isMeant(typed)) return []
      if (isOpen && word.length > 5 && word.startsWith(typed))
        return [{ id, minParts: minPartsOfBeginning(typed, word) }]
      const slips = most > 0 ? editDistance(typed, word, most) : 1
      return slips <= most ? [{ id, minParts: slips <= slipsAlone(word) ? 1 : 2 }] : []
    })
  }

  /** Places of all known words in a text, by id. */
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
      if (next !== undefined) look(word + next, at, at + 1) // one word that was typed as two
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

  /** Splits words that were typed as one, if they are a phrase: “killmyself”, but not “season” into sea and son. */
  function wordsOf(typed: string): readonly string[] {
    const split = isMeant(typed) || meantBy(typed, false).length ? null : splitWords(typed, isKnown)
    return split && firstIn(split, false) !== null ? split : [typed]
  }

  return text => firstIn(significantWords(text).flatMap(wordsOf), /[\p{L}\p{M}]$/u.test(text))
}

/** Whether a word counts as one between the parts of a phrase: numbers and words of time do not. */
const countsBetween = (word: string) => !/^\p{N}/u.test(word) && !timeWords.has(word)

/**
 * Whether all parts can have places of their own, with at most `between` other words among them (`alone`: in the text).
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
