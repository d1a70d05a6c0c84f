// What is sent to the member API.
import { type TProperties, Type } from 'typebox'
import { consentsVersion, purposes } from '../domain/consents.ts'
import { emailPreferences } from '../domain/email-preferences.ts'
import { votes } from '../domain/names/match.ts'
import { bodyOf, recordOf } from './fields.ts'
import { childFields, memberFields, pregnancyFields } from './member.ts'
import { OneLine, oneOf, orNull, PasswordText, ProfileText, strict, TextOrNull } from './schemas.ts'

const body = <P extends TProperties>(properties: P) => Type.Object(properties, strict)
const { Optional } = Type

/** A body that says nothing. */
export const Nothing = orNull(body({}))

export const Join = body({
  email: OneLine,
  password: PasswordText,
  first_name: Optional(OneLine),
  stage: Optional(OneLine),
})
export const LogIn = body({ email: OneLine, password: PasswordText })
export const ResetLetter = body({ email: OneLine })
export const Password = body({ password: PasswordText })
export const NewPassword = body({ password: PasswordText, new_password: PasswordText })
export const NewEmail = body({ email: OneLine, password: PasswordText })
export const Deletion = orNull(body({ password: Optional(PasswordText) }))

const preferences = recordOf(
  emailPreferences.map(({ name }) => name),
  () => Optional(Type.Boolean()),
)
export const MemberChange = body({
  member: body({ ...bodyOf(memberFields).properties, email_preferences: Optional(body(preferences)) }),
})
export const Child = body({ child: bodyOf(childFields) })
export const ChildRemoval = orNull(Child)
export const Pregnancy = body({ pregnancy: bodyOf(pregnancyFields) })
/**
 * With `is_ttc` it is a loss, and says what comes after it: trying again, or no stage. Without, the profile is just
 * removed.
 */
export const PregnancyRemoval = Type.Union([Pregnancy, body({ is_ttc: Type.Boolean() }), Type.Null()])
export const LossChoice = body({ record: oneOf('keep', 'hide', 'delete') })
export const CycleGiven = body({
  last_period: Optional(TextOrNull),
  cycle_length: Optional(Type.Number()),
  luteal_length: Optional(Type.Number()),
})
export const FavoriteGiven = orNull(
  body({ note: Optional(ProfileText), position: Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) }),
)
export const Consents = body({
  allowed: Type.Array(oneOf(...purposes.map(({ id }) => id)), { maxItems: 20 }),
  /** The wording that was answered; the newest unless told. */
  version: Optional(Type.Integer({ minimum: 1, maximum: consentsVersion })),
})
export const VoteGiven = body({ vote: orNull(oneOf(...votes)), own: Optional(Type.Boolean()) })

const base64url = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', maxLength })
const credential = { id: base64url(1400), client_data: base64url(4000) }
/** What a browser made of a new passkey, without what nobody reads. */
export const Attestation = body({
  ...credential,
  attestation: base64url(12_000),
  transports: Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 }),
})
/** The same of a passkey that signs in. */
export const Assertion = body({
  ...credential,
  authenticator_data: base64url(4000),
  signature: base64url(8000),
  user_handle: Optional(base64url(100)),
})
