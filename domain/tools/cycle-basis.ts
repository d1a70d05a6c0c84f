// What coming cycles are counted from: the last period, and the lengths that a cycle may have.
import { addDays, type CalendarDate } from '../dates.ts'
import { type CycleDays, cycleFrom } from '../fertile-window.ts'

export interface CycleBasis {
  lastPeriod: CalendarDate
  /** Lengths in days that the next cycle may have, each as likely as the next; never empty. */
  lengths: readonly number[]
  /** Days, 10 to 16. */
  lutealLength: number
}

/** The earliest and the latest course of a cycle, so many cycles after the period entered (0 for its own). */
export function coursesOn({ lastPeriod, lengths, lutealLength }: CycleBasis, cyclesOn: number): [CycleDays, CycleDays] {
  const course = (cycle_length: number) =>
    cycleFrom(addDays(lastPeriod, cyclesOn * cycle_length), { cycle_length, luteal_length: lutealLength })
  return [course(Math.min(...lengths)), course(Math.max(...lengths))]
}
