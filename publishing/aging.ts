// How long ago somebody looked: everything that carries such a day, oldest first, for an editor to begin with the
// oldest.

import type { Piece } from '../content/schema.ts'
import { type CalendarDate, calendarDate, daysBetween } from '../domain/dates.ts'
import { lineOf } from './front-matter.ts'

/** Something that somebody looked at on a day. */
interface LookedAt {
  /** YYYY-MM-DD */
  on: string
  /** From the root of the repository. */
  file: string
  /** From 1; left out of a file that has no lines. */
  line?: number
  what: string
}

/** What a text says was looked at: its claims, its review, its prices. @param text the file */
export function lookedAt(piece: Piece, file: string, text: string): LookedAt[] {
  const at = (pointer: string) => lineOf(text, pointer)
  const { checked = [], review, products = [] } = piece as Partial<Piece<'review'>> // those that have them
  return [
    ...checked.map(({ claim, on }, i) => ({ on, file, line: at(`/checked/${i}`), what: `checked: ${claim}` })),
    ...(review ? [{ on: review.on, file, line: at('/review'), what: `review (${review.by}), due ${review.due}` }] : []),
    ...products.flatMap(({ name, price }, i) =>
      price ? [{ on: price.on, file, line: at(`/products/${i}`), what: `price of ${name}: $${price.usd}` }] : [],
    ),
  ]
}

/** A table in code whose rows carry the day on which they were compared with the world. */
export interface DatedTable {
  /** From the root of the repository. */
  file: string
  what: string
  /** A day for each row, YYYY-MM-DD. */
  days: readonly string[]
}

/**
 * The days of a table, each once, with the line that names it first. @param text the file; left out when it is no text
 */
export const lookedAtTable = ({ file, what, days }: DatedTable, text?: string): LookedAt[] =>
  [...Map.groupBy(days, day => day)].map(([on, rows]) => {
    const at = text?.split('\n').findIndex(line => line.includes(on)) ?? -1
    return { on, file, ...(at >= 0 && { line: at + 1 }), what: rows.length > 1 ? `${what} (${rows.length})` : what }
  })

/** A line each, oldest first: days since, the day, the place, what it is. */
export const agingLines = (looked: readonly LookedAt[], today: CalendarDate): string[] =>
  looked
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ on, file, line, what }) => {
      const age = String(daysBetween(calendarDate(on), today)).padStart(5)
      return `${age} d  ${on}  ${file}${line === undefined ? '' : `:${line}`}  ${what}`
    })
