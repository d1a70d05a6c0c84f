// What a member has with us beside their profile, as the API writes it.
import type { Choice } from './consents.ts'
import type { EmailPreferences } from './email-preferences.ts'
import type { Multiples } from './member.ts'
import type { SecurityEventKind } from './security-events.ts'

/** What a member who tries to conceive entered. */
export interface Cycle {
  /** 'YYYY-MM-DD'; null when it is not known. */
  last_period: string | null
  /** Days. */
  cycle_length: number
  /** Days from ovulation to the next period. */
  luteal_length: number
}

/** A pregnancy that was lost. It is hidden until the member decides what becomes of the record. */
export interface Loss {
  id: string
  code_name: string | null
  /** Unix seconds, 10 digits. */
  due_date: number
  multiples: Multiples
  record: 'keep' | 'hide'
  /** ISO 8601, UTC. */
  recorded_at: string
}

export interface SavedArticle {
  slug: string
  /** ISO 8601, UTC. */
  saved_at: string
}

export interface FavoriteName {
  name: string
  /** Empty for none. */
  note: string
  /** ISO 8601, UTC. */
  saved_at: string
  /** 0 for the first. */
  position: number
}

/** Where a member is signed in. Instants are ISO 8601, UTC. */
export interface OpenSession {
  id: string
  created_at: string
  used_at: string
  /** The one that asks. */
  current: boolean
  /** 'Chrome on Android' (`device-label.ts`). */
  device: string
}

export interface SecurityEvent {
  kind: SecurityEventKind
  /** ISO 8601, UTC. */
  at: string
}

export interface Passkey {
  id: string
  /** On which it was added. */
  device: string
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC; null while it was not used. */
  used_at: string | null
}

/** What each kind of record is, by the name it is asked for. */
export interface RecordKinds {
  cycle: Cycle | null
  /** Newest first. */
  losses: readonly Loss[]
  /** Newest first. */
  'saved-articles': readonly SavedArticle[]
  /** In the member's order. */
  'favorite-names': readonly FavoriteName[]
  'email-preferences': EmailPreferences
  /** Null when nothing was chosen yet. */
  consents: Choice | null
  /** This one first, then those used last. */
  sessions: readonly OpenSession[]
  /** Newest first. */
  'security-events': readonly SecurityEvent[]
  /** Oldest first. */
  passkeys: readonly Passkey[]
}

export type RecordKind = keyof RecordKinds
