// Reduces a text to its significant words, folded as the words of phrases are.
import { fillers, withoutPlural } from './word-lists.ts'

const mostWords = 24

/** “named Max”, “my name is Anna”: given names are removed. */
const givenName = /\bname(?:d| is| was) \p{L}+/gu
/** “baby names”, “my son's name” are about a name, so the person is removed. */
const namesOfOthers = /\b(?:baby|babie|boy|girl|son|daughter|twin|kid|child|children)s? (?=names?\b)/gu

/** The first 24 significant words of a text, folded: no fillers, no names. */
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

/** Words of one or two letters that may be split off; any others would be found in too many words. */
const shortParts: ReadonlySet<string> = new Set(['i', 'im', 'my', 'me', 'to', 'no', 'be', 'it', 'so'])
const shortestRow = 6

/**
 * Splits words that were typed without spaces: “killmyself” into kill and myself, fillers dropped. Null when the
 * letters are no such row.
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
