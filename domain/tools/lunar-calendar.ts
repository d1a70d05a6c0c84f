// Dates of the Chinese calendar. Its months begin with the new moon as seen from China, and a year has twelve or, with a
// leap month, thirteen of them.
import { type CalendarDate, daysBetween } from '../dates.ts'
import { firstLunarYear, lunarYears } from './lunar-months.ts'
import { lunarSpan } from './lunar-span.ts'

export interface LunarDate {
  /** The year of the common calendar in which it began. */
  year: number
  /** 1 to 12. */
  month: number
  /** Its month repeats the number of the month before. */
  isLeap: boolean
  /** 1 to 30. */
  day: number
}

/** A day in the Chinese calendar; null outside `lunarSpan`. */
export function lunarDate(date: CalendarDate): LunarDate | null {
  let left = daysBetween(lunarSpan.min, date)
  if (left < 0) return null
  for (const [index, months] of lunarYears.entries()) {
    let month = 0
    for (const { days, isLeap } of months) {
      if (!isLeap) month++
      if (left < days) return { year: firstLunarYear + index, month, isLeap, day: left + 1 }
      left -= days
    }
  }
  return null
}
