// A member as the API answers it, a row for each field. Its type, the bodies that change it, the API's answer, the
// columns and their sealing, the site's reader, the form of the profile and the export follow from the rows.
import { Type } from 'typebox'
import { genders, multiplesChoices } from '../domain/member.ts'
import type { UndatedField } from '../domain/member-fields.ts'
import { type Answered, type Field, type Fields, recordOf } from './fields.ts'
import { Id, NumberOrNull, oneOf, orNull, ProfileText, Text, TextOrNull } from './schemas.ts'

interface MemberField extends Field {
  /** How the column of its name keeps it: so that only the member's key opens it, as 1 or 0, as it is. */
  kept?: 'sealed' | 'flag' | 'plain'
  /** A text that its member writes, on the page of the profile: the rule that it keeps. */
  rule?: UndatedField
}

const id = { form: Id, else: '' } as const
const text = { form: Text, else: '' } as const
const flag = { form: Type.Boolean(), else: false, kept: 'flag' } as const
const written = { ...text, given: ProfileText, kept: 'sealed' } as const

export const memberFields = {
  id: { ...id, kept: 'plain' },
  id_string: id,
  is_ttc: { ...flag, given: Type.Boolean() },
  /**
   * From a loss, or the choice of the quiet almanac, until the member says otherwise, and not during a pregnancy:
   * nothing that this member meets celebrates.
   */
  after_loss: { form: Type.Boolean(), else: false, given: Type.Boolean() },
  first_name: { ...written, rule: 'member.first_name' },
  last_name: { ...written, rule: 'member.last_name' },
  username: { ...written, rule: 'member.username' },
  avatar_url: { form: Type.String({ pattern: '^/avatars/[\\w.-]+$' }), else: '' },
  /** As typed. */
  email: { ...text, kept: 'sealed' },
  /** Whether there ever was a profile: trying, a pregnancy or a child. */
  had_profile: flag,
  is_created_on_tk: flag,
  /** Null when it was never given. */
  parent_role: { form: orNull(Type.Integer()), else: null, kept: 'plain' },
  /** 1 at first, one more with every change of anything of this member; a write on an older one is refused. */
  version: { form: Type.Integer({ minimum: 0 }), else: 0, kept: 'plain' },
} as const satisfies Record<string, MemberField>

/** A path's id, repeated in the body. */
const BodyId = Type.Union([Type.String({ maxLength: 300 }), Type.Number(), Type.Null()])

export const pregnancyFields = {
  id: { ...id, given: BodyId },
  /** Unix seconds of the day's UTC midnight, 10 digits. */
  due_date: { form: Type.Integer(), else: 0, given: NumberOrNull },
  multiples: { form: oneOf(...multiplesChoices.map(({ value }) => value)), else: 'false', given: ProfileText },
  /** What the baby is called before the birth; often there is none. */
  code_name: { form: Type.Optional(orNull(Text)), else: null, given: TextOrNull },
} as const satisfies Fields

export const childFields = {
  id: { ...id, given: BodyId },
  /** The child's own. */
  id_string: { ...id, given: BodyId },
  /** `Child` when none was given. */
  first_name: { ...text, given: TextOrNull },
  /** `/Date(<milliseconds of the day's UTC midnight>)/`; null when unknown. */
  birth_date: { form: orNull(Type.String({ pattern: '^/Date\\(-?\\d{1,15}\\)/$' })), else: null, given: TextOrNull },
  /** 0 is "not given", and no choice of the form. */
  gender: { form: oneOf(0, ...genders.map(({ value }) => value)), else: 0, given: NumberOrNull },
  middle_name: { form: Type.Null(), else: null, given: Type.Null() },
  /** '1 year, 2 months', by the API; '' when the birth date is unknown. */
  age_string: text,
  /** As a pregnancy's, for the corrected age of a child that was born early; null when unknown. */
  due_date: { form: Type.Optional(orNull(Type.Integer())), else: null, given: NumberOrNull },
} as const satisfies Fields

export type Pregnancy = Answered<typeof pregnancyFields>
export type BornChild = Answered<typeof childFields>
export interface Member extends Answered<typeof memberFields> {
  /** An object without keys when there is none. */
  pregnancy: Pregnancy | Record<string, never>
  /** Newest first. */
  born_children: BornChild[]
}

type Rows = typeof memberFields
/** The fields that a column of their name keeps, in one of the ways. */
export type KeptField<How extends string = string> = {
  [K in keyof Rows]: Rows[K] extends { kept: How } ? K : never
}[keyof Rows]
/** The texts that a member writes about themselves. */
export type WrittenField = { [K in keyof Rows]: Rows[K] extends { rule: string } ? K : never }[keyof Rows]

const names = Object.keys(memberFields) as (keyof Rows)[] // which TypeScript widens to string
export const keptFields = names.filter((name): name is KeptField => 'kept' in memberFields[name])
export const sealedFields = keptFields.filter(
  (name): name is KeptField<'sealed'> => memberFields[name].kept === 'sealed',
)
export const writtenFields = names.filter((name): name is WrittenField => 'rule' in memberFields[name])

/** What stands for a member who is not known. */
export const nobody: Member = {
  ...(recordOf(names, name => memberFields[name].else) as Answered<Rows>), // each its own
  pregnancy: {},
  born_children: [],
}
