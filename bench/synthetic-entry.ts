// What the search reads of pieces that no person wrote: as long as of real ones, always the same for a number.
import type { Entry } from '../search/entry.ts'
import { numbersFrom } from './synthetic-article.ts'
import { drawWord } from './vocabulary.ts'

const kinds = ['article', 'article', 'article', 'news', 'review'] as const
/** Words in each line that the search reads beside title and lead: headings, key points, the description. */
const lines = [3, 4, 4, 5, 4, 12, 12, 12, 14]

/** @param words the most frequent first */
export function syntheticEntry(number: number, words: readonly string[]): Entry {
  const next = numbersFrom(number)
  const line = (length: number) => Array.from({ length }, () => drawWord(words, next())).join(' ')
  const slug = `measured-${number}`
  const kind = kinds[number % kinds.length] ?? 'article'
  return {
    card: { kind, slug, path: `/a/${slug}`, title: line(6), lead: line(20), topics: [] },
    about: lines.map(line),
  }
}
