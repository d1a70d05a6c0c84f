// The data of a member's own page.
import type { Card, Piece } from '../../content/schema.ts'
import type { Member } from '../../contract/member.ts'
import type { Cycle, Loss } from '../../contract/records.ts'
import type { RegistrySummary } from '../../contract/registry.ts'
import type { CalendarDate } from '../../domain/dates.ts'

/** A part of the data; null when the member API did not answer. */
export type Reached<T> = { is: T } | null

export interface Sheet {
  member: Member
  /** Today in the visitor's time zone. */
  today: CalendarDate
  /** The stage that was chosen when joining, while there is no profile. */
  begins?: string
  losses: Reached<readonly Loss[]>
  /** Read only for members who are trying to conceive. */
  cycle: Reached<Cycle | null>
  /** The newest saved articles, as many as are shown. */
  saved: Reached<readonly Card[]>
  /** The saved names, in the member's order; none are read after a loss. */
  names: Reached<readonly string[]>
  /** The lists of wishes that the member keeps; none are read after a loss. */
  registries: Reached<readonly RegistrySummary[]>
  /** The guide to the week of the pregnancy, when there is one. */
  week: Piece<'week'> | undefined
  /** The guide to the week after it. */
  nextWeek: Card | undefined
  /** Addresses of all month guides. */
  months: ReadonlySet<string>
  articles: readonly Card[]
}
