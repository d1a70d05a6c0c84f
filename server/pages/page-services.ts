// What serving a page takes: the services of the application, and the request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LRUCache } from 'lru-cache'
import type { Member } from '../../contract/member.ts'
import type { Origins } from '../../domain/sites.ts'
import type { Limiter } from '../../lib/limiter.ts'
import type { PageHandle } from '../../routes/define-page.tsx'
import type { ReadRecord, ReadRegistries, ReadShare } from '../../routes/loading.ts'
import type { FormState } from '../../views/account/form-state.ts'
import type { PageInput } from '../../views/page.tsx'
import type { sessionCookies } from '../request/session-cookies.ts'
import type { Visit } from '../request/visit.ts'
import type { PageCache } from './cache.ts'
import type { Load } from './loader.ts'
import type { FillSlot, ReplyOptions } from './page-reply.ts'
import type { Renderer, RenderParts } from './render.tsx'

export interface PageServices {
  load: Load
  /**
   * Resolves when the data that a page reads is open: the first request for names waits for all of them, outside of any
   * deadline.
   */
  opened(input: PageInput): Promise<unknown> | undefined
  renderer: Renderer
  fill: FillSlot
  cache: PageCache
  /** The next instant at which pages say something else by the clock alone. Both in milliseconds. */
  changesAt(now: number): number
  /** Addresses that kept pages were sent at, as asked and without a query; the front door knows no others. */
  addresses: LRUCache<string, Address>
  /** For public pages, which only compute, and for personal ones, which wait for a member. */
  limiters: { public: Limiter; personal: Limiter }
  /** Before a page is made: resolves when a turn of the event loop is its own. */
  ownTurn(): Promise<void>
  /** Reads a member's records with the token of their session. */
  recordsOf(token: string | null, member: Promise<Member | null>): ReadRecord
  shared: ReadShare
  registriesOf(request: FastifyRequest, member: Promise<Member | null>): ReadRegistries
  origins: Origins
  /** The cookie that tells a member's own page what was said when joining. */
  begin: ReturnType<typeof sessionCookies>['begin']
  /** The header `Speculation-Rules`: it names the links that a browser may prefetch. */
  speculationRules: string
}

/**
 * The header `Speculation-Rules`; undefined for a visitor who wants to save data, and for a copy that is shown without
 * a network. It is not in `Vary`: a browser that saves data prefetches nothing by itself.
 */
export const speculationRulesFor = (
  { headers, isOfflineCopy }: Pick<Visit, 'headers' | 'isOfflineCopy'>,
  { speculationRules }: PageServices,
): string | undefined => (headers['save-data'] === 'on' || isOfflineCopy ? undefined : speculationRules)

/** What Fastify's router found at an address. */
export interface Address {
  handle: PageHandle
  /** The pattern of the route. */
  route: string
}

/** A request for a page. */
export interface PageRequest {
  request: FastifyRequest
  reply: FastifyReply
  handle: PageHandle
  input: PageInput
  /** The query forced an experiment. */
  forced: boolean
  /** Its form was sent, and did not get through. */
  form?: FormState
  /** Not the page itself is asked for, but its twin. */
  twin?: Twin
}

/** How the twin of a page is made and sent, where that differs from the page itself. It is the same for everybody. */
export interface Twin {
  load: Load
  render: RenderParts
  options: ReplyOptions
}

/** The path that stands for every address where nothing is, so that all of them are one page in the cache. */
export const notFoundPath = '/*'

/** The address of a page with a form may hold a secret; without any referrer its form would not be known as ours. */
export const formHeaders = (form: FormState | undefined): Record<string, string> => ({
  'referrer-policy': 'same-origin',
  ...(form?.retryAfter ? { 'retry-after': String(form.retryAfter) } : {}),
})
