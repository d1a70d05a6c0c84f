// What a view may know of the request it is rendered for. Nothing here belongs to one member: these fields are the key
// of the page cache, so a public page cannot depend on anything else.
import { createContext, type ReactNode, use } from 'react'
import { offered } from '../content/may-offer.ts'
import type { Card } from '../content/schema.ts'
import type { OutsideProviders } from '../content/site.ts'
import type { SiteMessage } from '../content/site-message.ts'
import type { Sweepstakes, SweepstakesNow } from '../content/sweepstakes.ts'
import type { AdPage } from '../domain/ads.ts'
import type { Origins, SiteName } from '../domain/sites.ts'
import type { ExperimentName, Versions } from '../experiments/all.ts'
import type { Head } from './head.ts'

export type Layout = 'desktop' | 'mobile' | 'in-app'
export type Country = 'US' | 'other'

export interface PageInput {
  site: SiteName
  /** Without query. */
  path: string
  /** Only parameters that the page declares, sorted by name. */
  query: Readonly<Record<string, string>>
  layout: Layout
  country: Country
  /** ISO 3166 code of the visitor's country; only on pages that are not cacheable. */
  countryCode?: string
  signedIn: boolean
  /**
   * The visitor has a session, but the member API does not answer: they get the page of a signed-out visitor, which
   * says so.
   */
  accountUnavailable?: boolean
  /** The visitor has had a loss, or the page is about one. */
  sensitive?: boolean
  /** Versions of the experiments in force on this page. */
  versions: Versions
}

/** What the server adds for rendering, the same for every request of a build. */
export interface Build {
  /** The served address of a file: `asset('art/home.svg')`. */
  asset(name: string): string
  /** The text (article, week, topic) at an address. */
  cardAt(path: string): Card | undefined
  /** Origins of the three hosts. */
  origins: Origins
  /** Browsers may keep the tools for when there is no network. */
  offline?: boolean
  /** Where the units of ads are asked for, for visitors who allow that; without one nothing is sold. */
  adProvider?: string
  /** The drawing for new members, and where it is now. */
  sweepstakes?(): SweepstakesNow
  /** What the site tells everybody now. */
  message?(): SiteMessage | null
  /** An ad stands at the foot of phones, above the bar at the thumb. */
  stickyAd?: boolean
  /** Of page views, from 0 to 1: of how many the speed is measured. */
  speedShare?: number
  /** The parent domain of the three hosts, where they have one: what a visitor has said holds on all of them. */
  cookieDomain?: string
  /** Other companies that pages may let in after a yes of the visitor; none when left out. */
  providers?: OutsideProviders
}

export interface PageContext extends PageInput {
  build: Build
  /**
   * The address of a path of ours: in full when another of the three hosts serves it. Full addresses stay as they are.
   */
  href(path: string): string
  /** Stands where a member's day is put in once it is known whose page it is. */
  memberDay?: string
  /**
   * For parts of a streamed page that are sent in their place, each once it is there. They can be read without script,
   * and never wake in the browser.
   * @returns what stands in the HTML for them
   */
  inOrder?(parts: AsyncIterable<ReactNode> | Iterable<ReactNode>): string
  /** Prefixes for the ids inside islands, each once a page. */
  nextIsland(): string
  /**
   * Renders a part of the page by itself, with a prefix for its ids.
   * @param key what the part is made from, beside the prefix: the same key may give what was rendered before
   */
  renderPart(make: () => ReactNode, idPrefix: string, key: string): string
}

/** A loaded page, ready for its frame: that of the site or that of AMP. */
export interface Presented {
  head: Head
  body: ReactNode
  /** What it is to those who advertise; null where nobody may. */
  ads: AdPage | null
  /** About a loss, or asked for by somebody after one: nothing beside its own text that is not meant for them. */
  sensitive: boolean
  /** No other company's script runs on it, whatever its visitor allows. */
  isSecret?: boolean
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = ({ value, children }: { value: PageContext; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
)

/** The page being rendered. Not available inside an island: pass it props. */
export function usePage(): PageContext {
  const page = use(Context)
  if (!page) throw new Error('usePage is for views under PageProvider; an island gets props')
  return page
}

/**
 * Parts of a streamed page that are sent in their place, for the element that they fill: what follows waits for them.
 * @param parts anew for each page
 */
export function useInOrder(parts: AsyncIterable<ReactNode> | Iterable<ReactNode>): { __html: string } {
  const { inOrder } = usePage()
  if (!inOrder) throw new Error('Only a streamed page sends parts in order.')
  return { __html: inOrder(parts) }
}

/** The part of a list that may be offered to this visitor on this page: after a loss some is left out. */
export const useOffered = <T extends { path: string }>(list: readonly T[]): readonly T[] =>
  offered(list, usePage().sensitive)

/** The placeholder of the search field: after a loss it does not mention names. */
export const useSearchWords = () => (usePage().sensitive ? 'Search the almanac' : 'Search content or baby names')

/** Around a page that is put away after a loss and that the visitor opened all the same: it hides nothing. */
export const Opened = ({ children }: { children: ReactNode }) => (
  <PageProvider value={{ ...usePage(), sensitive: false }}>{children}</PageProvider>
)

/** The version of an experiment for this page; 1 when it is not in force. */
export const useVersion = ({ name }: { name: ExperimentName }): 1 | 2 => usePage().versions[name] ?? 1

/** What new members can win now, and until when; only in the US, and never after a loss. */
export function usePrize(): Pick<Sweepstakes, 'prize' | 'closes'> | undefined {
  const { build, country, sensitive } = usePage()
  const now = country === 'US' && !sensitive ? build.sweepstakes?.() : undefined
  return now?.state === 'open' && now.drawing ? now.drawing : undefined
}
