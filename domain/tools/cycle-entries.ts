// What somebody enters about their cycles, as it was typed.
import { addDays, type CalendarDate, type Span } from '../dates.ts'

/**
 * How the length of the next cycle is known: `regular` by one length, `irregular` by the shortest and the longest,
 * `past` by the first days of earlier periods.
 */
export const cycleModes = ['regular', 'irregular', 'past'] as const
export type CycleMode = (typeof cycleModes)[number]

/** How many cycles can be shown. */
export const cycleCounts = ['1', '3', '6', '12'] as const
export type CycleCount = (typeof cycleCounts)[number]

/** Every field as it was typed; a date that could be read is YYYY-MM-DD. */
export interface CycleEntries {
  mode: CycleMode
  lastPeriod: string
  cycleLength: string
  lutealLength: string
  shortest: string
  longest: string
  /** First days of earlier periods, in any order; blank ones do not count. */
  past: readonly string[]
  cycles: CycleCount
}

/** Earlier periods that can be entered. */
export const mostPast = 12

/** Cycles that are counted, the newest: about half a year, as our guide to the fertile days advises. */
export const countedCycles = 6

/** First days that are taken for a last period, on a day: of the past year, and none to come. */
export const lastPeriodSpan = (on: CalendarDate): Span => ({ min: addDays(on, -365), max: on })

/** The same for earlier periods. */
export const pastSpan = (on: CalendarDate): Span => ({ min: addDays(on, -3 * 365), max: on })
