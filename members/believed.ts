// A clock may have been wrong for a while. An instant that lies further ahead than its rule can have put it is not
// believed, and what counts from it counts from now.
import { type RawBuilder, sql } from 'kysely'
import { instant } from './instants.ts'

/**
 * For queries: what ends at the column's instant has not ended, and its rule can have put the end there.
 * @param mostMs how long it lasts at most
 */
export const notOver = (column: string, now: number, mostMs: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${instant(now)} and ${sql.ref(column)} <= ${instant(now + mostMs)})`

/** The instant, or the furthest that its rule can put it. @param mostMs 0 for something that has happened */
export const pulledIn = (kept: string, now: number, mostMs: number): string => {
  const furthest = instant(now + mostMs)
  return kept > furthest ? furthest : kept
}
