// Reads a member's fields as they are on the wire. What depends on the day is in `profiles.ts`.
import { type CalendarDate, formatLong, fromUnixSeconds, fromWireBirthDate } from './dates.ts'
import { type Stage, type StageSource, stageOf } from './stage.ts'

/** A child's gender on the wire; 0 means not given, and the form does not offer it. */
export type Gender = 0 | 1 | 2 | 3

/** The choices of the form, in its order. */
export const genders = [
  { value: 1, label: 'Boy' },
  { value: 2, label: 'Girl' },
  { value: 3, label: 'Prefer Not to Say' },
] as const

export type Multiples = 'true' | 'false'

/** One baby or several, in the order of the form. */
export const multiplesChoices = [
  { value: 'false', label: 'Single' },
  { value: 'true', label: 'Twins/Multiples' },
] as const

/** The fields of a pregnancy, a child and a member that this folder reads; all fields are in `contract/member.ts`. */
export interface PregnancyRead {
  id: string
  code_name?: string | null
  due_date: number
}
export interface ChildRead {
  id: string
  birth_date: string | null
}
export interface MemberRead {
  is_ttc: boolean
  pregnancy: PregnancyRead | Record<string, never>
  born_children: readonly ChildRead[]
  after_loss: boolean
}

export interface AvatarInfo {
  /** `a-526399`, a default image's name, or '' for an upload. */
  placeholder_slug: string
  /** False for an upload. */
  is_placeholder: boolean
  /** Upper case; '' unless the avatar is a letter. */
  letter: string
  /** `#526399`; '' unless the avatar is a letter. */
  background_color: string
}

/** The day of a birth date on the wire; null when it is unknown or invalid. The inverse is `toWireBirthDate`. */
export const birthDateOf = (wire: unknown): CalendarDate | null => fromWireBirthDate(wire)

/**
 * The day of a due date on the wire: the UTC day of Unix seconds with 10 digits, September 9, 2001 to November 20,
 * 2286. Null for anything else, such as milliseconds or a text. The inverse is `toUnixSeconds`.
 */
export const dueDateOf = (wire: unknown): CalendarDate | null =>
  typeof wire === 'number' && wire >= 1e9 && wire < 1e10 ? fromUnixSeconds(wire) : null

/** A member's stages joined by commas, or `none`. */
export const stagesOf = (member: StageSource): Stage => stageOf(member)

/** A member's pregnancy; null when there is none with a valid due date. */
export const pregnancyOf = <P extends PregnancyRead>({ pregnancy }: { pregnancy: P | Record<string, never> }) =>
  // as: TypeScript cannot tell the two apart by the value of a property
  dueDateOf(pregnancy.due_date) === null ? null : (pregnancy as P)

/** Children in the order in which they are shown: newest first, twins in the given order, those of unknown age last. */
export function newestFirst<C extends Pick<ChildRead, 'birth_date'>>(children: readonly C[]): C[] {
  // '' sorts before every date, so an unknown birth date comes last.
  const bornOn = (child: C) => birthDateOf(child.birth_date) ?? ''
  return [...children].sort((a, b) => (bornOn(a) < bornOn(b) ? 1 : bornOn(a) > bornOn(b) ? -1 : 0))
}

/** A child's name as it is shown: each word begins with a capital, also after a hyphen; 'Child' when there is none. */
export const displayName = (name: string): string =>
  name.trim().replace(/(?:^|[\s\p{Pd}])\p{Ll}/gu, start => start.toUpperCase()) || 'Child'

/** A child's age as it is shown: '1 year & 2 months'. */
export const ageString = ({ age_string }: { age_string: string }): string => age_string.replaceAll(',', ' &')

/** A pregnancy in the list of profiles: 'Expecting "Peanut" January 5, 2027', or 'Expecting January 5, 2027'. */
export function expectingLine({ code_name, due_date }: Pick<PregnancyRead, 'code_name' | 'due_date'>): string {
  const name = code_name?.trim()
  const date = dueDateOf(due_date)
  return ['Expecting', ...(name ? [`"${name}"`] : []), ...(date ? [formatLong(date)] : [])].join(' ')
}
