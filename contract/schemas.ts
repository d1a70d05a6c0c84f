// What bodies and answers are made of. What a body's schema refuses is a 400; the rules that people hear of come after it.
import { type TSchema, Type } from 'typebox'

/** Bodies hold what they name and nothing else. */
export const strict = { additionalProperties: false }

/** A text of one line: a line break in an address or a name is an attack, not a mistake. */
export const OneLine = Type.String({ maxLength: 1000, pattern: '^[^\\r\\n]*$' })

/** Anything, of a length that can be hashed. */
export const PasswordText = Type.String({ maxLength: 4096 })

/** A text of a profile; long enough for any that a rule refuses in words. */
export const ProfileText = Type.String({ maxLength: 1000 })

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const oneOf = <const L extends (string | number)[]>(...values: L) => Type.Enum<L>([...values])

export const TextOrNull = orNull(ProfileText)
export const NumberOrNull = orNull(Type.Number())

/** Of answers. */
export const Id = Type.String({ pattern: '^[\\w-]{1,64}$' })
export const Text = Type.String({ maxLength: 320 })
