// Every page of the site, found as a visitor finds them: the examples of the route table, and then link after link.
import { table } from '../../routes/table.ts'
import { parseHtml, type Tag, withName } from './html.ts'
import { type Owner, type TestSite, testSite } from './site.ts'
import { sized } from './sized.ts'

export interface CrawledPage {
  path: string
  html: string
  root: Tag
  /** Links to addresses of ours, as written, with their fragment. */
  links: readonly string[]
}

export interface Crawl {
  site: TestSite
  /** Pages that answered 200, by path. */
  pages: ReadonlyMap<string, CrawledPage>
  /** Addresses that answered anything but 200, and where they were linked from. */
  refused: readonly string[]
}

/** The addresses under which every check visits a page. */
export const examples = table.flatMap(({ handle }) => handle.examples)

/** @param origin the site's own; links to it count as ours */
const ownLinks = (root: Tag, origin: string) =>
  withName(root, 'a')
    .map(({ attributes }) => attributes.href ?? '')
    .map(href => (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href))
    .filter(href => /^[/?#]/.test(href) && !href.startsWith('//'))

/**
 * Thousands of pages of names are made alike: some of each shape are visited. Null for a page that is like no other.
 */
function shapeOf(address: string): string | null {
  if (!address.startsWith('/b/')) return null
  const [path = '', query] = address.split('?')
  return query !== undefined
    ? 'asked'
    : path.endsWith('-baby-name')
      ? 'name'
      : /-(?:start-with|ending-in)-/.test(path)
        ? 'letters'
        : 'list'
}
const ofShape = sized(12, 80)

/**
 * Visits everything that can be reached, and of what is alike some. A redirect that is no 301 to a page is a refusal.
 */
export async function crawl(t: Owner): Promise<Crawl> {
  const site = await testSite(t)
  const origin = 'http://localhost:3000'
  const pages = new Map<string, CrawledPage>()
  const refused: string[] = []
  const seen = new Set<string>(examples)
  const visited = new Map<string, number>()
  const queue = examples.map(path => ({ path, from: 'the route table' }))
  for (const { path, from } of queue) {
    let answer = await site.ask(path)
    const location = answer.headers.location
    if (answer.statusCode === 301 && location) answer = await site.ask(location)
    if (answer.statusCode !== 200) {
      refused.push(`${path} (${answer.statusCode}), linked from ${from}`)
      continue
    }
    if (location || !String(answer.headers['content-type']).startsWith('text/html')) continue
    const root = parseHtml(answer.body)
    const links = ownLinks(root, origin)
    pages.set(path, { path, html: answer.body, root, links })
    for (const link of links) {
      const next = new URL(link, origin + path)
      const address = next.pathname + next.search
      if (seen.has(address)) continue
      seen.add(address)
      const shape = shapeOf(address)
      if (shape) {
        const count = visited.get(shape) ?? 0
        if (count === ofShape) continue
        visited.set(shape, count + 1)
      }
      queue.push({ path: address, from: path })
    }
  }
  return { site, pages, refused }
}
