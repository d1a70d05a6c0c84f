// The last state of the ovulation calculator, for lists of tools.
import type { CalendarDate } from '../dates.ts'
import type { CycleEntries } from './cycle-entries.ts'
import { forecast, nextWindow } from './cycle-forecast.ts'
import { cycleBasis } from './cycle-reading.ts'
import type { Glance } from './glance.ts'

/** The next fertile days from a day on; null when there is nothing to count from. */
export function cycleGlance(entries: CycleEntries, on: CalendarDate): Glance | null {
  const basis = cycleBasis(entries, on)
  const next = basis && nextWindow(forecast(basis, 3), on)
  if (!next) return null
  const { min, max } = next.fertile
  return min > on ? { words: 'Fertile days from', day: min } : { words: 'Fertile days until', day: max }
}
