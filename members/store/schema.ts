// The tables as the code sees them; `migrations.ts` makes them. Both stores keep the same forms: ids and instants are
// text, days are
// 'YYYY-MM-DD', yes and no are 1 and 0.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { Member, StoredField } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { Gender } from '../../domain/member.ts'
import type { Vote } from '../../domain/names/match.ts'
import type { SecurityEventKind } from '../../domain/security-events.ts'
import type { Hashed, Secret } from './hidden-values.ts'

/** Yes is 1. Neither store's own booleans travel to the other. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds (`instants.ts`). */
export type Instant = string

/**
 * Kept so that only the member's key opens it, and written by `sealed()`; read like any other. '' and null stay what
 * they are.
 */
export type Sealed<T extends string> = ColumnType<T, Secret | '', Secret | ''>
export type SealedOrNull<T extends string> = ColumnType<T | null, Secret | '' | null, Secret | '' | null>
/** A keyed hash, written by `hashed()`: what may be looked for, and read by nobody. */
export type HashedText = ColumnType<Hashed, Hashed, Hashed>

/** The member's fields that a column of their name keeps. */
type MemberColumns = Record<StoredField<'sealed'>, Sealed<string>> &
  Record<StoredField<'flag'>, Flag> &
  Pick<Member, StoredField<'plain'>>

