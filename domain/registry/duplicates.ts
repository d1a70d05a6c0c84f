// Finds what is on a list already: the same page of a shop, or a title in almost the same words.
import { addressKey } from './links.ts'

interface Titled {
  title: string
  url: string
}

/** Words that say nothing about what a thing is. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'for',
  'of',
  'and',
  'with',
  'in',
  'to',
  'baby',
  'babys',
  'new',
  'set',
  'pack',
])

/** The telling words of a title, without case, marks and plurals, in alphabetical order. */
export function titleKey(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  const words: string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter(word => !fillers.has(word))
  const kept = (telling.length > 0 ? telling : words).map(word =>
    word.length > 3 ? word.replace(/(?:e?s)$/, '') : word,
  )
  return [...new Set(kept)].sort().join(' ')
}

/** A function that finds the item of a list that is like another one; undefined when none is. */
export function duplicateFinder<T extends Titled>(items: readonly T[]): (given: Titled) => T | undefined {
  const byAddress = new Map<string, T>()
  const byTitle = new Map<string, T>()
  for (const item of items.toReversed()) {
    const address = addressKey(item.url)
    if (address) byAddress.set(address, item)
    byTitle.set(titleKey(item.title), item)
  }
  return ({ title, url }) => byAddress.get(addressKey(url)) ?? byTitle.get(titleKey(title))
}
