// The head of a page's reply: its headers, and above all who may cache it.
import type { Member } from '../../contract/member.ts'
import type { Outgoing, Visit } from '../request/visit.ts'
import { freshness, type RenderedPage } from './cache.ts'
import type { Encoding } from './compress.ts'
import type { OwnSlot } from './slots.ts'

/** What a slot holds for a member, for a visitor who is none (null), or while it is not known yet. */
export type FillSlot = (slot: OwnSlot, request: Visit, member?: Member | null, accountUnavailable?: boolean) => Buffer

export interface ReplyOptions {
  /** The query forced an experiment. */
  forced: boolean
  /** An experiment is in force. */
  experiments: boolean
  /** Headers that every reply of this kind carries. */
  base: Readonly<Record<string, string>>
  /** The header `Speculation-Rules`, where it is sent. */
  speculationRules: string | undefined
  vary: string
  /** False for a page that is never cached: then it is not worth an ETag. */
  validate: boolean
  /** Milliseconds that the body waits for the look-up of the session. */
  patience?: number
  /** The reply does not depend on the viewer, and brings no cookie. */
  forEverybody?: boolean
}

const publicly = `public, max-age=0, s-maxage=${freshness.fresh}, stale-while-revalidate=${freshness.stale}`
/** For a page that is over before a cache between us would ask again. */
const publiclyAsked = 'public, no-cache'
const isOverSoon = ({ until }: RenderedPage) => until < Date.now() + (freshness.fresh + freshness.stale) * 1000

type CacheViewer = Pick<Visit, 'session' | 'uidCookie' | 'leftSnapshot' | 'isOfflineCopy'> & {
  visitor: Pick<Visit['visitor'], 'sensitive'>
}
const noViewer = {
  session: null,
  visitor: { sensitive: false },
  uidCookie: undefined,
  leftSnapshot: false,
  isOfflineCopy: false,
} as const

function cacheControl(
  { session, visitor, uidCookie, leftSnapshot, isOfflineCopy }: CacheViewer,
  page: RenderedPage,
  { forced, experiments }: ReplyOptions,
): string {
  if (session || visitor.sensitive || forced || isOfflineCopy || (page.status === 200 && !page.isCacheable))
    return 'private, no-store'
  if (uidCookie || leftSnapshot || experiments || page.status !== 200) return 'private, no-cache'
  return isOverSoon(page) ? publiclyAsked : publicly
}

/** Names and values in turn: node:http writes a list faster than an object. */
type Headers = string[]

export interface PageReply {
  request: Visit
  reply: Outgoing
  page: RenderedPage
  options: ReplyOptions
}

/** @param length bytes of the body; undefined for one that is still being made */
export function headersOf(
  { request, page, options }: PageReply,
  encoding: Encoding | null,
  length: number | undefined,
): Headers {
  const viewer: CacheViewer = options.forEverybody ? noViewer : request
  const caching = cacheControl(viewer, page, options)
  // A page stores the headers it was sent with: to put them together costs as much as to send them.
  const key = `${encoding} ${caching} ${options.speculationRules !== undefined}`
  let stored = page.headers.get(key)
  if (!stored) {
    const named: Record<string, string> = {
      ...options.base,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching,
      vary: options.vary,
    }
    if (options.speculationRules) named['speculation-rules'] = options.speculationRules
    if (encoding) named['content-encoding'] = encoding
    if (options.validate && !page.hasSlots && !options.forced && page.status === 200) named.etag = page.etag
    stored = Object.entries(named).flat()
    page.headers.set(key, stored)
  }
  const headers = [...stored]
  if (length !== undefined) headers.push('content-length', String(length))
  if (options.forEverybody) return headers
  const { uidCookie, confirmed, leftSnapshot } = request
  const snapshot = confirmed || leftSnapshot ? request.snapshotCookie() : undefined
  if (uidCookie !== undefined) headers.push('set-cookie', uidCookie)
  if (snapshot !== undefined) headers.push('set-cookie', snapshot)
  return headers
}

/** Sends the head of the reply, without Fastify. */
export function writeHead({ request, reply }: PageReply, status: number, headers: Headers) {
  request.logFields.shellMs = Math.round(reply.elapsedTime * 100) / 100
  reply.hijack()
  return reply.raw.writeHead(status, headers)
}
