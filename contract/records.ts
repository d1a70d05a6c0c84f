// What a member has with us beside their profile, as the API answers it. Instants are ISO 8601, UTC.
import { type Static, type TSchema, Type } from 'typebox'
import { purposes } from '../domain/consents.ts'
import { emailPreferences } from '../domain/email-preferences.ts'
import { multiplesChoices } from '../domain/member.ts'
import { type SecurityEventKind, securityEvents } from '../domain/security-events.ts'
import { recordOf } from './fields.ts'
import { Id, oneOf, orNull, Text } from './schemas.ts'

const { Array: listOf, Object: object, Integer, String: text } = Type
const instant = text({ format: 'date-time' })
const nameText = text({ minLength: 1, maxLength: 100 })
/** 0 for the first. */
const place = Integer({ minimum: 0 })
const preferences = emailPreferences.map(({ name }) => name)

/** What a member who tries to conceive entered; lengths are days. */
const Cycle = object({
  /** 'YYYY-MM-DD'; null when it is not known. */
  last_period: orNull(text({ format: 'date' })),
  cycle_length: Integer({ minimum: 10, maximum: 100 }),
  /** From ovulation to the next period. */
  luteal_length: Integer({ minimum: 5, maximum: 30 }),
})
/** A pregnancy that was lost. It is hidden until the member decides what becomes of the record. */
const Loss = object({
  id: Id,
  code_name: orNull(Text),
  /** Unix seconds, 10 digits. */
  due_date: Integer({ minimum: 1e9, maximum: 1e10 - 1 }),
  multiples: oneOf(...multiplesChoices.map(({ value }) => value)),
  record: oneOf('keep', 'hide'),
  recorded_at: instant,
})
/** Where a member is signed in: `current` is the one that asks, `device` 'Chrome on Android' (`device-label.ts`). */
const OpenSession = object({ id: Id, created_at: instant, used_at: instant, current: Type.Boolean(), device: Text })
const SecurityEvent = object({
  kind: oneOf(...(Object.keys(securityEvents) as SecurityEventKind[])), // which TypeScript widens to string
  at: instant,
})
/** `device` is where it was added; `used_at` null while it was not used. */
const Passkey = object({ id: Id, device: Text, created_at: instant, used_at: orNull(instant) })
const Choice = object({ version: Integer(), at: instant, allowed: listOf(oneOf(...purposes.map(({ id }) => id))) })

interface Answer {
  /** Where in the answer it stands. */
  in: string
  form: TSchema
  /** What it is for somebody who has none. */
  none: unknown
  /** What an answer without it lacks. */
  called: string
}

/** Each kind of record by the name it is asked for. */
export const records = {
  cycle: { in: 'cycle', form: orNull(Cycle), none: null, called: 'a cycle' },
  /** Newest first. */
  losses: { in: 'items', form: listOf(Loss), none: [], called: 'losses' },
  /** Newest first. */
  'saved-articles': {
    in: 'items',
    form: listOf(object({ slug: text({ pattern: '^[a-z0-9-]{1,200}$' }), saved_at: instant })),
    none: [],
    called: 'saved articles',
  },
  /** In the member's order; a note is empty for none. */
  'favorite-names': {
    in: 'items',
    form: listOf(object({ name: nameText, note: text({ maxLength: 2000 }), saved_at: instant, position: place })),
    none: [],
    called: 'favorite names',
  },
  'email-preferences': {
    in: 'email_preferences',
    form: object(recordOf(preferences, () => Type.Boolean())),
    none: recordOf(preferences, () => false),
    called: 'e-mail preferences',
  },
  /** Null when nothing was chosen yet. */
  consents: { in: 'choice', form: orNull(Choice), none: null, called: 'consents' },
  /** This one first, then those used last. */
  sessions: { in: 'items', form: listOf(OpenSession), none: [], called: 'sessions' },
  /** Newest first. */
  'security-events': { in: 'items', form: listOf(SecurityEvent), none: [], called: 'security events' },
  /** Oldest first. */
  passkeys: { in: 'items', form: listOf(Passkey), none: [], called: 'passkeys' },
} as const satisfies Record<string, Answer>

/** The names behind a link. */
export const SharedNames = object({ items: listOf(object({ name: nameText, position: place })) })

export type Cycle = Static<typeof Cycle>
export type Loss = Static<typeof Loss>
export type OpenSession = Static<typeof OpenSession>
export type SecurityEvent = Static<typeof SecurityEvent>
export type Passkey = Static<typeof Passkey>
export type RecordKind = keyof typeof records
export type RecordKinds = { readonly [K in RecordKind]: Static<(typeof records)[K]['form']> }
