// What a member has stored besides the profile, in the API's answers. Instants are ISO 8601 in UTC.
import { type Static, type TSchema, Type } from 'typebox'
import { purposeIds } from '../domain/consents.ts'
import { emailPreferences } from '../domain/email-preferences.ts'
import { multiplesChoices } from '../domain/member.ts'
import { type SecurityEventKind, securityEvents } from '../domain/security-events.ts'
import { recordOf } from './fields.ts'
import { Id, oneOf, orNull, Text } from './schemas.ts'

const { Array: listOf, Object: object, Integer, String: text } = Type
const instant = text({ format: 'date-time' })
const nameText = text({ minLength: 1, maxLength: 100 })
/** From 0. */
const place = Integer({ minimum: 0 })
const preferences = emailPreferences.map(({ name }) => name)

/** The cycle of a member who tries to conceive; lengths in days. */
const Cycle = object({
  /** First day, 'YYYY-MM-DD'; null when unknown. */
  last_period: orNull(text({ format: 'date' })),
  cycle_length: Integer({ minimum: 10, maximum: 100 }),
  /** From ovulation to the next period. */
  luteal_length: Integer({ minimum: 5, maximum: 30 }),
})
/** A pregnancy that was lost. It is hidden until the member chooses to keep or delete the record. */
const Loss = object({
  id: Id,
  code_name: orNull(Text),
  /** Unix seconds, 10 digits. */
  due_date: Integer({ minimum: 1e9, maximum: 1e10 - 1 }),
  multiples: oneOf(...multiplesChoices.map(({ value }) => value)),
  record: oneOf('keep', 'hide'),
  recorded_at: instant,
})
/** Where a member is signed in. `current`: the session of this request; `device`: such as 'Chrome on Android'. */
const OpenSession = object({ id: Id, created_at: instant, used_at: instant, current: Type.Boolean(), device: Text })
const SecurityEvent = object({
  kind: oneOf(...(Object.keys(securityEvents) as SecurityEventKind[])), // as: Object.keys widens them to string
  at: instant,
})
/** `device`: where it was added; `used_at`: null until its first use. */
const Passkey = object({ id: Id, device: Text, created_at: instant, used_at: orNull(instant) })
const Choice = object({ version: Integer(), at: instant, allowed: listOf(oneOf(...purposeIds)) })

interface RecordRow {
  /** The property of the answer that holds it. */
  key: string
  schema: TSchema
  /** The value for a member who has none. */
  empty: unknown
  /** Its name in the error about an answer without it. */
  label: string
}

/** By the last part of the path, `/members/:member/<kind>`. */
export const records = {
  cycle: { key: 'cycle', schema: orNull(Cycle), empty: null, label: 'a cycle' },
  /** Newest first. */
  losses: { key: 'items', schema: listOf(Loss), empty: [], label: 'losses' },
  /** Newest first. */
  'saved-articles': {
    key: 'items',
    schema: listOf(object({ slug: text({ pattern: '^[a-z0-9-]{1,200}$' }), saved_at: instant })),
    empty: [],
    label: 'saved articles',
  },
  /** In the member's order; without a note it is ''. */
  'favorite-names': {
    key: 'items',
    schema: listOf(object({ name: nameText, note: text({ maxLength: 2000 }), saved_at: instant, position: place })),
    empty: [],
    label: 'favorite names',
  },
  'email-preferences': {
    key: 'email_preferences',
    schema: object(recordOf(preferences, () => Type.Boolean())),
    empty: recordOf(preferences, () => false),
    label: 'e-mail preferences',
  },
  /** Null until the member chooses. */
  consents: { key: 'choice', schema: orNull(Choice), empty: null, label: 'consents' },
  /** Entries in drawings, newest first. */
  sweepstakes: {
    key: 'items',
    schema: listOf(object({ period: text({ pattern: '^[a-z0-9-]{1,40}$' }), entered_at: instant })),
    empty: [],
    label: 'entries in drawings',
  },
  /** The session of this request first, then the most recently used. */
  sessions: { key: 'items', schema: listOf(OpenSession), empty: [], label: 'sessions' },
  /** Newest first. */
  'security-events': { key: 'items', schema: listOf(SecurityEvent), empty: [], label: 'security events' },
  /** Oldest first. */
  passkeys: { key: 'items', schema: listOf(Passkey), empty: [], label: 'passkeys' },
} as const satisfies Record<string, RecordRow>

/** The favorite names that a share link shows. */
export const SharedNames = object({ items: listOf(object({ name: nameText, position: place })) })

export type Cycle = Static<typeof Cycle>
export type Loss = Static<typeof Loss>
export type OpenSession = Static<typeof OpenSession>
export type SecurityEvent = Static<typeof SecurityEvent>
export type Passkey = Static<typeof Passkey>
export type RecordKind = keyof typeof records
export type RecordKinds = { readonly [K in RecordKind]: Static<(typeof records)[K]['schema']> }
