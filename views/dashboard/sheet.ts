// What a member's own page is made from.
import type { Card, Piece } from '../../content/schema.ts'
import type { Member } from '../../contract/member.ts'
import type { Cycle, Loss } from '../../contract/records.ts'
import type { CalendarDate } from '../../domain/dates.ts'

/** What was asked for; null when it cannot be reached right now. */
export type Reached<T> = { is: T } | null

export interface Sheet {
  member: Member
  /** The visitor's own day. */
  today: CalendarDate
  /** The stage that was chosen when joining, for somebody who has no profile yet. */
  begins?: string
  losses: Reached<readonly Loss[]>
  /** Of those who try to conceive; nobody else is asked. */
  cycle: Reached<Cycle | null>
  /** The newest, as many as are shown. */
  saved: Reached<readonly Card[]>
  /** The guide to the week of the pregnancy, when there is one. */
  week: Piece<'week'> | undefined
  /** Addresses of the month guides that there are. */
  months: ReadonlySet<string>
  articles: readonly Card[]
}
