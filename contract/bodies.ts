// The bodies of requests to the member API.
import { type TProperties, Type } from 'typebox'
import { consentsVersion, purposeIds } from '../domain/consents.ts'
import { emailPreferences } from '../domain/email-preferences.ts'
import { votes } from '../domain/names/match.ts'
import { bodyOf, recordOf } from './fields.ts'
import { childFields, memberFields, pregnancyFields } from './member.ts'
import { OneLine, oneOf, orNull, PasswordText, ProfileText, strict, TextOrNull } from './schemas.ts'

const body = <P extends TProperties>(properties: P) => Type.Object(properties, strict)
const { Optional } = Type

/** No body, `null` or `{}`. */
export const EmptyBody = orNull(body({}))

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
 * With `is_ttc` the pregnancy is recorded as a loss: true means that the member is trying again, false that they have
 * no stage. Without it the pregnancy is only removed.
 */
export const PregnancyRemoval = Type.Union([Pregnancy, body({ is_ttc: Type.Boolean() }), Type.Null()])
export const LossChoice = body({ record: oneOf('keep', 'hide', 'delete') })
export const CycleBody = body({
  last_period: Optional(TextOrNull),
  cycle_length: Optional(Type.Number()),
  luteal_length: Optional(Type.Number()),
})
export const FavoriteBody = orNull(
  body({ note: Optional(ProfileText), position: Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) }),
)
export const Consents = body({
  allowed: Type.Array(oneOf(...purposeIds), { maxItems: 20 }),
  /** The version of the wording that was shown; the newest by default. */
  version: Optional(Type.Integer({ minimum: 1, maximum: consentsVersion })),
})
export const VoteBody = body({ vote: orNull(oneOf(...votes)), own: Optional(Type.Boolean()) })

const base64url = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', maxLength })
const credential = { id: base64url(1400), client_data: base64url(4000) }
/** A browser's answer for a new passkey (WebAuthn registration): the parts that the API reads, in base64url. */
export const Attestation = body({
  ...credential,
  attestation: base64url(12_000),
  transports: Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 }),
})
/** A browser's answer for a passkey that signs in (WebAuthn authentication). */
export const Assertion = body({
  ...credential,
  authenticator_data: base64url(4000),
  signature: base64url(8000),
  user_handle: Optional(base64url(100)),
})
