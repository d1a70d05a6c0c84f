// Stored instants after the server's clock was wrong. One that is further in the future than its rule allows was
// written by a clock that ran ahead: it must not make a session, a limit or a link last longer than the rule.
import { type RawBuilder, sql } from 'kysely'
import { instant } from './instants.ts'

/**
 * SQL condition: the end in the column is in the future, and no further than the rule allows.
 * @param now milliseconds since 1970. @param maxMs the longest time that the rule gives
 */
export const isStillValid = (column: string, now: number, maxMs: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${instant(now)} and ${sql.ref(column)} <= ${instant(now + maxMs)})`

/** The stored instant, at most `maxMs` after now. @param maxMs 0 for something that lies in the past */
export const clampInstant = (stored: string, now: number, maxMs: number): string => {
  const furthest = instant(now + maxMs)
  return stored > furthest ? furthest : stored
}
