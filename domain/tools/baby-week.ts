// The last seven days of a log, in figures.

import { counted } from '../counted.ts'
import { type DayTotals, dayTotals, volumeInWords } from './baby-days.ts'
import type { Log, VolumeUnit } from './baby-log.ts'
import { spanInWords } from './baby-words.ts'
import { startOfDay } from './local-time.ts'

export interface WeekDay {
  /** When it begins. */
  from: number
  /** Null for a day of which nothing was written down: that is no day with none. */
  totals: DayTotals | null
}

/** The seven days up to now, oldest first. */
export const weekTotals = (log: Log, now: number): WeekDay[] =>
  Array.from({ length: 7 }, (_, i) => startOfDay(now, i - 6)).map(from => {
    const totals = dayTotals(log, from, now)
    return { from, totals: Object.values(totals).some(Boolean) || hasLine(log, from) ? totals : null }
  })

const hasLine = (log: Log, from: number) => log.some(({ at }) => at >= from && at < startOfDay(from, 1))

/** What the feeds of a day were, in lines: '5 h 35 min nursing', '2 bottles', '6 oz', '1 with solids'. */
export function feedParts({ nursing, bottles, bottleMl, solids }: DayTotals, unit: VolumeUnit): string[] {
  return [
    nursing > 0 && `${spanInWords(nursing)} nursing`,
    bottles > 0 && counted(bottles, 'bottle'),
    bottleMl > 0 && volumeInWords(bottleMl, unit),
    solids > 0 && `${solids} with solids`,
  ].filter(part => part !== false)
}
