// From a loaded page to HTML: the document around its view.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document, PageHead } from '../../views/document.tsx'
import { Frame } from '../../views/layout/frame.tsx'
import { type Build, type PageInput, PageProvider, type Presented } from '../../views/page.tsx'
import { createAccountArea, type Personal, PersonalHeader, type RenderAccount, SlotAt } from './account-area.tsx'
import { htmlOf } from './in-order.tsx'
import { createKeptParts, type KeepPart } from './kept-parts.ts'
import { contextOf, renderInPage } from './page-context.tsx'
import { createReadyParts } from './ready-parts.tsx'
import { type Part, splitAtSlots } from './slots.ts'
import { renderAtOnce } from './stream.tsx'

/**
 * Renders a whole public page.
 * @param onError told of a part that failed and is left out
 * @param ms that it may take
 * @param repeats whether its parts may be taken from, and given to, other pages: nothing in it is one visitor's own
 * @throws what the view threw, when there is no page without it
 */
export type RenderParts = (
  page: Presented,
  input: PageInput,
  onError: (error: unknown) => void,
  ms?: number,
  repeats?: boolean,
) => Promise<Part[]>

export interface Renderer {
  /** The whole document, ready to be streamed. */
  document(page: Presented, input: PageInput, personal?: Personal): ReactNode
  render: RenderParts
  account: RenderAccount
  /** Renders the repeating parts anew when they are next needed. */
  forget(): void
  /** How often the repeating parts were rendered. */
  readonly readyRenders: number
}

/** @param cacheParts false renders all parts with every page, for comparison in the bench */
export function createRenderer(build: Build, cacheParts = true): Renderer {
  const ready = createReadyParts(build, cacheParts)
  const kept = createKeptParts()

  function document(page: Presented, asked: PageInput, personal?: Personal, keep?: KeepPart): ReactNode {
    const input = { ...asked, sensitive: page.sensitive }
    const own: Build = page.isSecret ? { ...build, providers: undefined, adProvider: undefined } : build
    const headHtml = (head: ReactNode) => renderInPage(head, contextOf(input, own, 'm'), renderToStaticMarkup)
    const { html, headFor, marks } = ready.for(input)
    // A page that is streamed has no parts to be put in afterwards.
    const { head, header, rail, footer } = personal ? html : marks
    const siteHead = personal ? headFor(personal.nonce, page.isSecret) : head
    // Whoever has no session gets the header that all of them have, and nothing is rendered for it.
    const mayHaveAccount = input.signedIn || input.accountUnavailable
    const context = contextOf(input, own, 'p', keep)
    if (personal) {
      let lists = 0
      context.inOrder = parts => personal.inOrder.add(htmlOf(parts, context, `o${lists++}-`))
    }
    return (
      <PageProvider value={context}>
        <Document
          headHtml={siteHead + headHtml(<PageHead head={page.head} nonce={personal?.nonce} />)}
          hasTool={page.head.sheet === 'tools'}
        >
          <Frame
            header={personal && mayHaveAccount ? <PersonalHeader {...personal} /> : <Html html={header} />}
            rail={rail && <Html html={rail} />}
            footer={<Html html={footer} />}
            ads={page.ads}
          >
            {page.body}
          </Frame>
          {input.signedIn && !personal && <SlotAt name="deferred" />}
        </Document>
      </PageProvider>
    )
  }
  return {
    document,
    render: async (page, input, onError, ms, repeats) => {
      const keep = repeats && cacheParts ? kept.keep : undefined
      return splitAtSlots(await renderAtOnce(() => document(page, input, undefined, keep), onError, ms))
    },
    account: createAccountArea(build),
    forget() {
      ready.forget()
      kept.forget()
    },
    get readyRenders() {
      return ready.renders
    },
  }
}

const Html = ({ html }: { html: string }) => <div className="ready" dangerouslySetInnerHTML={{ __html: html }} />
