// Schemas that bodies and answers are built from. A body that does not fit is answered 400 without a message for its
// field; rules with such messages are in `domain/member-fields.ts`.
import { type TSchema, Type } from 'typebox'
import { idForm } from '../domain/ids.ts'

/** Refuses properties that a schema does not name. */
export const strict = { additionalProperties: false }

/** Without line breaks: no person types one into a name or an address, but attacks on e-mail headers do. */
export const OneLine = Type.String({ maxLength: 1000, pattern: '^[^\\r\\n]*$' })

/** Any characters; the limit bounds the work of hashing. */
export const PasswordText = Type.String({ maxLength: 4096 })

/** Longer than the rules allow, so that a text that is somewhat too long is refused with a message. */
export const ProfileText = Type.String({ maxLength: 1000 })

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const oneOf = <const L extends (string | number)[]>(...values: L) => Type.Enum<L>([...values])

export const TextOrNull = orNull(ProfileText)
export const NumberOrNull = orNull(Type.Number())

/** An id in an answer. */
export const Id = Type.String({ pattern: idForm.source })
/** A text in an answer. */
export const Text = Type.String({ maxLength: 320 })
