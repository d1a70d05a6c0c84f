// What a page's loader gets.
import { createContext } from 'react-router'
import type { Member } from '../contract/member.ts'
import type { RecordKind, RecordKinds } from '../contract/records.ts'
import type {
  FoundRegistry,
  Gift,
  GiverGift,
  GuestHead,
  GuestRegistry,
  Registry,
  RegistrySummary,
} from '../contract/registry.ts'
import type { CalendarDate } from '../domain/dates.ts'
import type { Origins } from '../domain/sites.ts'
import type { Content } from '../publishing/load.ts'
import type { FormState } from '../views/account/form-state.ts'
import type { PageInput } from '../views/page.tsx'

/** What a loader may use. A public page sees only its input, so nothing of one visitor can enter the cache. */
export interface Loading {
  input: PageInput
  content: Content
  /** Aborted when the client has left, or the page's time is over. */
  signal: AbortSignal
  /** Only personal pages get it. */
  own?: Own
  /** The page's form, when it was sent and refused. */
  form?: FormState
}

/** What a member has beside their profile; each is asked for only when a page wants it. */
export type ReadRecord = <K extends RecordKind>(kind: K) => Promise<RecordKinds[K]>

/**
 * The favorite names behind a link that somebody shared, in their order; null when it leads nowhere. Rejects when the
 * API does not answer.
 */
export type ReadShare = (token: string) => Promise<readonly string[] | null>

/** What a search for lists gives: at most 50 of them, or, after too many searches, the seconds to wait. */
export type FoundRegistries = { items: readonly FoundRegistry[] } | { retryAfter: number }

/**
 * Registries, as the visitor may see them; null for one that does not exist, or is another member's. All reject when the
 * API does not answer, and the first three without a member.
 */
export interface ReadRegistries {
  mine(): Promise<readonly RegistrySummary[]>
  one(id: string): Promise<Registry | null>
  /** 'surprise': they are not to be seen yet. */
  gifts(id: string): Promise<readonly Gift[] | 'surprise' | null>
  guest(link: string): Promise<GuestRegistry | null>
  /** The same without the wishes, which takes no time. */
  guestHead(link: string): Promise<GuestHead | null>
  /** @param link of the list, as the giver's address has it */
  gift(token: string, link: string): Promise<GiverGift | null>
  /** Names need two letters each. `state`: a code of `states`; `month`: '1' to '12'; '' for any. */
  find(wanted: { first: string; last: string; state: string; month: string }): Promise<FoundRegistries>
}

/** The member that a personal page is for, and what may be asked about them. */
export interface Own {
  /** Null when there is no such session, or the member API does not answer. */
  member: Promise<Member | null>
  /** Rejects when the API does not answer. */
  read: ReadRecord
  shared: ReadShare
  registries: ReadRegistries
  /** Of our three sites, by which an address is known as ours. */
  origins?: Origins
  /** The member API has used up the time that the shell may wait for it. */
  isLate?: boolean
  /** The visitor's own day. */
  today: CalendarDate
  /** The stage that was chosen when joining; only the dashboard gets it, once. */
  begins?: string
}

export const loadingContext = createContext<Loading>()
