// The words of a text that say something, as the phrases of distress know them.
import { fillers, withoutPlural } from './word-lists.ts'

const mostWords = 24

/** “named Max”, “my name is Anna”: what somebody is called. */
const givenName = /\bname(?:d| is| was) \p{L}+/gu
/** “baby names”, “my son's name”: a name of theirs, not they. */
const namesOfOthers = /\b(?:baby|babie|boy|girl|son|daughter|twin|kid|child|children)s? (?=names?\b)/gu

/** The words of a text that say something, folded, at most 24. */
export function significantWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
  const words =
    plain
      .replace(givenName, ' ')
      .replace(namesOfOthers, ' ')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  const significant = words.filter(word => !fillers.has(word)).slice(0, mostWords)
  return significant.map(word => withoutPlural(word.replace(/(\p{L})\1{2,}/gu, '$1$1')))
}

/** Words of one to two letters that may be part of a row of words; others are found in too many words. */
const shortParts: ReadonlySet<string> = new Set(['i', 'im', 'my', 'me', 'to', 'no', 'be', 'it', 'so'])
const shortestRow = 6

/**
 * The telling words that letters are made of, when they are a row of words without a space: “killmyself” is kill and
 * myself. Else null.
 * @param isKnown whether a phrase has the word
 */
export function splitWords(typed: string, isKnown: (word: string) => boolean): string[] | null {
  const isPart = (part: string) => (part.length > 2 ? isKnown(part) || fillers.has(part) : shortParts.has(part))
  const deadEnds = new Set<number>()
  const rowFrom = (from: number): string[] | null => {
    if (from === typed.length) return []
    if (deadEnds.has(from)) return null
    for (let to = typed.length; to > from; to--) {
      const part = typed.slice(from, to)
      const rest = isPart(part) ? rowFrom(to) : null
      if (rest) return [part, ...rest]
    }
    deadEnds.add(from)
    return null
  }
  if (typed.length < shortestRow) return null
  const telling = rowFrom(0)?.filter(part => !fillers.has(part)) ?? []
  return telling.length > 1 ? telling.map(withoutPlural) : null
}
