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

export interface Duplicates<T> {
  /** The item that is like another one; undefined when none is. */
  find(given: Titled): T | undefined
  add(item: T): void
}

/** Finds items of a list that are like others. */
export function duplicatesIn<T extends Titled>(items: readonly T[]): Duplicates<T> {
  const byAddress = new Map<string, T>()
  const byTitle = new Map<string, T>()
  const found: Duplicates<T> = {
    find: ({ title, url }) => byAddress.get(addressKey(url)) ?? byTitle.get(titleKey(title)),
    add(item) {
      const [address, title] = [addressKey(item.url), titleKey(item.title)]
      if (address && !byAddress.has(address)) byAddress.set(address, item)
      if (!byTitle.has(title)) byTitle.set(title, item)
    },
  }
  for (const item of items) found.add(item)
  return found
}
