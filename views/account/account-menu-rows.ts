// The list of profiles in the account menu, as rows of words.

import type { Member } from '../../contract/member.ts'
import { ageGroup } from '../../domain/ages.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import {
  ageString,
  birthDateOf,
  displayName,
  dueDateOf,
  expectingLine,
  newestFirst,
  pregnancyOf,
} from '../../domain/member.ts'
import { displayWeek, trimesterOf } from '../../domain/pregnancy-dating.ts'

export interface ProfileRow {
  /** Names its dialog, as in `data-profile-dialog`. */
  opens: string
  /** The color of its stage. */
  tone: string
  words: string
  /** A child's age, shown after the name. */
  age?: string
}

const trimesterTones = { 1: 'first', 2: 'second', 3: 'third' } as const
const ageTones = { newborn: 'newborn', months: 'baby', baby: 'baby', toddler: 'toddler' } as const

function toneOfAge(birth: CalendarDate | null, on: CalendarDate) {
  return birth ? ageTones[ageGroup(birth, on).group] : 'toddler'
}

/** The profiles that the member has: the pregnancy, the children (youngest first), trying to conceive. */
export function profileRows(member: Member, on: CalendarDate): ProfileRow[] {
  const pregnancy = pregnancyOf(member)
  const dueDate = dueDateOf(pregnancy?.due_date)
  const children = newestFirst(member.born_children).map(child => ({
    opens: `child:${child.id}`,
    tone: toneOfAge(birthDateOf(child.birth_date), on),
    words: displayName(child.first_name),
    age: ageString(child),
  }))
  return [
    ...(pregnancy && dueDate
      ? [
          {
            opens: 'pregnancy',
            tone: trimesterTones[trimesterOf(displayWeek(dueDate, on))],
            words: expectingLine(pregnancy),
          },
        ]
      : []),
    ...children,
    ...(member.is_ttc ? [{ opens: 'ttc', tone: 'trying', words: 'Trying to conceive' }] : []),
  ]
}
