// A member in the API's answers, a row for each field. From these rows come the type, the bodies, the answer, the
// columns and their encryption, the site's reader, the profile's form and the export.
import { Type } from 'typebox'
import { genders, multiplesChoices } from '../domain/member.ts'
import type { UndatedField } from '../domain/member-fields.ts'
import { type Answered, type Field, type Fields, recordOf } from './fields.ts'
import { Id, NumberOrNull, oneOf, orNull, ProfileText, Text, TextOrNull } from './schemas.ts'

interface MemberField extends Field {
  /** How the column of its name stores it: encrypted with the member's key, as 1 or 0, or as it is. */
  storage?: 'sealed' | 'flag' | 'plain'
  /** Of a text that members write on the page of the profile: the rule for it. */
  rule?: UndatedField
}

const id = { schema: Id, fallback: '' } as const
const text = { schema: Text, fallback: '' } as const
const flag = { schema: Type.Boolean(), fallback: false, storage: 'flag' } as const
const written = { ...text, bodySchema: ProfileText, storage: 'sealed' } as const

export const memberFields = {
  id: { ...id, storage: 'plain' },
  id_string: id,
  is_ttc: { ...flag, bodySchema: Type.Boolean() },
  /**
   * Set by a loss, or by choosing the quiet almanac, until the member turns it off or a child is born, and false
   * during a pregnancy. Pages then avoid anything that celebrates.
   */
  after_loss: { schema: Type.Boolean(), fallback: false, bodySchema: Type.Boolean() },
  first_name: { ...written, rule: 'member.first_name' },
  last_name: { ...written, rule: 'member.last_name' },
  username: { ...written, rule: 'member.username' },
  avatar_url: { schema: Type.String({ pattern: '^/avatars/[\\w.-]+$' }), fallback: '' },
  /** Of a list at Amazon among the other lists that the member's registries name; '' for none. */
  amazon_url: { schema: Type.String({ maxLength: 2100 }), fallback: '' },
  /** As the member typed it. */
  email: { ...text, storage: 'sealed' },
  /** Whether the member ever was trying, or had a pregnancy or a child here. */
  had_profile: flag,
  is_created_on_tk: flag,
  /** Null when the member never said. */
  parent_role: { schema: orNull(Type.Integer()), fallback: null, storage: 'plain' },
  /** Starts at 1, one more with every change to this member; a write based on an older version is refused. */
  version: { schema: Type.Integer({ minimum: 0 }), fallback: 0, storage: 'plain' },
} as const satisfies Record<string, MemberField>

/** The id in the path, repeated in the body. */
const BodyId = Type.Union([Type.String({ maxLength: 300 }), Type.Number(), Type.Null()])

export const pregnancyFields = {
  id: { ...id, bodySchema: BodyId },
  /** Unix seconds of the day's UTC midnight, 10 digits. */
  due_date: { schema: Type.Integer(), fallback: 0, bodySchema: NumberOrNull },
  multiples: {
    schema: oneOf(...multiplesChoices.map(({ value }) => value)),
    fallback: 'false',
    bodySchema: ProfileText,
  },
  /** A nickname for the baby before the birth. */
  code_name: { schema: Type.Optional(orNull(Text)), fallback: null, bodySchema: TextOrNull },
} as const satisfies Fields

export const childFields = {
  id: { ...id, bodySchema: BodyId },
  id_string: { ...id, bodySchema: BodyId },
  /** `Child` when the member gave none. */
  first_name: { ...text, bodySchema: TextOrNull },
  /** `/Date(<milliseconds of the day's UTC midnight>)/`; null when unknown. */
  birth_date: {
    schema: orNull(Type.String({ pattern: '^/Date\\(-?\\d{1,15}\\)/$' })),
    fallback: null,
    bodySchema: TextOrNull,
  },
  /** 0 means not given; the form does not offer it. */
  gender: { schema: oneOf(0, ...genders.map(({ value }) => value)), fallback: 0, bodySchema: NumberOrNull },
  middle_name: { schema: Type.Null(), fallback: null, bodySchema: Type.Null() },
  /** Such as '1 year, 2 months', computed by the API; '' when the birth date is unknown. */
  age_string: text,
  /** As a pregnancy's, for the corrected age of a child born early; null when unknown. */
  due_date: { schema: Type.Optional(orNull(Type.Integer())), fallback: null, bodySchema: NumberOrNull },
} as const satisfies Fields

export type Pregnancy = Answered<typeof pregnancyFields>
export type BornChild = Answered<typeof childFields>
export interface Member extends Answered<typeof memberFields> {
  /** `{}` when there is none. */
  pregnancy: Pregnancy | Record<string, never>
  /** Newest first. */
  born_children: BornChild[]
}

type Rows = typeof memberFields
/** The fields that are stored in a column of their name; with `How`, those stored that way. */
export type StoredField<How extends string = string> = {
  [K in keyof Rows]: Rows[K] extends { storage: How } ? K : never
}[keyof Rows]
/** The texts that a member writes about themselves. */
export type WrittenField = { [K in keyof Rows]: Rows[K] extends { rule: string } ? K : never }[keyof Rows]

const names = Object.keys(memberFields) as (keyof Rows)[] // as: Object.keys widens them to string
export const storedFields = names.filter((name): name is StoredField => 'storage' in memberFields[name])
export const sealedFields = storedFields.filter(
  (name): name is StoredField<'sealed'> => memberFields[name].storage === 'sealed',
)
export const writtenFields = names.filter((name): name is WrittenField => 'rule' in memberFields[name])

/** A member without any data, for a visitor whose member is not known. */
export const emptyMember: Member = {
  ...(recordOf(names, name => memberFields[name].fallback) as Answered<Rows>), // as: each fallback fits its field
  pregnancy: {},
  born_children: [],
}
