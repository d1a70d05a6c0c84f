// What a member's profiles mean on a given day: links to the guides, and entries of the list of profiles.
import { ageGroup, isInGuideRange } from './ages.ts'
import type { CalendarDate } from './dates.ts'
import {
  birthDateOf,
  type ChildRead,
  dueDateOf,
  type MemberRead,
  newestFirst,
  type PregnancyRead,
  pregnancyOf,
} from './member.ts'
import { displayWeek, slugOfWeek } from './pregnancy-dating.ts'

/** The link for a child without a month guide. */
const parentingTopic = '/topics/parenting'
const weekIndex = '/pregnancy-week-by-week'

/**
 * The path of a child's month guide on a day: the baby guides through the 12th month, the toddler guides through the
 * 36th. For an older child, or one of unknown birth date, the parenting topic.
 */
export function monthLink({ birth_date }: Pick<ChildRead, 'birth_date'>, on: CalendarDate): string {
  const birth = birthDateOf(birth_date)
  if (birth === null) return parentingTopic
  const { group, months, slug } = ageGroup(birth, on)
  if (!isInGuideRange(months)) return parentingTopic
  return group === 'toddler' ? `/toddler-month-by-month/${slug}` : `/baby-month-by-month/${slug}`
}

/** The path of a pregnancy's week guide on a day, week 1 to 42; the list of weeks for an invalid due date. */
export function weekLink({ due_date }: Pick<PregnancyRead, 'due_date'>, on: CalendarDate): string {
  const date = dueDateOf(due_date)
  return date === null ? weekIndex : `${weekIndex}/${slugOfWeek(displayWeek(date, on))}`
}

export interface ProfileEntry {
  /** As on the wire: `baby` through the 12th month, `toddle` from the 13th on. */
  type: 'baby' | 'toddle' | 'pregnancy'
  /** Of the child or the pregnancy. */
  id: string
  /** Completed weeks since birth; for a pregnancy the week to show, 1 to 42. */
  weeks: number
  /** 'newborn', '5 mo', 'baby' or 'toddler'; for a pregnancy '24 weeks'. */
  info: string
  /** The last part of the guide's path; beyond 36 months no guide has it. */
  slug: string
  /** Completed months since birth; 0 for a pregnancy. */
  age: number
}

/** A member's pregnancy and children of known age on a day, the pregnancy first, then the newest child. */
export function profileEntries(
  member: Pick<MemberRead, 'pregnancy' | 'born_children'>,
  on: CalendarDate,
): ProfileEntry[] {
  const pregnancy = pregnancyOf(member)
  const dueDate = dueDateOf(pregnancy?.due_date)
  const children = newestFirst(member.born_children).flatMap(({ id, birth_date }) => {
    const birth = birthDateOf(birth_date)
    return birth === null ? [] : [childEntry(id, birth, on)]
  })
  return pregnancy && dueDate ? [pregnancyEntry(pregnancy.id, dueDate, on), ...children] : children
}

function childEntry(id: string, birth: CalendarDate, on: CalendarDate): ProfileEntry {
  const { group, weeks, label, slug, months } = ageGroup(birth, on)
  return { type: group === 'toddler' ? 'toddle' : 'baby', id, weeks, info: label, slug, age: months }
}

function pregnancyEntry(id: string, dueDate: CalendarDate, on: CalendarDate): ProfileEntry {
  const week = displayWeek(dueDate, on)
  return {
    type: 'pregnancy',
    id,
    weeks: week,
    info: week === 1 ? '1 week' : `${week} weeks`,
    slug: slugOfWeek(week),
    age: 0,
  }
}
