// A member as the API writes it.

import { type BornChild, emptyMember, type Member, type Pregnancy } from '../../contract/member.ts'
import { calendarDate, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'

/** Emma, who has entered nothing, with other fields where told. */
export const aMember = (fields: Partial<Member> = {}): Member => ({
  ...emptyMember,
  id: 'm1',
  id_string: 'm1',
  username: 'emma',
  first_name: 'Emma',
  avatar_url: '/avatars/emma',
  email: 'emma@example.test',
  version: 1,
  ...fields,
})

/** A pregnancy that is due on a day, YYYY-MM-DD. */
export const aPregnancy = (dueDate: string, fields: Partial<Pregnancy> = {}): Pregnancy => ({
  id: 'p1',
  code_name: null,
  due_date: toUnixSeconds(calendarDate(dueDate)),
  multiples: 'false',
  ...fields,
})

/** A child born on a day, YYYY-MM-DD. The API writes the age. */
export const aChild = (birthDate: string, fields: Partial<BornChild> = {}): BornChild => ({
  id: 'c1',
  id_string: 'c1',
  first_name: 'Ben',
  birth_date: toWireBirthDate(calendarDate(birthDate)),
  gender: 0,
  middle_name: null,
  age_string: '',
  due_date: null,
  ...fields,
})
