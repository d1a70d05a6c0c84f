// What people type in place of the words of our pages: other names, brands, abbreviations, British and Spanish words,
// small letters without accents. The pairs are in synonyms/. Our words have to stand on our pages.
import { foldWord, stemOf, wordsOf } from './folded-words.ts'
import { bodyWords } from './synonyms/body-words.ts'
import { childWords } from './synonyms/child-words.ts'
import { pregnancyWords } from './synonyms/pregnancy-words.ts'
import { spanishWords } from './synonyms/spanish-words.ts'

const tables = [bodyWords, pregnancyWords, childWords, spanishWords]

const fold = (word: string) => foldWord(word) ?? word.toLowerCase()
const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

/** Pairs of what is typed and our words for it. */
export const synonymPairs: readonly (readonly [typed: string, ours: string])[] = tables
  .flatMap(table => Object.entries(table))
  .flatMap(([ours, typed]) => typed.split(', ').map(one => [one, ours] as const))

const oursByTyped = new Map<string, string[]>()
for (const [typed, ours] of synonymPairs) {
  const key = keyOf(wordsOf(typed).map(fold))
  oursByTyped.set(key, [...new Set([...(oursByTyped.get(key) ?? []), ...wordsOf(ours)])])
}
const longest = Math.max(...[...oursByTyped.keys()].map(key => key.split(' ').length))
const stems = [...new Set([...oursByTyped.keys()].flatMap(key => key.split(' ')))]

/** Whether a folded word is one of those that people type in place of ours, or its beginning. */
export const beginsSynonym = (word: string): boolean =>
  stems.some(stem => stem === stemOf(word) || (word.length > 2 && stem.startsWith(word)))

/** The words of a search with ours in place of those that the table has, the longest rows first; null when it has none. */
export function ourWordsFor(words: readonly string[]): string[] | null {
  const ours: string[] = []
  let isOther = false
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at)
    while (length > 0 && !oursByTyped.has(keyOf(words.slice(at, at + length)))) length--
    if (length > 0) isOther = true
    ours.push(...(length > 0 ? (oursByTyped.get(keyOf(words.slice(at, at + length))) ?? []) : words.slice(at, at + 1)))
    at += Math.max(1, length)
  }
  return isOther ? ours : null
}
