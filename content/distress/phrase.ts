// How a phrase of distress is written, and its parser.
import { fillers, withoutPlural } from './word-lists.ts'

/**
 * Parts that must all be in the text, parted by spaces; the words of a part by `/`. `-word`: the text must not have
 * that word. `=` in front: the text says nothing else. `>`: the parts come in this order. A number: so many other words
 * may stand between them, 1 when there is none. `>0 dropped baby/son -nap`: “I dropped my son”, and neither “baby
 * dropped” nor “dropped a nap”.
 */
export type Phrase = string

export interface Parsed<T> {
  /** Ids of words by part; one word of each part must be in the text. */
  parts: readonly (readonly number[])[]
  without: readonly number[]
  /** Other words that may stand between the parts. */
  between: number
  alone: boolean
  ordered: boolean
  value: T
}

/** A mark, the number of words between, the parts. */
const spelling = /^(?<mark>[=>]?)(?:(?<between>\d) )?(?<parts>.+)$/

/**
 * Parses a phrase.
 * @param ids ids of all words so far; new words are added
 * @throws for a phrase with a filler word, which no text keeps
 */
export function parsePhrase<T>(phrase: Phrase, value: T, ids: Map<string, number>): Parsed<T> {
  const idOf = (word: string) => {
    if (fillers.has(word)) throw new Error(`“${word}” in “${phrase}” is dropped from every text.`)
    const folded = withoutPlural(word)
    const id = ids.get(folded) ?? ids.size
    ids.set(folded, id)
    return id
  }
  const idsOf = (part: string) => part.split('/').map(idOf)
  const { mark, between = '1', parts = '' } = spelling.exec(phrase)?.groups ?? {}
  const all = parts.split(' ')
  const alone = mark === '='
  return {
    parts: all.filter(part => !part.startsWith('-')).map(idsOf),
    without: all.filter(part => part.startsWith('-')).flatMap(part => idsOf(part.slice(1))),
    between: alone ? 0 : Number(between),
    alone,
    ordered: mark === '>',
    value,
  }
}
