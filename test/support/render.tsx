// A view as HTML, rendered as the server does.
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { calendarDate } from '../../domain/dates.ts'
import type { Own } from '../../routes/loading.ts'
import { createInOrder } from '../../server/pages/in-order.tsx'
import { createRenderer } from '../../server/pages/render.tsx'
import { splitAtSlots, withoutSlots } from '../../server/pages/slots.ts'
import type { Head } from '../../views/head.ts'
import { type Build, type PageInput, PageProvider, type Presented } from '../../views/page.tsx'
import { parseHtml, type Tag } from './html.ts'
import { noRegistries } from './registries.ts'

const origin = 'https://site.test'
const build: Build = {
  asset: name => `/assets/${name}`,
  // Whatever is recommended is there.
  cardAt: path => ({
    kind: 'article',
    slug: path,
    path,
    title: `What is at ${path}`,
    lead: '',
    art: 'home',
    topics: [],
    updated: '2026-11-21',
    published: '2026-11-21',
  }),
  origins: { main: origin, names: origin, registry: origin },
}
const plain: PageInput = {
  site: 'main',
  path: '/',
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
}

/** A view under a page, as a tree. */
export function render(view: ReactNode, input: Partial<PageInput> = {}): Tag {
  let islands = 0
  const context = {
    ...plain,
    ...input,
    build,
    href: (path: string) => path,
    nextIsland: () => `t${islands++}-`,
    renderPart: (make: () => ReactNode, identifierPrefix: string) => renderToString(make(), { identifierPrefix }),
  }
  return parseHtml(renderToStaticMarkup(<PageProvider value={context}>{view}</PageProvider>))
}

const nobody: Own = {
  member: Promise.resolve(null),
  read: () => Promise.reject(new Error('nobody has records')),
  shared: async () => null,
  registries: noRegistries,
  today: calendarDate('2026-11-21'),
}

export interface DocumentOptions {
  input?: Partial<PageInput>
  head?: Partial<Head>
  /** Of a personal page; its member is nobody. */
  nonce?: string
  page?: Partial<Pick<Presented, 'ads' | 'sensitive'>>
  /** Of the three hosts, when they are not one. */
  origins?: Build['origins']
}

/** A whole document around a view, with the real header and footer. */
export function renderDocument(
  body: ReactNode,
  { input, head, nonce, page, origins = build.origins }: DocumentOptions = {},
): Tag {
  const presented = {
    head: { title: 'A title', description: 'A description.', path: '/a/page', ...head },
    body,
    ads: null,
    sensitive: false,
  }
  const personal = nonce === undefined ? undefined : { nonce, own: nobody, inOrder: createInOrder() }
  const { document } = createRenderer({ ...build, origins })
  const html = renderToString(document({ ...presented, ...page }, { ...plain, ...input }, personal))
  return parseHtml(withoutSlots(splitAtSlots(Buffer.from(html))).toString())
}
