// A view as HTML, rendered as the server does.
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createRenderer } from '../../server/render.tsx'
import type { Head } from '../../views/head.ts'
import { type Build, type PageInput, PageProvider } from '../../views/page.tsx'
import { parseHtml, type Tag } from './html.ts'

const origin = 'https://site.test'
const build: Build = { asset: name => `/assets/${name}`, origins: { main: origin, names: origin, registry: origin } }
const plain: PageInput = { site: 'main', path: '/', query: {}, layout: 'desktop', country: 'US', signedIn: false, versions: {} }

/** A view under a page, as a tree. */
export function render(view: ReactNode, input: Partial<PageInput> = {}): Tag {
  let islands = 0
  const context = {
    ...plain,
    ...input,
    build,
    nextIsland: () => `t${islands++}-`,
    renderPart: (part: ReactNode, identifierPrefix: string) => renderToString(part, { identifierPrefix }),
  }
  return parseHtml(renderToStaticMarkup(<PageProvider value={context}>{view}</PageProvider>))
}

/** A whole document around a view, with the real header and footer. */
export function renderDocument(body: ReactNode, input: Partial<PageInput> = {}, head: Partial<Head> = {}, nonce?: string): Tag {
  const page = { head: { title: 'A title', description: 'A description.', path: '/a/page', ...head }, body }
  const personal = nonce === undefined ? undefined : { nonce, member: Promise.resolve(null) }
  return parseHtml(renderToString(createRenderer(build).document(page, { ...plain, ...input }, personal)))
}
