// A member's records as the API answers them. Anything else is no answer: the API is lying, or is another one.
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { purposes } from '../../domain/consents.ts'
import { type EmailPreference, type EmailPreferences, emailPreferences } from '../../domain/email-preferences.ts'
import type { RecordKind, RecordKinds } from '../../domain/records.ts'
import { type SecurityEventKind, securityEvents } from '../../domain/security-events.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'

const id = Type.String({ pattern: '^[\\w-]{1,64}$' })
const text = Type.String({ maxLength: 320 })
const instant = Type.String({ format: 'date-time' })
const seconds = Type.Integer({ minimum: 1e9, maximum: 1e10 - 1 })
const multiples = Type.Union([Type.Literal('true'), Type.Literal('false')])
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const oneOf = <const L extends readonly (string | number)[]>(...values: L) =>
  Type.Union(values.map(value => Type.Literal(value as L[number])))

const Cycle = Type.Object({
  last_period: orNull(Type.String({ format: 'date' })),
  cycle_length: Type.Integer({ minimum: 10, maximum: 100 }),
  luteal_length: Type.Integer({ minimum: 5, maximum: 30 }),
})
const Loss = Type.Object({
  id,
  code_name: orNull(text),
  due_date: seconds,
  multiples,
  record: oneOf('keep', 'hide'),
  recorded_at: instant,
})
const Saved = Type.Object({ slug: Type.String({ pattern: '^[a-z0-9-]{1,200}$' }), saved_at: instant })
const nameText = Type.String({ minLength: 1, maxLength: 100 })
const place = Type.Integer({ minimum: 0 })
const SharedName = Type.Object({ name: nameText, position: place })
const FavoriteName = Type.Object({
  name: nameText,
  note: Type.String({ maxLength: 2000 }),
  saved_at: instant,
  position: place,
})
// fromEntries forgets the keys, which are those of the table.
const preferences = Object.fromEntries(emailPreferences.map(({ name }) => [name, Type.Boolean()])) as Record<
  EmailPreference,
  ReturnType<typeof Type.Boolean>
>
const OpenSession = Type.Object({ id, created_at: instant, used_at: instant, current: Type.Boolean(), device: text })
// As above: the keys are those of the table.
const eventKinds = Object.keys(securityEvents) as SecurityEventKind[]
const SecurityEvent = Type.Object({ kind: oneOf(...eventKinds), at: instant })
const Passkey = Type.Object({ id, device: text, created_at: instant, used_at: orNull(instant) })
const Choice = Type.Object({
  version: Type.Integer(),
  at: instant,
  allowed: Type.Array(oneOf(...purposes.map(({ id }) => id))),
})

/**
 * Reads an answer. @returns null for a session that is none @throws MemberApiError for any other answer than the one
 * asked for
 */
type Reader<T> = (answer: Answer) => T | null

function readerOf<T extends TSchema>(schema: T, what: string): Reader<Static<T>> {
  const check = Compile(schema)
  return answer => {
    if (answer.status === 401) return null
    if (answer.status !== 200) throw new MemberApiError(`The member API answered ${answer.status}.`)
    const value = readJson(answer)
    if (!check.Check(value)) throw new MemberApiError(`The member API answered without ${what}.`)
    return value as Static<T> // what was checked
  }
}

const cycleAnswer = readerOf(Type.Object({ cycle: orNull(Cycle) }), 'a cycle')
const lossesAnswer = readerOf(Type.Object({ items: Type.Array(Loss) }), 'losses')
const favoritesAnswer = readerOf(Type.Object({ items: Type.Array(FavoriteName) }), 'favorite names')
const savedAnswer = readerOf(Type.Object({ items: Type.Array(Saved) }), 'saved articles')
const preferencesAnswer = readerOf(Type.Object({ email_preferences: Type.Object(preferences) }), 'e-mail preferences')
const sessionsAnswer = readerOf(Type.Object({ items: Type.Array(OpenSession) }), 'sessions')
const eventsAnswer = readerOf(Type.Object({ items: Type.Array(SecurityEvent) }), 'security events')
const passkeysAnswer = readerOf(Type.Object({ items: Type.Array(Passkey) }), 'passkeys')
const consentsAnswer = readerOf(Type.Object({ choice: orNull(Choice) }), 'consents')

/** What a kind of record is for somebody who has none. */
const none: RecordKinds = {
  cycle: null,
  losses: [],
  'saved-articles': [],
  'favorite-names': [],
  'email-preferences': Object.fromEntries(emailPreferences.map(({ name }) => [name, false])) as EmailPreferences, // as above
  consents: null,
  sessions: [],
  'security-events': [],
  passkeys: [],
}

/** The record in an answer, by its kind; that of a session that is none is empty. @throws MemberApiError */
export const recordReaders: { [K in RecordKind]: (answer: Answer) => RecordKinds[K] } = {
  cycle: answer => cycleAnswer(answer)?.cycle ?? none.cycle,
  losses: answer => lossesAnswer(answer)?.items ?? none.losses,
  'saved-articles': answer => savedAnswer(answer)?.items ?? none['saved-articles'],
  'favorite-names': answer => favoritesAnswer(answer)?.items ?? none['favorite-names'],
  'email-preferences': answer => preferencesAnswer(answer)?.email_preferences ?? none['email-preferences'],
  consents: answer => consentsAnswer(answer)?.choice ?? none.consents,
  sessions: answer => sessionsAnswer(answer)?.items ?? none.sessions,
  'security-events': answer => eventsAnswer(answer)?.items ?? none['security-events'],
  passkeys: answer => passkeysAnswer(answer)?.items ?? none.passkeys,
}

const shareAnswer = readerOf(Type.Object({ items: Type.Array(SharedName) }), 'shared names')
/** The names behind a link in an answer, in their order; null when it leads nowhere. @throws MemberApiError */
export const readShare = (answer: Answer): readonly string[] | null =>
  answer.status === 404 ? null : (shareAnswer(answer)?.items.map(({ name }) => name) ?? null)
