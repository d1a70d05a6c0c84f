// The member as the API answers. Without a name and an id it is no member; what else is not as agreed is taken as not
// given, so that no odd field of one API keeps somebody out of their own pages.
import { Compile, type Validator } from 'typebox/compile'
import type { Answered, Fields } from '../../contract/fields.ts'
import { childFields, type Member, memberFields, pregnancyFields } from '../../contract/member.ts'
import { dueDateOf } from '../../domain/member.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

/** Makes a reader of the fields of a table. */
function fieldReader<F extends Fields>(fields: F): (given: unknown) => Answered<F> {
  const rows = Object.entries(fields).map(
    ([name, { schema: form, fallback: otherwise }]): [string, Validator, unknown] => [name, Compile(form), otherwise],
  )
  return given => {
    const source = Object(given) as Record<string, unknown>
    // The cast: each field is as its form says, or what stands for it.
    return Object.fromEntries(
      rows.map(([name, form, otherwise]) => [name, form.Check(source[name]) ? source[name] : otherwise]),
    ) as Answered<F>
  }
}

const readMemberFields = fieldReader(memberFields)
const readChild = fieldReader(childFields)
const readPregnancy = fieldReader(pregnancyFields)

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
    ...readMemberFields(given),
    pregnancy: isExpecting ? readPregnancy(expected) : {},
    born_children: Array.isArray(born) ? born.map(readChild) : [],
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
