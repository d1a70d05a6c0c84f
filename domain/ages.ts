// Ages of children. Ages count calendar months; only the group of an age (newborn, months, baby, toddler) has its edges
// in weeks.
import { addMonths, type CalendarDate, daysBetween, wholeMonthsBetween } from './dates.ts'

/** Weeks in a month: a younger child is a newborn. Weeks in a year: up to there a child counts months. */
export const ageEdges = { newbornWeeks: 4.34812, yearWeeks: 52.17744 } as const

/** The last month that has a guide. An older child's link goes to the parenting topic. */
export const lastGuideMonth = 36

/** Corrected age is for milestones up to this age. American Academy of Pediatrics, Pediatrics 153(2), 2024. */
export const correctedAgeMonths = 24

/** Born more than this many days before the due date, which is before 37 weeks 0 days, is preterm. */
const pretermDays = 21

export interface Age {
  /** Whole calendar months. */
  months: number
  /** Days beyond them. */
  days: number
}

export interface AgeGroup {
  group: 'newborn' | 'months' | 'baby' | 'toddler'
  /** Whole calendar months. */
  months: number
  /** Completed weeks. */
  weeks: number
  /** 'newborn', '5 mo', 'baby' or 'toddler'. */
  label: string
  /** The last part of the month guide's address; a guide exists up to `lastGuideMonth`. */
  slug: string
}

/**
 * A child's age on a day. A child born on the 31st is a month older on the last day of a shorter month. Zero before the
 * birth.
 */
export function ageOf(birth: CalendarDate, on: CalendarDate): Age {
  if (on < birth) return { months: 0, days: 0 }
  const months = wholeMonthsBetween(birth, on)
  return { months, days: daysBetween(addMonths(birth, months), on) }
}

/**
 * The group, label and guide of a child on a day. The edges decide the group: under 4.34812 weeks (30 days) newborn, up
 * to 52.17744 weeks (365 days) months, then a baby through its 12th month and a toddler from 13 months on. The number
 * is always calendar months. A birth date still ahead, as it is for hours in an earlier time zone, is a newborn's.
 */
export function ageGroup(birth: CalendarDate, on: CalendarDate): AgeGroup {
  const days = Math.max(0, daysBetween(birth, on))
  const { months } = ageOf(birth, on)
  const age = { months, weeks: Math.floor(days / 7) }
  if (days / 7 < ageEdges.newbornWeeks) return { ...age, group: 'newborn', label: 'newborn', slug: '0-month-old-baby' }
  if (days / 7 <= ageEdges.yearWeeks)
    return { ...age, group: 'months', label: `${months} mo`, slug: `${months}-month-old-baby` }
  if (months <= 12) return { ...age, group: 'baby', label: 'baby', slug: '12-month-old-baby' }
  return { ...age, group: 'toddler', label: 'toddler', slug: `${months}-month-old` }
}

/** True while a child's age in whole months still has a guide: 36 or less. */
export const isInGuideRange = (months: number): boolean => months <= lastGuideMonth

/** True when a child was born before 37 weeks 0 days by its due date. */
export const isPreterm = (birth: CalendarDate, dueDate: CalendarDate): boolean =>
  daysBetween(birth, dueDate) > pretermDays

/**
 * A preterm child's corrected age, counted from the due date: for milestones, never for vaccines, which go by the age
 * since birth. Zero until the due date; null for a child born at term, and from the second birthday on.
 */
export function correctedAge(birth: CalendarDate, dueDate: CalendarDate, on: CalendarDate): Age | null {
  if (!isPreterm(birth, dueDate) || ageOf(birth, on).months >= correctedAgeMonths) return null
  return ageOf(dueDate, on)
}
