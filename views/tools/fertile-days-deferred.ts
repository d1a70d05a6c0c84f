// What the small form needs once something was entered.
import './ovulation-glance.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { CycleEntries } from '../../domain/tools/cycle-entries.ts'
import { forecast, nextWindow } from '../../domain/tools/cycle-forecast.ts'
import { cycleBasis } from '../../domain/tools/cycle-reading.ts'
import { cycleAnswer } from '../../domain/tools/cycle-words.ts'

export { problemWithPeriod } from '../../domain/tools/cycle-problems.ts'

/**
 * The next fertile days in two sentences; those of the period entered, when it lies too far back. Null while something
 * is missing or wrong.
 */
export function answerOf(entries: CycleEntries, on: CalendarDate): string | null {
  const basis = cycleBasis(entries, on)
  const cycles = basis ? forecast(basis, 3) : []
  const told = nextWindow(cycles, on) ?? cycles[0]
  return told ? cycleAnswer(told).join(' ') : null
}
