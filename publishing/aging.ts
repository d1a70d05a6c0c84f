// Lists every statement, review, price and table with the day on which somebody last compared it with the world, oldest
// first.

import type { Piece } from '../content/schema.ts'
import { type CalendarDate, calendarDate, daysBetween } from '../domain/dates.ts'
import { lineOf } from './front-matter.ts'

/** Something that was compared with the world on a day. */
interface LookedAt {
  /** YYYY-MM-DD */
  on: string
  /** From the root of the repository. */
  file: string
  /** From 1; left out of a file that has no lines. */
  line?: number
  what: string
}

/** The dated parts of a piece: checked claims, review, prices. @param file its path @param text the whole file */
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

/** A table in code whose rows have the day on which they were compared with the world. */
export interface DatedTable {
  /** From the root of the repository. */
  file: string
  what: string
  /** A day for each row, YYYY-MM-DD. */
  days: readonly string[]
}

/** The days of a table, each once, with the first line that has it. @param text the file, if it is a text */
export const lookedAtTable = ({ file, what, days }: DatedTable, text?: string): LookedAt[] =>
  [...Map.groupBy(days, day => day)].map(([on, rows]) => {
    const at = text?.split('\n').findIndex(line => line.includes(on)) ?? -1
    return { on, file, ...(at >= 0 && { line: at + 1 }), what: rows.length > 1 ? `${what} (${rows.length})` : what }
  })

/** A line for each, oldest first: days since then, the day, file and line, what it is. */
export const agingLines = (looked: readonly LookedAt[], today: CalendarDate): string[] =>
  looked
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ on, file, line, what }) => {
      const age = String(daysBetween(calendarDate(on), today)).padStart(5)
      return `${age} d  ${on}  ${file}${line === undefined ? '' : `:${line}`}  ${what}`
    })
