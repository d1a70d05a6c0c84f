// The coming cycles by dates alone: when they may be fertile, when to test, when a baby would be due. All of it is an
// estimate, and none of it prevents a pregnancy.
// Window: Wilcox, Dunson and Baird, BMJ 2000. Bands in place of percentages: figures printed day by day disagree.
import { addDays, type CalendarDate, type Span } from '../dates.ts'
import { isUnusualLength, mostCyclesOn } from '../fertile-window.ts'
import { dueDateFromConception } from '../pregnancy-dating.ts'
import { type CycleBasis, coursesOn } from './cycle-basis.ts'

/** The chance on a day, as far as dates can tell. Low is never none. */
export type Band = 'low' | 'medium' | 'high'

/** A cycle to come. Each span is a single day when the cycles have one length. */
export interface ForecastCycle {
  /** How many cycles after the period that was entered: 0 for its own. */
  cyclesOn: number
  period: Span
  fertile: Span
  /** The days with the best chance; null when the cycles differ too much for any to stand out. */
  best: Span | null
  ovulation: Span
  /** Days for LH test strips. */
  strips: Span
  /** Of the cycle after it. */
  nextPeriod: Span
  /** From this day on a pregnancy test tells: a period is missed by then. */
  test: CalendarDate
  dueDate: Span
}

/**
 * The first day for LH test strips: cycle day c - 16, the first day of bleeding being day 1 (the chart of a kit: 21
 * days, day 5; 28, day 12; 35, day 19). Never later than three days before ovulation, for a long luteal length.
 */
export const stripsFrom = (period: CalendarDate, cycleLength: number, lutealLength: number): CalendarDate =>
  addDays(period, cycleLength - Math.max(16, lutealLength + 2) - 1)

/** How many courses of the cycles come to each sum of their lengths, for so many cycles. */
function sumsOf(lengths: readonly number[], cycles: number): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (let i = 0; i < cycles; i++) {
    const next = new Map<number, number>()
    for (const [sum, courses] of sums)
      for (const length of lengths) next.set(sum + length, (next.get(sum + length) ?? 0) + courses)
    sums = next
  }
  return sums
}

/**
 * The days that are among the best ones in more than half of all courses that the cycles may take: three at most, since
 * any two of them have a course in common.
 */
function bestDays({ lastPeriod, lengths, lutealLength }: CycleBasis, cyclesOn: number): Span | null {
  const sums = sumsOf(lengths, cyclesOn + 1)
  const all = lengths.length ** (cyclesOn + 1)
  const [least, most] = [Math.min(...sums.keys()), Math.max(...sums.keys())]
  const days: number[] = []
  for (let end = least - 2; end <= most; end++) {
    const courses = [0, 1, 2].reduce((sum, later) => sum + (sums.get(end + later) ?? 0), 0)
    if (courses * 2 > all) days.push(end - lutealLength)
  }
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined
    ? null
    : { min: addDays(lastPeriod, first), max: addDays(lastPeriod, last) }
}

function cycleOn(basis: CycleBasis, cyclesOn: number): ForecastCycle {
  const [early, late] = coursesOn(basis, cyclesOn)
  const strips = stripsFrom(early.period, Math.min(...basis.lengths), basis.lutealLength)
  return {
    cyclesOn,
    period: { min: early.period, max: late.period },
    fertile: { min: early.fertileFrom, max: late.ovulation },
    best: bestDays(basis, cyclesOn),
    ovulation: { min: early.ovulation, max: late.ovulation },
    strips: { min: strips, max: late.ovulation },
    nextPeriod: { min: early.nextPeriod, max: late.nextPeriod },
    test: late.nextPeriod,
    dueDate: { min: dueDateFromConception(early.ovulation), max: dueDateFromConception(late.ovulation) },
  }
}

/**
 * So many cycles from the one that began with the period entered; fewer, but one at least, where cycles differ so much
 * that one window would run into the next.
 */
export function forecast(basis: CycleBasis, count: number): ForecastCycle[] {
  const cycles = [cycleOn(basis, 0)]
  for (let next = cycleOn(basis, 1); cycles.length < count; next = cycleOn(basis, cycles.length)) {
    const last = cycles.at(-1)
    if (last && next.fertile.min <= last.fertile.max) break
    cycles.push(next)
  }
  return cycles
}

/** The cycle whose window is open on a day or comes next; undefined when the period entered lies too far back. */
export const nextWindow = (cycles: readonly ForecastCycle[], on: CalendarDate): ForecastCycle | undefined =>
  cycles.find(({ fertile, cyclesOn }) => cyclesOn <= mostCyclesOn && fertile.max >= on)

const isIn = (day: CalendarDate, span: Span | null) => span !== null && day >= span.min && day <= span.max

/** The band of a day, of all cycles shown. */
export function bandOn(cycles: readonly ForecastCycle[], day: CalendarDate): Band {
  if (cycles.some(({ best }) => isIn(day, best))) return 'high'
  return cycles.some(({ fertile }) => isIn(day, fertile)) ? 'medium' : 'low'
}

/** Whether a day is one for test strips, or one on which a next period may begin. */
export const marksOn = (cycles: readonly ForecastCycle[], day: CalendarDate) => ({
  isStrip: cycles.some(({ strips }) => isIn(day, strips)),
  isPeriod: cycles.some(
    ({ cyclesOn, period, nextPeriod }) => isIn(day, nextPeriod) || (!cyclesOn && day === period.min),
  ),
})

/** Whether the fertile days of every length begin within their own cycle. */
export const hasRoom = (basis: CycleBasis): boolean => {
  const [shortest] = coursesOn(basis, 0)
  return shortest.fertileFrom >= shortest.period
}

/** True when any length that is counted with lies outside 21 to 35 days. */
export const isUnusual = ({ lengths }: CycleBasis): boolean => lengths.some(isUnusualLength)
