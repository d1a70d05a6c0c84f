// What views of a page know while they are rendered, and the rendering of a part of a page by itself.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { originOf } from '../../domain/sites.ts'
import { type Build, type PageContext, type PageInput, PageProvider } from '../../views/page.tsx'
import type { KeepPart } from './kept-parts.ts'
import { slotHtml } from './slots.ts'

/** What is about one visitor is rendered each time. */
const keepNothing: KeepPart = (_key, render) => render()

/** @param prefix of the ids in its islands, which no other part of the page may have */
export function contextOf(input: PageInput, build: Build, prefix: string, keep = keepNothing): PageContext {
  let islands = 0
  return {
    ...input,
    build,
    href: path => {
      const origin = originOf(path, build.origins)
      return path.startsWith('/') && origin !== build.origins[input.site] ? origin + path : path
    },
    memberDay: slotHtml('day'),
    nextIsland: () => `${prefix}${islands++}-`,
    renderPart: (make, identifierPrefix, key) =>
      keep(`${identifierPrefix} ${key}`, () => renderToString(make(), { identifierPrefix })),
  }
}

/** A part of a page as HTML. @param render `renderToStaticMarkup` for a part that never wakes in the browser */
export const renderInPage = (part: ReactNode, context: PageContext, render = renderToString): string =>
  render(<PageProvider value={context}>{part}</PageProvider>)
