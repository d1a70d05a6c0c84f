// Reads a member from the API's answer. An id and a first name are required; any other field that does not fit the
// contract gets its fallback, so that one odd field does not lock members out of their pages.
import { Compile, type Validator } from 'typebox/compile'
import type { Answered, Fields } from '../../contract/fields.ts'
import { childFields, type Member, memberFields, pregnancyFields } from '../../contract/member.ts'
import { idForm } from '../../domain/ids.ts'
import { dueDateOf } from '../../domain/member.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

/** Returns a function that reads the fields of a table from an answer. */
function fieldReader<F extends Fields>(fields: F): (given: unknown) => Answered<F> {
  const rows = Object.entries(fields).map(([name, { schema, fallback }]): [string, Validator, unknown] => [
    name,
    Compile(schema),
    fallback,
  ])
  return given => {
    const source = Object(given) as Record<string, unknown>
    // as: each value fits its schema or is its fallback
    return Object.fromEntries(
      rows.map(([name, schema, fallback]) => [name, schema.Check(source[name]) ? source[name] : fallback]),
    ) as Answered<F>
  }
}

const readMemberFields = fieldReader(memberFields)
const readChild = fieldReader(childFields)
const readPregnancy = fieldReader(pregnancyFields)

/** Null when the session is not valid (401). @throws MemberApiError for any other answer without a member */
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

/**
 * The id of the member whose credentials an answer has changed; undefined for none. What is cached of their sessions
 * has to be dropped then.
 */
export function changedCredentialsOf({ status, headers }: Answer): string | undefined {
  const id = headers['x-member']
  return status < 300 && typeof id === 'string' && idForm.test(id) ? id : undefined
}
