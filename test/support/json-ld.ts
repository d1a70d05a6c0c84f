// Structured data as it stands in a page.
import { parseHtml, type Tag, textOf, withName } from './html.ts'

/** A block, as far as tests look into it. */
export interface Block {
  '@type': string
  itemListElement?: unknown[]
  /** Of a page that lists others. */
  mainEntity?: { itemListElement: { name: string; url: string }[] }
  potentialAction: { target: { urlTemplate: string } }
}

/** One page of each kind that has a breadcrumb. */
export const testPages = [
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/baby-month-by-month/0-month-old-baby',
  '/toddler-month-by-month/18-month-old',
  '/a/foods-to-limit-in-pregnancy',
  '/a/after-an-early-miscarriage',
  '/topics/first-trimester',
  '/news/us-baby-names-2023-most-given',
  '/product-reviews/sleep-and-nursery',
  '/product-reviews/sleep-and-nursery/choosing-a-place-to-sleep',
  '/about-us',
]

/** The blocks of a page. @throws SyntaxError for one that is no JSON */
export function blocksOf(root: Tag): Block[] {
  const scripts = withName(root, 'script').filter(({ attributes }) => attributes.type === 'application/ld+json')
  return scripts.map(script => JSON.parse(textOf(script)) as Block) // tests look at what they find
}

/** A page and its blocks. @throws SyntaxError for one that is no JSON */
export function scriptsOf(html: string): { root: Tag; blocks: Block[] } {
  const root = parseHtml(html)
  return { root, blocks: blocksOf(root) }
}
