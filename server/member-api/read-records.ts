// Reads a member's records from the API's answers. An answer that does not fit the contract is a failure of the API.
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type RecordKind, type RecordKinds, records, SharedNames } from '../../contract/records.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

/**
 * Returns a function that reads an answer. It gives null when the session is not valid (401).
 * @param what the record's name in the error
 * @throws MemberApiError for any other answer that does not fit the schema
 */
function readerOf<T extends TSchema>(schema: T, what: string): (answer: Answer) => Static<T> | null {
  const check = Compile(schema)
  return answer => {
    if (answer.status === 401) return null
    if (answer.status !== 200) throw new MemberApiError(`The member API answered ${answer.status}.`)
    const value = readJson(answer)
    if (!check.Check(value)) throw new MemberApiError(`The member API answered without ${what}.`)
    return value as Static<T> // as: it was checked above
  }
}

/** Readers by kind of record; without a valid session they give the empty record. @throws MemberApiError */
export const recordReaders = Object.fromEntries(
  Object.entries(records).map(([kind, { key, schema, empty, label }]) => {
    const read = readerOf(Type.Object({ [key]: schema }), label)
    return [kind, (answer: Answer) => read(answer)?.[key] ?? empty]
  }),
) as { [K in RecordKind]: (answer: Answer) => RecordKinds[K] } // as: each kind is read by its own schema

const readShared = readerOf(SharedNames, 'shared names')
/** The names that a share link shows, in their order; null when there is no such link. @throws MemberApiError */
export const readShare = (answer: Answer): readonly string[] | null =>
  answer.status === 404 ? null : (readShared(answer)?.items.map(({ name }) => name) ?? null)
