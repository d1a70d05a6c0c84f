// What serving a page takes, whoever it is for.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../contract/member.ts'
import type { Limiter } from '../../lib/limiter.ts'
import type { PageHandle, ReadRecord, ReadShare } from '../../routes/define-page.tsx'
import type { FormState } from '../../views/account/form-state.ts'
import type { PageInput } from '../../views/page.tsx'
import type { sessionCookies } from '../request/session-cookies.ts'
import type { PageCache } from './cache.ts'
import type { Load } from './loader.ts'
import type { Fragments } from './page-reply.ts'
import type { Renderer } from './render.tsx'

export interface PageParts {
  load: Load
  /**
   * Comes when what a page reads is open: the first who asks for names waits for all of them, outside of any deadline.
   */
  opened(input: PageInput): Promise<unknown> | undefined
  renderer: Renderer
  fragments: Fragments
  cache: PageCache
  /** For public pages, which only compute, and for personal ones, which wait for a member. */
  limiters: { public: Limiter; personal: Limiter }
  /** A way to a member's records, by the session that was shown. */
  recordsOf(token: string | null, member: Promise<Member | null>): ReadRecord
  shared: ReadShare
  /** The cookie that tells a member's own page what was said when joining. */
  begin: ReturnType<typeof sessionCookies>['begin']
  /** The header that names the links which a browser may follow ahead. */
  speculationRules: string
}

/**
 * The header `Speculation-Rules`; undefined for who wants to save data. Caches between us need not tell the two apart:
 * a browser that saves data follows nothing ahead by itself.
 */
export const speculationRulesFor = (
  { headers }: FastifyRequest,
  { speculationRules: ahead }: PageParts,
): string | undefined => (headers['save-data'] === 'on' ? undefined : ahead)

/** A page that somebody asks for. */
export interface PageRequest {
  request: FastifyRequest
  reply: FastifyReply
  handle: PageHandle
  input: PageInput
  /** The query forced an experiment. */
  forced: boolean
  /** Its form was sent, and did not get through. */
  form?: FormState
}

/** The path that stands for every address where nothing is, so that all of them are one page. */
export const notFoundPath = '/*'

/** The address of a page with a form may hold a secret; without any referrer its form would not be known as ours. */
export const formHeaders = (form: FormState | undefined): Record<string, string> => ({
  'referrer-policy': 'same-origin',
  ...(form?.retryAfter ? { 'retry-after': String(form.retryAfter) } : {}),
})
