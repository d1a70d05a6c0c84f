// The member as the API answers. Without a name and an id it is no member; what else is not as agreed is taken as not
// given, so that no odd field of one API keeps somebody out of their own pages.
import { type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { type BornChild, dueDateOf, type Member, type Pregnancy } from '../../domain/member.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

/** Of a field: its form, and what stands for it when it has another. */
type Fields<T> = { [K in keyof T]-?: { form: TSchema; else: T[K] } }

const text = { form: Type.String({ maxLength: 320 }), else: '' }
const yes = { form: Type.Boolean(), else: false }
const id = { form: Type.String({ pattern: '^[\\w-]{1,64}$' }), else: '' }
const number = (form: TSchema, otherwise: number | null) => ({ form, else: otherwise })

const child: Fields<BornChild> = {
  id,
  id_string: id,
  first_name: text,
  birth_date: { form: Type.String({ pattern: '^/Date\\(-?\\d{1,15}\\)/$' }), else: null },
  gender: { form: Type.Integer({ minimum: 0, maximum: 3 }), else: 0 },
  middle_name: { form: Type.Null(), else: null },
  age_string: text,
  due_date: number(Type.Integer(), null),
}
const pregnancy: Fields<Pregnancy> = {
  id,
  code_name: { form: text.form, else: null },
  due_date: { form: Type.Integer(), else: 0 },
  multiples: { form: Type.String({ pattern: '^(true|false)$' }), else: 'false' },
}
const member: Fields<Omit<Member, 'pregnancy' | 'born_children'>> = {
  id,
  id_string: id,
  username: text,
  first_name: text,
  last_name: text,
  avatar_url: { form: Type.String({ pattern: '^/avatars/[\\w.-]+$' }), else: '' },
  email: text,
  is_ttc: yes,
  had_profile: yes,
  is_created_on_tk: yes,
  after_loss: yes,
  parent_role: number(Type.Integer(), null),
  version: { form: Type.Integer({ minimum: 0 }), else: 0 },
}

/** Makes a reader of the fields of a table. */
function takerOf<T>(fields: Fields<T>): (given: unknown) => T {
  const rows = (Object.entries(fields) as [string, { form: TSchema; else: unknown }][]).map(
    ([name, { form, else: otherwise }]): [string, Validator, unknown] => [name, Compile(form), otherwise],
  )
  return given => {
    const source = Object(given) as Record<string, unknown>
    // The cast: each field is as its form says, or what stands for it.
    return Object.fromEntries(
      rows.map(([name, form, otherwise]) => [name, form.Check(source[name]) ? source[name] : otherwise]),
    ) as T
  }
}

const takeMember = takerOf(member)
const takeChild = takerOf(child)
const takePregnancy = takerOf(pregnancy)

/** Null for a session that is none. @throws MemberApiError for anything that is no member */
export function readMember(answer: Answer): Member | null {
  if (answer.status === 401) return null
  if (answer.status !== 200) throw new MemberApiError(`The member API answered ${answer.status}.`)
  const { member: given } = Object(readJson(answer)) as { member?: unknown }
  const { id_string, first_name, pregnancy: expected, born_children: born } = Object(given) as Record<string, unknown>
  if (typeof id_string !== 'string' || typeof first_name !== 'string')
    throw new MemberApiError('The member API answered without a member.')
  const isExpecting = dueDateOf((Object(expected) as { due_date?: unknown }).due_date) !== null
  return {
    ...takeMember(given),
    pregnancy: isExpecting ? takePregnancy(expected) : {},
    born_children: Array.isArray(born) ? born.map(takeChild) : [],
  }
}

const memberId = /^[\w-]{1,64}$/

/**
 * Whose credentials an answer has changed, by id: all that is known of their sessions is not true any more. Nobody's:
 * undefined.
 */
export function changedCredentialsOf({ status, headers }: Answer): string | undefined {
  const id = headers['x-member']
  return status < 300 && typeof id === 'string' && memberId.test(id) ? id : undefined
}
