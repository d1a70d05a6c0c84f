// Words as a library of a size uses them: those of the real one first, by how often they stand there, then made-up
// ones.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { numbersFrom } from './synthetic-article.ts'

const [beginnings, vowels, ends] = [
  'b c d f g h l m n p r s t v st tr pl'.split(' '),
  'a e i o u ai ou'.split(' '),
  ['', 'n', 'r', 'l', 'st'],
]
const perRoot = 100 // new words that a library of n documents brings, for each of the root of n

/** Words of the library's texts, the most frequent first. @param root the checkout */
function realWords(root: string): string[] {
  const counts = new Map<string, number>()
  for (const file of globSync('content/*/*.md', { cwd: root }).sort()) {
    for (const [word] of readFileSync(join(root, file), 'utf8')
      .toLowerCase()
      .matchAll(/\b[a-z]{2,}\b/g))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word)
}

function madeUp(number: number): string {
  const next = numbersFrom(number)
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)]
  return Array.from(
    { length: 2 + Math.floor(next() * 3) },
    () => `${pick(beginnings)}${pick(vowels)}${pick(ends)}`,
  ).join('')
}

/**
 * The words of a library, the most frequent first.
 * @param root the checkout
 * @param documents how many the library has: the more, the more words
 */
export function vocabularyOf(root: string, documents: number): string[] {
  const words = new Set(realWords(root))
  const wanted = words.size + Math.round(perRoot * Math.sqrt(documents))
  for (let i = 0; words.size < wanted; i++) words.add(madeUp(i))
  return [...words]
}

/**
 * A word by a number from 0 to 1: the second is drawn half as often as the first, the third a third as often, as in any
 * text.
 */
export const drawWord = (words: readonly string[], number: number): string =>
  words[Math.floor(words.length ** number) - 1] ?? ''
