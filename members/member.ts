// Turns stored rows into the member as the API answers it.

import { recordOf } from '../contract/fields.ts'
import {
  type BornChild,
  type Member,
  memberFields,
  type Pregnancy,
  type StoredField,
  storedFields,
} from '../contract/member.ts'
import { type CalendarDate, toUnixSeconds, toWireBirthDate } from '../domain/dates.ts'
import { ageString } from './age-string.ts'
import { amazonUrlOfMember } from './registries/owners.ts'
import type { ChildRow, Db, MemberRow, PregnancyRow } from './store/schema.ts'

/** @param on the day of the age. Dates have the forms of the site's API: '/Date(ms)/' and seconds. */
export function childEntity(row: ChildRow, on: CalendarDate): BornChild {
  return {
    id: row.id,
    id_string: row.id,
    first_name: row.first_name,
    birth_date: row.birth_date && toWireBirthDate(row.birth_date),
    gender: row.gender,
    middle_name: null,
    due_date: row.due_date && toUnixSeconds(row.due_date),
    age_string: ageString(row.birth_date, on),
  }
}

/** Of a pregnancy, or of the record of a lost one. */
export const pregnancyEntity = ({
  id,
  code_name,
  due_date,
  multiples,
}: Omit<PregnancyRow, 'created_at'>): Required<Pregnancy> => ({
  id,
  code_name,
  due_date: toUnixSeconds(due_date),
  multiples: multiples ? 'true' : 'false',
})

/** Seconds since 1970, to order children; without a birth date a child comes last. */
const bornAt = ({ birth_date }: ChildRow) => (birth_date ? toUnixSeconds(birth_date) : Number.NEGATIVE_INFINITY)

export interface MemberRows {
  member: MemberRow
  pregnancy: PregnancyRow | undefined
  children: readonly ChildRow[]
  avatarFile: string
  /** Of the member's list at Amazon; '' for none. */
  amazonUrl: string
}

const storedFieldsOf = (member: MemberRow) =>
  recordOf(storedFields, name => (memberFields[name].storage === 'flag' ? member[name] === 1 : member[name])) as Pick<
    Member,
    StoredField
  > // as: each column has its field's name and type, but for flags, which become booleans here

/** @param on the visitor's day, for the ages */
export function memberEntity(
  { member, pregnancy, children, avatarFile, amazonUrl }: MemberRows,
  on: CalendarDate,
): Member {
  const newestFirst = (a: ChildRow, b: ChildRow) => {
    const [first, second] = [bornAt(a), bornAt(b)]
    if (first !== second) return first > second ? -1 : 1
    return a.created_at > b.created_at ? -1 : 1
  }
  return {
    ...storedFieldsOf(member),
    id_string: member.id,
    after_loss: member.after_loss_since !== null && !pregnancy,
    avatar_url: `/avatars/${avatarFile}`,
    amazon_url: amazonUrl,
    pregnancy: pregnancy ? pregnancyEntity(pregnancy) : {},
    born_children: children.toSorted(newestFirst).map(child => childEntity(child, on)),
  }
}

/** Reads a member's profiles and avatar. @returns the member as answered. @param on the visitor's day, for the ages */
export async function readMember(db: Db, member: MemberRow, on: CalendarDate): Promise<Member> {
  const pregnancy = await db.selectFrom('pregnancies').selectAll().where('member_id', '=', member.id).executeTakeFirst()
  const children = await db.selectFrom('children').selectAll().where('member_id', '=', member.id).execute()
  const avatar = await db
    .selectFrom('avatars')
    .select('file')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const amazonUrl = await amazonUrlOfMember(db, member.id)
  return memberEntity({ member, pregnancy, children, avatarFile: avatar.file, amazonUrl }, on)
}
