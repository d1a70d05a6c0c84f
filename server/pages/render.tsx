// From a loaded page to HTML: the document around it, with the parts that every page repeats rendered once a kind of
// visitor.
import { type ReactNode, Suspense, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Member } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { siteOf } from '../../domain/sites.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import type { Own, Presented } from '../../routes/define-page.tsx'
import { Document, PageHead, SiteHead } from '../../views/document.tsx'
import { Account, AccountLink, type Remembered } from '../../views/layout/account.tsx'
import { SiteFooter } from '../../views/layout/footer.tsx'
import { Frame } from '../../views/layout/frame.tsx'
import { SiteHeader } from '../../views/layout/header.tsx'
import { StageRail } from '../../views/layout/stage-rail.tsx'
import { type Build, type Layout, type PageContext, type PageInput, PageProvider, usePage } from '../../views/page.tsx'
import { readyHtml, type Slot, slotHtml } from './slots.ts'

/** What makes a page personal: it is streamed to one member and kept nowhere. */
export interface Personal {
  nonce: string
  own: Own
  /** Asked for when nobody can say who the page is for. */
  remembered?(): Remembered | null
}

/** Where an account area stands, and when. */
export interface AccountPlace {
  site: PageInput['site']
  layout: Layout
  today: CalendarDate
  /** As of the page. */
  accountUnavailable?: boolean
  remembered?: Remembered | null
}

export interface Renderer {
  /** The whole document, ready to be streamed. */
  document(page: Presented, input: PageInput, personal?: Personal): ReactNode
  /**
   * The account area of a member, of nobody (null), or while it is not known yet (undefined), as HTML; the same bytes
   * while a member is known.
   */
  account(place: AccountPlace, member?: Member | null): Buffer
  /** Renders the repeating parts anew when they are next needed. */
  forget(): void
  /** How often the repeating parts were rendered. */
  readonly readyRenders: number
}

/** @param keepReady false renders navigation and footer with every page, for comparison in the bench */
export function createRenderer(build: Build, keepReady = true): Renderer {
  const ready = new Map<string, Ready>()
  let readyRenders = 0

  function readyParts(input: PageInput): Ready {
    const year = new Date().getUTCFullYear()
    // What these parts depend on; the rest of the input is the page's own.
    const key = [
      input.site,
      input.layout,
      input.country,
      input.signedIn,
      input.accountUnavailable,
      input.sensitive,
      input.versions[menuButton.name] ?? 1,
      year,
    ].join('|')
    const known = ready.get(key)
    if (known) return known
    const parts: ReadyParts = {
      head: inPage(<SiteHead />, input, 'm', renderToStaticMarkup),
      header: inPage(<SiteHeader account={<AccountSlot />} />, input, 'h'),
      rail: inPage(input.layout === 'desktop' && <StageRail />, input, 'r', renderToStaticMarkup),
      footer: inPage(<SiteFooter year={year} />, input, 'f'),
    }
    readyRenders++
    if (!keepReady) return { html: parts, marks: parts }
    const marks = mapParts(parts, readyHtml)
    ready.set(key, { html: parts, marks })
    return { html: parts, marks }
  }
  const inPage = (
    part: ReactNode,
    input: PageInput,
    prefix: string,
    render: (element: ReactNode) => string = renderToString,
  ) => render(<PageProvider value={contextOf(input, prefix)}>{part}</PageProvider>)

  function contextOf(input: PageInput, prefix: string): PageContext {
    let islands = 0
    return {
      ...input,
      build,
      href: path => {
        const origin = build.origins[siteOf(path.split(/[?#]/, 1)[0] ?? '')]
        return path.startsWith('/') && origin !== build.origins[input.site] ? origin + path : path
      },
      nextIsland: () => `${prefix}${islands++}-`,
      renderPart: (part, identifierPrefix) => renderToString(part, { identifierPrefix }),
    }
  }
  const renderAccount = (
    { site, layout, today, accountUnavailable: away, remembered }: AccountPlace,
    member?: Member | null,
  ) =>
    Buffer.from(
      inPage(
        <Account member={member} today={today} remembered={remembered} />,
        { ...nobody, site, layout, accountUnavailable: away, signedIn: true },
        'a',
      ),
    )
  // A member that is known is the same object for some seconds.
  const accounts = new WeakMap<Member, Map<string, Buffer>>()
  function accountOf(place: AccountPlace, member: Member): Buffer {
    const byPlace = accounts.get(member) ?? new Map<string, Buffer>()
    accounts.set(member, byPlace)
    const key = `${place.site}|${place.layout}|${place.today}`
    const html = byPlace.get(key) ?? renderAccount(place, member)
    byPlace.set(key, html)
    return html
  }
  return {
    forget: () => ready.clear(),
    account: (place, member) => (member ? accountOf(place, member) : renderAccount(place, member)),
    document(page, asked, personal) {
      const input = { ...asked, sensitive: page.sensitive }
      const { html, marks } = readyParts(input)
      // A page that is streamed has no parts to be put in afterwards.
      const { head, header, rail, footer } = personal ? html : marks
      const siteHead = personal ? inPage(<SiteHead nonce={personal.nonce} />, input, 'm', renderToStaticMarkup) : head
      const pageHead = inPage(<PageHead head={page.head} nonce={personal?.nonce} />, input, 'm', renderToStaticMarkup)
      return (
        <PageProvider value={contextOf(input, 'p')}>
          <Document headHtml={siteHead + pageHead}>
            <Frame
              header={personal ? <PersonalHeader {...personal} /> : <Html html={header} />}
              rail={rail && <Html html={rail} />}
              footer={<Html html={footer} />}
              ads={page.ads}
            >
              {page.body}
            </Frame>
            {input.signedIn && !personal && <SlotAt name="late" />}
          </Document>
        </PageProvider>
      )
    },
    get readyRenders() {
      return readyRenders
    },
  }
}

/** Parts that every page of a kind of visitor repeats, as HTML. */
interface ReadyParts {
  head: string
  header: string
  rail: string
  footer: string
}

/** Those parts, and what stands for them in a page that is put together from parts. */
interface Ready {
  html: ReadyParts
  marks: ReadyParts
}

const mapParts = ({ head, header, rail, footer }: ReadyParts, map: (html: string) => string): ReadyParts => ({
  head: map(head),
  header: map(header),
  rail: rail && map(rail),
  footer: map(footer),
})

const Html = ({ html }: { html: string }) => <div className="ready" dangerouslySetInnerHTML={{ __html: html }} />
const SlotAt = ({ name }: { name: Slot }) => (
  <div className="ready" dangerouslySetInnerHTML={{ __html: slotHtml(name) }} />
)
const PersonalHeader = (personal: Personal) => (
  <SiteHeader
    account={
      <Suspense fallback={<AccountLink />}>
        <DeferredAccount {...personal} />
      </Suspense>
    }
  />
)
function DeferredAccount({ own, remembered }: Personal) {
  const { accountUnavailable: away } = usePage()
  return <Account member={use(own.member)} today={own.today} remembered={away ? remembered?.() : null} />
}

function AccountSlot() {
  const { signedIn, accountUnavailable: away } = usePage()
  return signedIn || away ? <SlotAt name="account" /> : <Account member={null} />
}

/** What an account area does not depend on. */
const nobody = { path: '', query: {}, country: 'other', versions: {} } as const
