// What a page is. A route file makes one with `page()`; `table.ts` lists them all; the server turns the table into
// routes.
import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router'
import type { AdPage } from '../domain/ads.ts'
import type { Experiment } from '../experiments/experiment.ts'
import type { Content } from '../publishing/load.ts'
import type { Head } from '../views/head.ts'
import { Opened, type PageInput, type Presented } from '../views/page.tsx'
import { PutAwayView, putAway, putAwayTitle } from '../views/quiet/put-away.tsx'
import type { PageForm } from './form.ts'
import { type Loading, loadingContext } from './loading.ts'

interface Spec<D> {
  /** A pattern that React Router and Fastify read alike: `/a/:slug`. */
  path: string
  load?: (args: Loading & { params: Readonly<Record<string, string | undefined>> }) => D | Promise<D>
  head: (loaded: D, input: PageInput) => Head
  view: (props: { loaded: D }) => ReactNode
  /** `public`: the same bytes for everyone of a kind. `personal`: streamed for one member, never kept. */
  for?: 'public' | 'personal'
  /** Parameters that it reads; all others never reach it. */
  query?: readonly string[]
  experiments?: readonly Experiment[]
  /** Whether its bytes may be kept for others; what a visitor typed is not. True unless it says so. */
  cacheable?: boolean
  /** Its form, which is sent to its own address. */
  form?: PageForm
  /** What it is to those who advertise. Left out, or null: no ad. */
  ads?: (loaded: D) => AdPage | null
  /**
   * Its address is a secret, or holds what somebody typed: no other site is told of it, and no other company's script
   * runs on it.
   */
  isSecret?: true
  /** Whoever is done there goes back to where they came from, if its `target` says nothing else. */
  leadsBack?: boolean
  /** About a loss: nothing around it recommends, invites, advertises or celebrates, for nobody. */
  aboutLoss?: (loaded: D) => boolean
  /**
   * What a visitor sees of it after a loss. `itself`: its own text, for whoever opened it wanted it, with nothing
   * offered beside it. `put-away`: that it is put away, and a link that opens it. Or a view of its own, under a title
   * of its own.
   */
  whenSensitive: 'itself' | 'put-away' | { title: string; view: (props: { loaded: D }) => ReactNode }
  /** Its rows in the sitemap. Left out: its path, when that is one address and search engines may list it. */
  listed?: Listing
  /** Addresses under which every check visits it. */
  examples: readonly string[]
}

/** A page that search engines are told of. */
export interface Listed {
  path: string
  /** Day of its last change. */
  updated?: string
}

/** What a row of the table adds to the sitemap. */
export interface Listing {
  /** The part of the sitemap: `/sitemap-<kind>.xml`. */
  kind: string
  /** All of them, as they are for a visitor from the US. */
  pages: (content: Content) => Iterable<Listed> | Promise<Iterable<Listed>>
}

export interface PageHandle {
  for: 'public' | 'personal'
  query: readonly string[]
  experiments: readonly Experiment[]
  cacheable: boolean
  isSecret: boolean
  leadsBack: boolean
  form?: PageForm
  listed?: Listing
  examples: readonly string[]
  present: (loaded: unknown, input: PageInput) => Presented
}

export type PageRoute = RouteObject & { path: string; handle: PageHandle }

/** One page of the site. */
export function page<D>(spec: Spec<D>): PageRoute {
  const View = spec.view
  const isPutAway = spec.whenSensitive === 'put-away'
  return {
    path: spec.path,
    loader: ({ params, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
      const loading = context.get(loadingContext)
      return spec.load ? spec.load({ ...loading, params }) : null
    },
    handle: {
      for: spec.for ?? 'public',
      query: isPutAway ? [...(spec.query ?? []), openedBy.name] : (spec.query ?? []),
      experiments: spec.experiments ?? [],
      cacheable: spec.cacheable ?? true,
      isSecret: spec.isSecret ?? false,
      leadsBack: spec.leadsBack ?? false,
      form: spec.form,
      listed: spec.listed,
      examples: spec.examples,
      // What comes in is what the loader beside it gave out.
      present: (given, input) => {
        const loaded = given as D
        const aboutLoss = spec.aboutLoss?.(loaded) ?? false
        const sensitive = aboutLoss || input.sensitive === true
        const head = spec.head(loaded, input)
        const body = <View loaded={loaded} />
        if (!sensitive) return { head, body, sensitive, ads: spec.ads?.(loaded) ?? null }
        const plain: Head = { ...head, image: 'previews/quiet.png' }
        if (aboutLoss || spec.whenSensitive === 'itself') return { head: plain, body, sensitive, ads: null }
        return { sensitive, ads: null, ...presentInstead(spec.whenSensitive, loaded, input, { head: plain, body }) }
      },
    },
  }
}

/** The parameter that opens what is put away. */
export const openedBy = { name: 'show', value: 'all' } as const

/** Whether a visitor asked for all of it. */
export const isOpened = ({ query }: Pick<PageInput, 'query'>) => query[openedBy.name] === openedBy.value

/** What stands in place of a page that offers things to somebody who may not meet them; search engines never see it. */
function presentInstead<D>(
  how: Exclude<Spec<D>['whenSensitive'], 'itself'>,
  loaded: D,
  { path, query }: PageInput,
  { head, body }: Pick<Presented, 'head' | 'body'>,
): Pick<Presented, 'head' | 'body'> {
  const { jsonLd: _, ...own } = head
  if (how !== 'put-away')
    return { head: { ...own, title: how.title, description: how.title }, body: <how.view loaded={loaded} /> }
  if (isOpened({ query })) return { head, body: <Opened>{body}</Opened> }
  const shown = `${path}?${new URLSearchParams({ ...query, [openedBy.name]: openedBy.value })}`
  return { head: { ...own, title: putAwayTitle, description: putAway }, body: <PutAwayView shown={shown} /> }
}

/**
 * For a loader: the page as it is, with another status.
 * @param retryAfter seconds after which another try makes sense
 */
export const withStatus = <D,>(loaded: D, status: 429 | 503, retryAfter: number): D =>
  data(loaded, { status, headers: { 'retry-after': String(retryAfter) } }) as D // as: the router takes it apart again

/** What a page that is not there says. */
export interface Missing {
  /**
   * `not-here`: it is for visitors in another country; `no-given-name`: what forms have in place of a name;
   * `no-registry`: a link that leads to no registry; the others: a name, or a list of names, of which there is nothing
   * on record.
   */
  reason?: 'gone' | 'not-here' | 'no-name' | 'no-given-name' | 'no-list' | 'no-registry'
  /** Where the visitor may have wanted to go; the usual places when empty. */
  suggestions: readonly { title: string; path: string }[]
}

/** Thrown by a loader: the page is not there (404), or was removed for good (410). */
export const missing = (what: Missing) => data(what, { status: what.reason === 'gone' ? 410 : 404 })
