// The dashboard: which parts it shows, and its dates and ages in words.

import type { Age } from './ages.ts'
import { counted } from './counted.ts'
import { type CalendarDate, daysBetween, formatLong } from './dates.ts'
import { type MemberRead, pregnancyOf } from './member.ts'
import type { GestationalAge } from './pregnancy-dating.ts'

const joined = (parts: readonly string[]) => parts.join(' and ')

/** 'Saturday, November 21, 2026'. */
export const dayInWords = (date: CalendarDate): string =>
  `${new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}, ${formatLong(date)}`

/** 'November 20 to 25, 2026', 'November 28 to December 3, 2026', 'December 29, 2026 to January 3, 2027'. */
export function rangeInWords(from: CalendarDate, to: CalendarDate): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatLong(from)} to ${formatLong(to)}`
  const begin = formatLong(from).split(',')[0]
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${begin} to ${isOneMonth ? formatLong(to).replace(/^\S+ /, '') : formatLong(to)}`
}

/** How long until a day: 'today', 'tomorrow', 'in 9 days', 'in 3 weeks', 'in 4 months'; a day that is past is today. */
export function untilInWords(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day)
  if (days <= 1) return days === 1 ? 'tomorrow' : 'today'
  if (days < 21) return `in ${days} days`
  return days < 63 ? `in ${Math.round(days / 7)} weeks` : `in ${Math.round(days / 30.44)} months`
}

/** '12 weeks and 3 days', '12 weeks', '3 days'; on the very first day '0 days'. Not capped. */
export function weeksAndDays({ weeks, remainingDays }: Pick<GestationalAge, 'weeks' | 'remainingDays'>): string {
  const parts = [
    ...(weeks > 0 ? [counted(weeks, 'week')] : []),
    ...(remainingDays > 0 ? [counted(remainingDays, 'day')] : []),
  ]
  return joined(parts) || '0 days'
}

/**
 * A child's age: '12 days' in the first month, '5 months and 3 days' until the second birthday, then '2 years and 3
 * months'.
 */
export function ageInWords({ months, days }: Age): string {
  if (months === 0) return days === 0 ? 'born today' : counted(days, 'day')
  if (months < 24) return joined([counted(months, 'month'), ...(days > 0 ? [counted(days, 'day')] : [])])
  return joined([counted(Math.floor(months / 12), 'year'), ...(months % 12 > 0 ? [counted(months % 12, 'month')] : [])])
}

/**
 * The age in a list that is nearest to a child's whole months; of two equally near the one already reached. Undefined
 * for an empty list.
 */
export function nearestAge(months: number, ages: readonly number[]): number | undefined {
  const sorted = ages.toSorted((a, b) => Math.abs(a - months) - Math.abs(b - months) || a - b)
  return sorted[0]
}

export type Part = 'loss' | 'pregnancy' | 'children' | 'trying' | 'nothing'

/**
 * The parts of a page about a member, in their order: pregnancy, children, trying to conceive.
 * After a loss nothing counts and nothing invites: its part comes first, and no trying or empty page beside it.
 */
export function partsOf(member: MemberRead): Part[] {
  const children: Part[] = member.born_children.length > 0 ? ['children'] : []
  if (member.after_loss) return ['loss', ...children]
  const pregnancy: Part[] = pregnancyOf(member) ? ['pregnancy'] : []
  const trying: Part[] = member.is_ttc ? ['trying'] : []
  const parts = [...pregnancy, ...children, ...trying]
  return parts.length > 0 ? parts : ['nothing']
}

/**
 * The parts that tools and articles are chosen for: while there is no profile, the one that was named when joining.
 * @param begins 'pregnant' or 'parent'
 */
export function interestsOf(parts: readonly Part[], begins: string | undefined): readonly Part[] {
  if (parts[0] !== 'nothing') return parts
  return begins === 'pregnant' ? ['pregnancy'] : begins === 'parent' ? ['children'] : parts
}
