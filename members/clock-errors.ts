// A clock may have been wrong for a while. An instant that lies further ahead than its rule can have put it is not
// believed, and what counts from it counts from now.
import { type RawBuilder, sql } from 'kysely'
import { instant } from './instants.ts'

/**
 * For queries: what ends at the column's instant has not ended, and its rule can have put the end there.
 * @param maxMs how long it lasts at most
 */
export const isStillValid = (column: string, now: number, maxMs: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${instant(now)} and ${sql.ref(column)} <= ${instant(now + maxMs)})`

/** The instant, or the furthest that its rule can put it. @param maxMs 0 for something that has happened */
export const clampInstant = (stored: string, now: number, maxMs: number): string => {
  const furthest = instant(now + maxMs)
  return stored > furthest ? furthest : stored
}
