// The birth date and the due date of a child, and what can be wrong with them together.
import { isPreterm } from '../ages.ts'
import { addDays, addMonths, type CalendarDate, daysBetween, formatLong, parseDate } from '../dates.ts'

/** The tracker is for children up to this age, in months: the growth charts end there. */
export const oldestMonths = 60
/** Born at 22 weeks, and at 44: whoever was born outside these weeks has a slip in one of the dates. */
const earliestDays = 18 * 7
const latestDays = 4 * 7

/** The days on which a child of the tracker can be born. */
export const birthSpan = (today: CalendarDate) => ({ min: addMonths(today, -oldestMonths), max: today })

/** The days that can be the due date of a child. */
export const dueSpan = (birth: CalendarDate) => ({
  min: addDays(birth, -latestDays),
  max: addDays(birth, earliestDays),
})

interface Typed {
  birthDate: string
  dueDate: string
}

/** The birth date, when it is a day on which a child of the tracker can be born. */
export function birthDateOf({ birthDate }: Typed, today: CalendarDate): CalendarDate | null {
  const date = parseDate(birthDate)
  const { min, max } = birthSpan(today)
  return date && date >= min && date <= max ? date : null
}

/** The due date, when it goes with the birth date. */
export function dueDateOf({ dueDate }: Typed, birth: CalendarDate): CalendarDate | null {
  const date = parseDate(dueDate)
  const { min, max } = dueSpan(birth)
  return date && date >= min && date <= max ? date : null
}

/** What is wrong with the due date beside the birth date; '' when nothing is. */
export function problemWithDue({ dueDate }: Typed, birth: CalendarDate | null): string {
  const due = parseDate(dueDate)
  if (!birth || !due || dueDateOf({ birthDate: birth, dueDate }, birth)) return ''
  return due > birth
    ? `That is more than 18 weeks after the birth on ${formatLong(birth)}. Check both dates.`
    : `That is more than 4 weeks before the birth on ${formatLong(birth)}. Check both dates.`
}

/** How a birth lies beside the due date, and what age is used because of it. */
export function earlyInWords(birth: CalendarDate, due: CalendarDate): string {
  const days = daysBetween(birth, due)
  if (days <= 0) return 'Born on the due date or after it: the age counts from birth.'
  const early = `Born ${Math.floor(days / 7)} weeks ${days % 7} days before the due date`
  return isPreterm(birth, due)
    ? `${early}: up to 24 months, milestones and growth go by the corrected age. Vaccines go by the age since birth.`
    : `${early}. From 37 weeks on no corrected age is used.`
}
