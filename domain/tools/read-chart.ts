// Which cells of the gender chart two days lead to.
import { addDays, type CalendarDate } from '../dates.ts'
import { letterAt, type Reading } from './gender-chart.ts'
import { type LunarDate, lunarDate } from './lunar-calendar.ts'

/**
 * The row and column of a day. The lunar age is the difference of the lunar years and 1: one at birth, one more with each
 * Chinese New Year. The first 15 days of a leap month count to the month that it repeats, the others to the next.
 */
function readingOf(birthYear: number, { year, month, isLeap, day }: LunarDate): Reading {
  const shifted = isLeap && day > 15 ? month + 1 : month
  const isNextYear = shifted > 12
  const age = year - birthYear + (isNextYear ? 2 : 1)
  const column = isNextYear ? 1 : shifted
  return { age, month: column, letter: letterAt(age, column) }
}

export interface ChartAnswer {
  birth: LunarDate
  conception: LunarDate
  own: Reading
  /** Where another column is at most two days away: its cell, and the first day of the later column of both. */
  other: (Reading & { edge: CalendarDate }) | null
}

/** How near the edge of a column both answers are told, in days: nobody knows the day of conception better than that. */
const edgeDays = 2

/**
 * What the chart has for two days; null when one of them is outside `lunarSpan`.
 * @param birth of the one who is pregnant
 */
export function readChart(birth: CalendarDate, conception: CalendarDate): ChartAnswer | null {
  const born = lunarDate(birth)
  const on = lunarDate(conception)
  if (!born || !on) return null
  const own = readingOf(born.year, on)
  const shifts = Array.from({ length: edgeDays }, (_, i) => [i + 1, -i - 1]).flat()
  for (const shift of shifts) {
    const near = lunarDate(addDays(conception, shift))
    const other = near && readingOf(born.year, near)
    if (!other || (other.month === own.month && other.age === own.age)) continue
    return {
      birth: born,
      conception: on,
      own,
      other: { ...other, edge: addDays(conception, shift > 0 ? shift : shift + 1) },
    }
  }
  return { birth: born, conception: on, own, other: null }
}
