// Whether a text holds one of many phrases: in any order, among other words, a slip of the finger forgiven.
import { slipsBetween } from '../slips.ts'
import { fillers, foldWord, realWords } from './words.ts'

/**
 * Parts that must all be in the text, parted by spaces; the words of a part by `/`. `-word`: the text must not have that word. `=` in
 * front: the text says nothing else. `>`: the parts come in this order. A number: so many other words may stand between them, 1 when there
 * is none.
 */
export type Phrase = string

interface Parsed<T> {
  /** Ids of words, by part. */
  parts: readonly (readonly number[])[]
  without: readonly number[]
  /** Other words that may stand between the parts. */
  between: number
  alone: boolean
  ordered: boolean
  value: T
}

/** Where a word of a phrase stands in a text: the first and last of the text's words that it takes. */
interface Place {
  from: number
  to: number
  /** The fewest parts of a phrase in which the word is near enough: what stands by itself has to be nearest. */
  least: number
}

const mostWords = 24

/** Letters that may be wrong in a word beside others of its phrase, and in one that is the whole phrase. */
const slipsBeside = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : 2)
const slipsAlone = ({ length }: string) => (length < 7 ? 0 : length < 10 ? 1 : 2)

/** The fewest parts of a phrase in which letters stand for a word that they begin. */
function leastOfBeginning({ length }: string, word: string): number {
  const part = length / word.length
  if (length >= 5 && part >= 0.6) return 1
  if (length >= 4 && part >= 0.6) return 2
  return length >= 3 && part >= 0.5 ? 3 : Number.POSITIVE_INFINITY
}

/** The words of a text that say something, folded, at most 24. */
function tellingWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’‘`´]/gu, '')
  const words = plain.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []
  const telling = words.filter(word => !fillers.has(word)).slice(0, mostWords)
  return telling.map(word => foldWord(word.replace(/(\p{L})\1{2,}/gu, '$1$1')))
}

/**
 * A function that gives the value of the first phrase that a text holds; null when it holds none.
 * @throws for a phrase with a word that is dropped from every text
 */
export function phraseMatcher<T>(phrases: Iterable<readonly [Phrase, T]>): (text: string) => T | null {
  const ids = new Map<string, number>()
  const parsed = [...phrases].map(([phrase, value]) => parse(phrase, value, ids))
  const byLetter = Map.groupBy(
    [...ids].map(([word, id]) => ({ word, id, slips: slipsBeside(word) })),
    ({ word }) => word[0] ?? '',
  )

  /** Where each word of the phrases stands among the words of a text. */
  function placesIn(words: readonly string[], unfinished: boolean): ReadonlyMap<number, Place[]> {
    const places = new Map<number, Place[]>()
    const note = (id: number, place: Place) => places.get(id)?.push(place) ?? places.set(id, [place])
    function look(typed: string, from: number, to: number) {
      const isOurs = ids.has(typed) || realWords.has(typed)
      const isOpen = unfinished && to === words.length - 1
      // A slip may swap the first two letters, and leaves the first one otherwise.
      for (const letter of new Set(typed.slice(0, 2))) {
        for (const { word, id, slips: most } of byLetter.get(letter) ?? []) {
          if (letter !== typed[0] && word[1] !== typed[0]) continue
          if (word === typed) note(id, { from, to, least: 1 })
          else if (isOurs) continue
          else if (isOpen && word.length > 5 && word.startsWith(typed)) note(id, { from, to, least: leastOfBeginning(typed, word) })
          else if (most > 0) {
            const slips = slipsBetween(typed, word, most)
            if (slips <= most) note(id, { from, to, least: slips <= slipsAlone(word) ? 1 : 2 })
          }
        }
      }
    }
    words.forEach((word, at) => {
      look(word, at, at)
      const next = words[at + 1]
      if (next !== undefined) look(word + next, at, at + 1) // one word, written as two
    })
    return places
  }

  return text => {
    const words = tellingWords(text)
    const places = placesIn(words, /[\p{L}\p{M}]$/u.test(text))
    const isThere = (id: number) => places.has(id)
    const found = parsed.find(phrase => {
      if (!phrase.parts.every(part => part.some(isThere)) || phrase.without.some(isThere)) return false
      const fitting = ({ least }: Place) => least <= phrase.parts.length
      return standTogether(
        phrase.parts.map(part => part.flatMap(id => places.get(id)?.filter(fitting) ?? [])),
        words,
        phrase,
      )
    })
    return found ? found.value : null
  }
}

/** @param ids of words so far; new ones are added */
function parse<T>(phrase: Phrase, value: T, ids: Map<string, number>): Parsed<T> {
  const idsOf = (part: string) =>
    part.split('/').map(word => {
      if (fillers.has(word)) throw new Error(`“${word}” in “${phrase}” is dropped from every text.`)
      const folded = foldWord(word)
      const id = ids.get(folded) ?? ids.size
      ids.set(folded, id)
      return id
    })
  const [, mark, between, rest = ''] = /^([=>]?)(?:(\d) )?(.*)$/.exec(phrase) ?? []
  const [without = [], parts = []] = [true, false].map(isOut => rest.split(' ').filter(part => part.startsWith('-') === isOut))
  return {
    parts: parts.map(idsOf),
    without: without.flatMap(part => idsOf(part.slice(1))),
    between: mark === '=' ? 0 : Number(between ?? 1),
    alone: mark === '=',
    ordered: mark === '>',
    value,
  }
}

/** Numbers and weeks stand anywhere: they part nothing. */
const isCounted = (word: string) => !/^\p{N}|^(?:week|wk|month|pregnant)$/u.test(word)

/** Whether the parts have places of their own, with no more other words among them than may be; `alone`: in the whole text. */
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
      return words.slice(first, last + 1).filter((word, i) => !taken.has(first + i) && isCounted(word)).length <= between
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