export interface Tables {
  members: MemberColumns & {
    /** Where in the key file this member's key is. */
    key_slot: number
    /** Of the e-mail address, unique: `emailKey()` of it. */
    email_key: HashedText
    /** In lower case; unique. */
    username_key: HashedText
    /**
     * A loss, or the choice of the quiet almanac; null when the member has said otherwise. It rests during a pregnancy.
     */
    after_loss_since: Instant | null
    /** 1 at first, one more with every change of password or e-mail address: what was made in an older one is void. */
    epoch: number
    /** When somebody who reads the mail of `email` last said so; null while nobody has. */
    email_confirmed_at: Instant | null
    created_at: Instant
  }
  passwords: { member_id: string; hash: string; changed_at: Instant }
  sessions: {
    /** `sha256` of the token. */
    token_hash: string
    member_id: string
    /** The member's when it was opened; it holds while it is still the member's. */
    epoch: number
    created_at: Instant
    used_at: Instant
    /** The last moment, however much it is used. */
    expires_at: Instant
    /** When the password was last given in this session. */
    confirmed_at: Instant
    /** What the outside calls the session by; the hash stays inside. */
    id: string
    /** One of `domain/device-label.ts`, as of when it was opened. */
    device_label: string
  }
  security_events: { id: string; member_id: string; kind: SecurityEventKind; at: Instant }
  passkeys: {
    id: string
    member_id: string
    /** base64url, as is the key. */
    credential_id: string
    public_key: string
    /**
     * How often the authenticator says it was used: up to 32 bits, which no column of both stores holds as a number.
     */
    counter: string
    /** JSON. */
    transports: string
    /** Of the device that it was added on. */
    device_label: string
    created_at: Instant
    used_at: Instant | null
  }
  /**
   * Random values that an authenticator is to sign; of each only its `sha256` is kept. Without a member: to sign in
   * with.
   */
  passkey_challenges: {
    challenge_hash: string
    member_id: string | null
    session_hash: string | null
    expires_at: Instant
  }
  password_resets: {
    token_hash: string
    member_id: string
    /** As a session's. */
    epoch: number
    created_at: Instant
    expires_at: Instant
    /** When its letter had left; null before. */
    mailed_at: Instant | null
  }
  /** Links that confirm an address. */
  email_confirmations: {
    token_hash: string
    member_id: string
    epoch: number
    created_at: Instant
    expires_at: Instant
  }
  /** Links that put a changed address back. */
  email_undos: {
    token_hash: string
    member_id: string
    /** Which change it undoes: the epoch that began with it. It holds in later ones, too. */
    epoch: number
    /** The address before the change, which nobody else can take meanwhile. */
    email: Sealed<string>
    email_key: HashedText
    created_at: Instant
    expires_at: Instant
  }
  /** Where a member has come in from: devices by their token's hash, networks by a hash with the member's id. */
  known_places: { member_id: string; kind: 'device' | 'network'; hash: string; seen_at: Instant }
  children: {
    id: string
    member_id: string
    first_name: Sealed<string>
    birth_date: SealedOrNull<CalendarDate>
    gender: Gender
    /** For the corrected age of a child born early. */
    due_date: SealedOrNull<CalendarDate>
    created_at: Instant
  }
  /** One a member at most. */
  pregnancies: {
    id: string
    member_id: string
    due_date: Sealed<CalendarDate>
    multiples: Flag
    code_name: SealedOrNull<string>
    created_at: Instant
  }
  /** Hidden until the member chooses; a deleted one is a deleted row. */
  losses: {
    id: string
    member_id: string
    due_date: Sealed<CalendarDate>
    multiples: Flag
    code_name: SealedOrNull<string>
    record: 'keep' | 'hide'
    recorded_at: Instant
  }
  saved_articles: { id: string; member_id: string; slug: Sealed<string>; saved_at: Instant }
  favorite_names: {
    id: string
    member_id: string
    name: Sealed<string>
    note: Sealed<string>
    position: number
    saved_at: Instant
  }
  /** `token` is the unguessable part of the link; the member must be able to see it again. */
  favorite_shares: { token: string; member_id: string; created_at: Instant }
  /** Every answer that was given, never changed: the newest of a purpose holds. */
  consents: { id: string; member_id: string; purpose: string; allowed: Flag; version: number; at: Instant }
  /** Only what the member chose; the rest has its default. */
  email_preferences: { member_id: string; name: string; wanted: Flag }
  avatars: {
    member_id: string
    /** The last part of its address, unguessable, its ending included. */
    file: string
    /** A placeholder: 'a-526399' or the name of a default image. Null: an uploaded picture, kept under `file`. */
    slug: string | null
  }
  cycles: { member_id: string; last_period: SealedOrNull<CalendarDate>; cycle_length: number; luteal_length: number }
  /** Two parents agreeing on a name; of the join code only its `sha256` is kept, which is the match's id. */
  matches: { code_hash: string; used_at: Instant }
  /** Who may vote: seat 1 started the match, seat 2 joined. `token_hash` is `sha256` of the seat's token. */
  match_seats: { code_hash: string; seat: Seat; token_hash: string }
  match_votes: {
    code_hash: string
    seat: Seat
    /** What all spellings of the name have in common. */
    name_key: string
    name: string
    vote: Vote
    /** Typed in, and not out of the cards. */
    own: Flag
    voted_at: Instant
  }
  /** Names that both said yes to at one time, as each spelled them. They stay. */
  match_names: { code_hash: string; seat: Seat; name_key: string; name: string }
  limits: { key: HashedText; count: number; expires_at: Instant }
  /** First answers to requests that may come twice. */
  idempotency: { member_id: string; key: string; status: number; answer: Sealed<string>; created_at: Instant }
  /** No secret is kept here: a reset's token is made when its mail leaves. */
  mail_queue: {
    id: string
    member_id: string
    /** As a session's. */
    epoch: number
    recipient: Sealed<string>
    template: string
    /** JSON. */
    data: Sealed<string>
    tries: number
    next_at: Instant
    created_at: Instant
  }
  /** One row: which key file is this database's, and what is the next free slot of it. */
  store_keys: {
    /** `KeyFile.hash` of a text that is always the same. */
    proof: HashedText
    next_slot: number
    /** 1 until the bytes of what stood here before it was sealed are overwritten. */
    to_scrub: Flag
  }
}

/** 1 started the match, 2 joined it. */
export type Seat = 1 | 2

/** What queries run on: the store itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** Without what is only looked for. */
export type MemberRow = Omit<Selectable<Tables['members']>, 'email_key' | 'username_key'>
/** What a request knows of its session. */
export type SessionRow = Omit<Selectable<Tables['sessions']>, 'id' | 'device_label'>
export type PasskeyRow = Selectable<Tables['passkeys']>
export type SeatRow = Selectable<Tables['match_seats']>
export type ChildRow = Selectable<Tables['children']>
export type PregnancyRow = Selectable<Tables['pregnancies']>
