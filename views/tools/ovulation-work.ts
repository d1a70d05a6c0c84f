// What the calculator shows, worked out from its entries.
import type { CalendarDate } from '../../domain/dates.ts'
import type { CycleBasis } from '../../domain/tools/cycle-basis.ts'
import type { CycleEntries } from '../../domain/tools/cycle-entries.ts'
import { type ForecastCycle, forecast, nextWindow } from '../../domain/tools/cycle-forecast.ts'
import { cycleBasis } from '../../domain/tools/cycle-reading.ts'
import { cautions, cycleAnswer } from '../../domain/tools/cycle-words.ts'

export interface OvulationWork {
  basis: CycleBasis
  /** All that are shown, one at least. */
  cycles: readonly ForecastCycle[]
  /** The one that the answer is about. */
  told: ForecastCycle
  /** `open`: its fertile days are now. `next`: they come next. `past`: the period entered lies too far back. */
  when: 'open' | 'next' | 'past'
  /** What makes it less sure than it looks. */
  said: readonly string[]
  today: CalendarDate
}

/** Cycles that are looked through for the next window, even when fewer are to be shown. */
const leastCycles = 3

/**
 * What to show of so many cycles as are asked for; the one that comes next is always among them. Null while something
 * is missing or wrong.
 */
export function workOf(entries: CycleEntries, today: CalendarDate): OvulationWork | null {
  const basis = cycleBasis(entries, today)
  if (!basis) return null
  const asked = Number(entries.cycles)
  const all = forecast(basis, Math.max(asked, leastCycles))
  const next = nextWindow(all, today)
  const cycles = all.slice(0, Math.max(asked, (next?.cyclesOn ?? 0) + 1))
  const told = next ?? all[0]
  if (!told) return null
  return {
    basis,
    cycles,
    told,
    when: !next ? 'past' : next.fertile.min <= today ? 'open' : 'next',
    said: cautions(entries, basis, next, { cycles: cycles.length, asked }, today),
    today,
  }
}

/** What is shared as a text. */
export const linesOf = ({ told }: OvulationWork): string[] => [
  ...cycleAnswer(told),
  'An estimate by dates. It cannot prevent a pregnancy.',
]
