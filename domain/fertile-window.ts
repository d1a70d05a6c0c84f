// The fertile days of a cycle, worked out from dates alone. Wilcox, Dunson and Baird, BMJ 2000: the window ends on the
// day of ovulation. All of it is an estimate, and none of it prevents a pregnancy.
import { cycleLengths, lutealLengths } from './cycle-lengths.ts'
import { addDays, type CalendarDate, daysBetween } from './dates.ts'

export { lutealLengths }

/** Days before ovulation: on which the window opens, and on which its best days begin. */
const before = { window: 5, best: 2 } as const

/** Beyond this many cycles since the last period that was entered, there is nothing left to estimate from. */
export const mostCyclesOn = 2

export interface CycleDays {
  /** The first day of the period that it begins with. */
  period: CalendarDate
  fertileFrom: CalendarDate
  /** The first of the days with the best chance; they end with ovulation. */
  bestFrom: CalendarDate
  /** Also the last fertile day. */
  ovulation: CalendarDate
  /** Of the cycle after it; from this day on a test tells. */
  nextPeriod: CalendarDate
}

export interface CycleLengths {
  /** Days, 20 to 45. */
  cycle_length: number
  /** Days, 10 to 16. */
  luteal_length: number
}

/** The days of the cycle that begins on a day: ovulation is the next period less the luteal length. */
export function cycleFrom(period: CalendarDate, { cycle_length, luteal_length }: CycleLengths): CycleDays {
  const nextPeriod = addDays(period, cycle_length)
  const ovulation = addDays(nextPeriod, -luteal_length)
  return {
    period,
    fertileFrom: addDays(ovulation, -before.window),
    bestFrom: addDays(ovulation, -before.best),
    ovulation,
    nextPeriod,
  }
}

export interface ComingCycle extends CycleDays {
  /** How many cycles were added to the period that was entered: 0 for that cycle itself. */
  cyclesOn: number
}

/**
 * The cycle whose fertile window is open on a day or comes next: until the day of ovulation it is this cycle's, from
 * the day after the next one's. Null when the period that was entered lies too far back to count on from it.
 */
export function comingCycle(lastPeriod: CalendarDate, lengths: CycleLengths, on: CalendarDate): ComingCycle | null {
  const sinceOvulation = daysBetween(cycleFrom(lastPeriod, lengths).ovulation, on)
  const cyclesOn = Math.max(0, Math.ceil(sinceOvulation / lengths.cycle_length))
  if (cyclesOn > mostCyclesOn) return null
  return { ...cycleFrom(addDays(lastPeriod, cyclesOn * lengths.cycle_length), lengths), cyclesOn }
}

/** True on every day of the window, both ends included. */
export const isFertileOn = ({ fertileFrom, ovulation }: CycleDays, on: CalendarDate): boolean =>
  on >= fertileFrom && on <= ovulation

/** True for a cycle outside 21 to 35 days: a single day of ovulation would claim too much. */
export const isUnusualLength = (cycleLength: number): boolean =>
  cycleLength < cycleLengths.usualMin || cycleLength > cycleLengths.usualMax

/**
 * The first and the last day that may be fertile, whatever the luteal length: it is taken at its longest for the first,
 * at its shortest for the last.
 */
export function widestWindow(period: CalendarDate, cycleLength: number): { from: CalendarDate; to: CalendarDate } {
  const early = cycleFrom(period, { cycle_length: cycleLength, luteal_length: lutealLengths.max })
  const late = cycleFrom(period, { cycle_length: cycleLength, luteal_length: lutealLengths.min })
  return { from: early.fertileFrom, to: late.ovulation }
}
