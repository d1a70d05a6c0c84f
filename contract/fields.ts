// What a field is, and what follows from a table of fields: types, bodies.
import { type Static, type TObject, type TOptional, type TSchema, Type } from 'typebox'
import { strict } from './schemas.ts'

export interface Field {
  /** As the API answers it. */
  form: TSchema
  /** What stands for it where an answer has another form, or none. */
  else: unknown
  /** As a body may give it; the site's rules come after that. */
  given?: TSchema
}

export type Fields = Readonly<Record<string, Field>>

/** What the API answers. */
export type Answered<F extends Fields> = Static<TObject<{ -readonly [K in keyof F]: F[K]['form'] }>>

type Given<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { given: TSchema } ? K : never]: TOptional<NonNullable<F[K]['given']>>
}

/** A body of some of the fields: nothing in it needs to be given. */
export function bodyOf<F extends Fields>(fields: F) {
  const given = Object.entries(fields).flatMap(([name, { given }]) => (given ? [[name, Type.Optional(given)]] : []))
  return Type.Object(Object.fromEntries(given) as Given<F>, strict) // as: those are its keys
}

/** Something for each name. */
export const recordOf = <N extends string, T>(names: readonly N[], make: (name: N) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<N, T> // as: those are its keys
