// A member's records as the API answers them. Anything else is no answer: the API is lying, or is another one.
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type RecordKind, type RecordKinds, records, SharedNames } from '../../contract/records.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

/**
 * Makes what reads an answer. @returns null for a session that is none @throws MemberApiError for any other answer than
 * the one asked for
 */
function readerOf<T extends TSchema>(schema: T, what: string): (answer: Answer) => Static<T> | null {
  const check = Compile(schema)
  return answer => {
    if (answer.status === 401) return null
    if (answer.status !== 200) throw new MemberApiError(`The member API answered ${answer.status}.`)
    const value = readJson(answer)
    if (!check.Check(value)) throw new MemberApiError(`The member API answered without ${what}.`)
    return value as Static<T> // what was checked
  }
}

/** The record in an answer, by its kind; that of a session that is none is empty. @throws MemberApiError */
export const recordReaders = Object.fromEntries(
  Object.entries(records).map(([kind, { key, schema, empty, label }]) => {
    const read = readerOf(Type.Object({ [key]: schema }), label)
    return [kind, (answer: Answer) => read(answer)?.[key] ?? empty]
  }),
) as { [K in RecordKind]: (answer: Answer) => RecordKinds[K] } // each kind by its own schema

const readShared = readerOf(SharedNames, 'shared names')
/** The names behind a link in an answer, in their order; null when it leads nowhere. @throws MemberApiError */
export const readShare = (answer: Answer): readonly string[] | null =>
  answer.status === 404 ? null : (readShared(answer)?.items.map(({ name }) => name) ?? null)
