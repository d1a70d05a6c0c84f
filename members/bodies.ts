// What bodies are made of. What a schema refuses is a 400; the rules that people hear of come after it (`fields.ts`).
import { Type } from 'typebox'

/** Bodies hold what they name and nothing else. */
export const strict = { additionalProperties: false }

/** A body that says nothing. */
export const Nothing = Type.Union([Type.Object({}, strict), Type.Null()])

/** A text of one line: a line break in an address or a name is an attack, not a mistake. */
export const OneLine = Type.String({ maxLength: 1000, pattern: '^[^\\r\\n]*$' })

/** Anything, of a length that can be hashed. */
export const PasswordText = Type.String({ maxLength: 4096 })

/** A text of a profile; long enough for any that a rule refuses in words. */
export const ProfileText = Type.String({ maxLength: 1000 })
export const TextOrNull = Type.Union([ProfileText, Type.Null()])
export const NumberOrNull = Type.Union([Type.Number(), Type.Null()])
