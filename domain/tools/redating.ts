// When a scan changes a due date that was counted from a period. ACOG Committee Opinion 700, table 1: the date by the
// period stands unless the scan differs from it by more than a number of days that grows with the pregnancy.
import { type CalendarDate, daysBetween } from '../dates.ts'
import { gestationalAge } from '../pregnancy-dating.ts'

export const redatingSource = {
  title: 'ACOG, Committee Opinion 700',
  url: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date',
} as const

export interface RedatingRow {
  /** The last day of gestation, by the period, on which the row holds. */
  toDays: number
  /** The scan changes the date when it differs by more days than these. */
  threshold: number
  /** The ages by the period, in words that follow 'from'. */
  ages: string
}

export const redatingRows: readonly RedatingRow[] = [
  { toDays: 62, threshold: 5, ages: '0 weeks 0 days to 8 weeks 6 days' },
  { toDays: 97, threshold: 7, ages: '9 weeks 0 days to 13 weeks 6 days' },
  { toDays: 111, threshold: 7, ages: '14 weeks 0 days to 15 weeks 6 days' },
  { toDays: 153, threshold: 10, ages: '16 weeks 0 days to 21 weeks 6 days' },
  { toDays: 195, threshold: 14, ages: '22 weeks 0 days to 27 weeks 6 days' },
  { toDays: Number.POSITIVE_INFINITY, threshold: 21, ages: '28 weeks 0 days on' },
]

export interface Redating {
  /** Days by which the due date of the scan is later than that of the period; negative when it is earlier. */
  difference: number
  /** The row that holds on the day of the scan. */
  row: RedatingRow
  /** By the table, the scan's date takes the place of the period's. */
  changes: boolean
}

/** What the table says. @param byPeriod and byScan due dates @param scan the day of the scan */
export function redating(byPeriod: CalendarDate, byScan: CalendarDate, scan: CalendarDate): Redating {
  const { days } = gestationalAge(byPeriod, scan)
  const row = redatingRows.find(({ toDays }) => days <= toDays) as RedatingRow // the last row has no end
  const difference = daysBetween(byPeriod, byScan)
  return { difference, row, changes: Math.abs(difference) > row.threshold }
}
