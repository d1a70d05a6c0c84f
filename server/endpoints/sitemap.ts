// The sitemap: an index, and a file for each kind of page, all made from the route table.
import type { Content } from '../../publishing/load.ts'
import type { Listed, PageRoute } from '../../routes/define-page.tsx'
import type { Load } from '../pages/loader.ts'
import { element, textElement, xmlDocument } from './xml.ts'

/** Addresses that one file may name, by sitemaps.org. */
const mostInFile = 50_000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The visitor for whom pages are looked up: from the US, where no page is left out. */
const reader = { site: 'main', query: {}, layout: 'desktop', country: 'US', signedIn: false, versions: {} } as const

/** The kind of the pages that name none. */
const usual = 'pages'

/**
 * All pages that exist and that search engines may list, by kind. A route with `listed` names its own pages; the pages
 * of the others are loaded to see whether they are there.
 */
export async function listedPages(
  table: readonly PageRoute[],
  content: Content,
  load: Load,
): Promise<ReadonlyMap<string, Listed[]>> {
  const byKind = new Map<string, Listed[]>()
  const add = (kind: string, { path, updated }: Listed) => {
    const list = byKind.get(kind) ?? []
    byKind.set(kind, list)
    list.push({ path, updated })
  }
  for (const { path, handle } of table) {
    if (handle.listed) for (const page of await handle.listed.pages(content)) add(handle.listed.kind, page)
    else if (handle.for === 'public' && !path.includes(':')) {
      const loaded = await load({ ...reader, path })
      const isThere = !('redirect' in loaded) && loaded.status === 200 && !loaded.page.head.noindex
      if (isThere) add(usual, { path, updated: content.cardAt(path)?.updated })
    }
  }
  return byKind
}

const newest = (pages: readonly Listed[]) =>
  pages
    .map(({ updated }) => updated ?? '')
    .sort()
    .at(-1)

const entry = (name: string, address: string, updated: string | undefined) =>
  element(name, {}, textElement('loc', address), ...(updated ? [textElement('lastmod', updated)] : []))

function* inParts<T>(list: readonly T[], size: number) {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size)
}

/** The files of one origin by their path; empty when it has no page. @param most addresses in a file */
export function sitemapFiles(
  byKind: ReadonlyMap<string, readonly Listed[]>,
  origin: string,
  most = mostInFile,
): Map<string, string> {
  const whole = (path: string) => new URL(path, origin).href
  const files = new Map<string, string>()
  const rows: string[] = []
  for (const [kind, pages] of byKind) {
    let part = 0
    for (const some of inParts(pages, most)) {
      const path = `/sitemap-${kind}${part++ ? `-${part}` : ''}.xml`
      const urls = some.map(page => entry('url', whole(page.path), page.updated))
      files.set(path, xmlDocument(element('urlset', { xmlns: namespace }, ...urls)))
      rows.push(entry('sitemap', whole(path), newest(some)))
    }
  }
  if (rows.length) files.set('/sitemap.xml', xmlDocument(element('sitemapindex', { xmlns: namespace }, ...rows)))
  return files
}
