// The last state of a tool in a few words, for lists of tools. What changes with the day is stored as what it follows
// from.
import { counted } from '../counted.ts'
import { type CalendarDate, formatLong, parseDate } from '../dates.ts'
import { gestationalAge } from '../pregnancy-dating.ts'

export type Glance =
  /** Words that stay true: '12 of 58 packed'. */
  | { text: string }
  /** A pregnancy, whose week follows from its due date. */
  | { dueDate: CalendarDate }
  /** A day to come: 'Fertile days from December 3'. Once it has passed there is nothing to say. */
  | { words: string; day: CalendarDate }

/** Weeks beyond which nobody is pregnant any more: a due date that was left behind says nothing. */
const lastWeek = 44

/** A glance in words on a day, as '34 weeks 2 days'; null when there is nothing to say any more. */
export function glanceInWords(glance: Glance, on: CalendarDate): string | null {
  if ('text' in glance) return glance.text
  if ('day' in glance) return glance.day < on ? null : `${glance.words} ${formatLong(glance.day).split(',')[0]}`
  const { days, weeks, remainingDays } = gestationalAge(glance.dueDate, on)
  if (days === 0 || weeks >= lastWeek) return null
  return `${counted(weeks, 'week')} ${counted(remainingDays, 'day')}`
}

/** What storage holds as a glance; null for anything else. */
export function glanceOf(data: unknown): Glance | null {
  const { text, dueDate, words, day } = Object(data)
  if (typeof text === 'string') return { text: text.slice(0, 80) }
  const due = parseDate(dueDate)
  if (due) return { dueDate: due }
  const on = parseDate(day)
  return on && typeof words === 'string' ? { words: words.slice(0, 60), day: on } : null
}
