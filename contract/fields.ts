// A field of the member API, and the types and bodies that are derived from a table of fields.
import { type Static, type TObject, type TOptional, type TSchema, Type } from 'typebox'
import { strict } from './schemas.ts'

export interface Field {
  /** Of its value in answers. */
  schema: TSchema
  /** The value that readers use when the answer's own is missing or does not fit. */
  fallback: unknown
  /** Of its value in bodies; without it no body may contain the field. Rules with a message come after that. */
  bodySchema?: TSchema
}

export type Fields = Readonly<Record<string, Field>>

/** The type of an answer with these fields. */
export type Answered<F extends Fields> = Static<TObject<{ -readonly [K in keyof F]: F[K]['schema'] }>>

type BodyProperties<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { bodySchema: TSchema } ? K : never]: TOptional<
    NonNullable<F[K]['bodySchema']>
  >
}

/** The schema of a body with these fields, all optional. */
export function bodyOf<F extends Fields>(fields: F) {
  const properties = Object.entries(fields).flatMap(([name, { bodySchema }]) =>
    bodySchema ? [[name, Type.Optional(bodySchema)]] : [],
  )
  return Type.Object(Object.fromEntries(properties) as BodyProperties<F>, strict) // as: its keys are those of the table
}

/** An object with a value for each name. */
export const recordOf = <N extends string, T>(names: readonly N[], make: (name: N) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<N, T> // as: its keys are the names
