// What the search reads of pieces that no person wrote: as long as of real ones, always the same for a number.
import type { Entry } from '../search/entry.ts'
import { numbersFrom } from './synthetic-article.ts'
import { drawWord } from './vocabulary.ts'

const kinds = ['article', 'article', 'article', 'news', 'review'] as const
/** Words of each part that the search reads: of its heading, and of its text. The first is the top, with the lead. */
const parts: readonly (readonly [heading: number, text: number])[] = [[20, 90], ...Array(6).fill([4, 150])]

/** @param words the most frequent first */
export function syntheticEntry(number: number, words: readonly string[]): Entry {
  const next = numbersFrom(number)
  const line = (length: number) => Array.from({ length }, () => drawWord(words, next())).join(' ')
  const slug = `measured-${number}`
  const kind = kinds[number % kinds.length] ?? 'article'
  return {
    card: { kind, slug, path: `/a/${slug}`, title: line(6), lead: line(20), topics: [] },
    parts: parts.map(([heading, text], i) => ({ id: `part-${i}`, heading: line(heading), text: line(text) })),
  }
}
