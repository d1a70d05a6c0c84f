// The tables as types; `migrations.ts` creates them. Both databases store the same forms: ids and instants are text,
// days are 'YYYY-MM-DD', booleans are 1 and 0.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Member, StoredField } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { Gender } from '../../domain/member.ts'
import type { Vote } from '../../domain/names/match.ts'
import type { SecurityEventKind } from '../../domain/security-events.ts'
import type { Flag, HashedText, Instant, Sealed, SealedOrNull } from './column-types.ts'
import type { RegistryTables } from './registry-tables.ts'

/** Columns for the member's fields that `contract/member.ts` stores under their own names. */
type MemberColumns = Record<StoredField<'sealed'>, Sealed<string>> &
  Record<StoredField<'flag'>, Flag> &
  Pick<Member, StoredField<'plain'>>

export interface Tables extends RegistryTables {
  members: MemberColumns & {
    /** Slot of the member's key in the key file. */
    key_slot: number
    /** Hash of the address's `emailKey()`; unique. */
    email_key: HashedText
    /** Hash of the username in lower case; unique. */
    username_key: HashedText
    /**
     * When a loss was entered or the almanac after a loss was chosen; null when neither, or when the member ended it.
     * Without effect during a pregnancy.
     */
    after_loss_since: Instant | null
    /**
     * Starts at 1 and grows with every change of password or e-mail address. What belongs to an older epoch is void.
     */
    epoch: number
    /** When a link from an email to `email` was last used; null before the first. */
    email_confirmed_at: Instant | null
    created_at: Instant
  }
  passwords: { member_id: string; hash: string; changed_at: Instant }
  sessions: {
    /** `sha256` of the token. */
    token_hash: string
    member_id: string
    /** The member's epoch when the session was opened; the session is valid while they are equal. */
    epoch: number
    created_at: Instant
    used_at: Instant
    /** When it ends, however much it is used. */
    expires_at: Instant
    /** When the password was last given in this session. */
    confirmed_at: Instant
    /** Names the session in the API; the hash is never shown. */
    id: string
    /** The label of the device that opened it (`domain/device-label.ts`). */
    device_label: string
  }
  security_events: { id: string; member_id: string; kind: SecurityEventKind; at: Instant }
  passkeys: {
    id: string
    member_id: string
    /** base64url, as is `public_key`. */
    credential_id: string
    public_key: string
    /** The authenticator's count of uses. Text, because PostgreSQL's integers hold no unsigned 32 bits. */
    counter: string
    /** JSON array of texts. */
    transports: string
    /** The label of the device that it was added on. */
    device_label: string
    created_at: Instant
    used_at: Instant | null
  }
  /** Random values for an authenticator to sign, as `sha256`. Without a member they are for signing in. */
  passkey_challenges: {
    challenge_hash: string
    member_id: string | null
    session_hash: string | null
    expires_at: Instant
  }
  password_resets: {
    token_hash: string
    member_id: string
    /** Valid only in this epoch, as a session. */
    epoch: number
    created_at: Instant
    expires_at: Instant
    /** When the email with it had left; null before. */
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
  /** Links that undo a change of address. */
  email_undos: {
    token_hash: string
    member_id: string
    /** The epoch that began with the change. Unlike other links it stays valid in later epochs. */
    epoch: number
    /** The address before the change. */
    email: Sealed<string>
    /** Hash of the address's `emailKey()`, which reserves it; of a random text when it is not reserved. */
    email_key: HashedText
    created_at: Instant
    expires_at: Instant
  }
  /** Where a member has signed in: a device as its token's hash, a network as a hash with the member's id. */
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
  /** At most one for each member. */
  pregnancies: {
    id: string
    member_id: string
    due_date: Sealed<CalendarDate>
    multiples: Flag
    code_name: SealedOrNull<string>
    created_at: Instant
  }
  /** Hidden until the member chooses; choosing to delete a record deletes the row. */
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
  /** `token` is the unguessable part of the link, not hashed because the member can see the link again. */
  favorite_shares: { token: string; member_id: string; created_at: Instant }
  /** Every answer given; rows are never changed, and the newest of a purpose is in force. */
  consents: { id: string; member_id: string; purpose: string; allowed: Flag; version: number; at: Instant }
  /** One for each drawing that the member has entered. */
  sweepstakes_entries: { member_id: string; period: string; entered_at: Instant }
  /** Only kinds that the member chose or declined. */
  email_preferences: { member_id: string; name: string; wanted: Flag }
  avatars: {
    member_id: string
    /** The last part of its address: unguessable, with the file ending. */
    file: string
    /** A placeholder: 'a-526399' or the name of a default image. Null: an uploaded picture, stored as `file`. */
    slug: string | null
  }
  cycles: { member_id: string; last_period: SealedOrNull<CalendarDate>; cycle_length: number; luteal_length: number }
  /** Two parents agreeing on a name; the match's id is the `sha256` of its join code. */
  matches: { code_hash: string; used_at: Instant }
  /**
   * Six characters that stand for the join code for some minutes. `sealed_code` is the join
   * code, encrypted with a key that only the store's own key and the short code give.
   */
  match_short_codes: { short_hash: HashedText; code_hash: string; sealed_code: string; expires_at: Instant }
  /** Who may vote: seat 1 started the match, seat 2 joined. `token_hash` is `sha256` of the seat's token. */
  match_seats: { code_hash: string; seat: Seat; token_hash: string }
  match_votes: {
    code_hash: string
    seat: Seat
    /** `matchNameKey()` of the name: the same for all its spellings. */
    name_key: string
    name: string
    vote: Vote
    /** 1 when typed in, 0 when taken from the cards. */
    own: Flag
    voted_at: Instant
  }
  /** Names that both said yes to at the same time, as each spelled them. Stays when a yes is taken back. */
  match_names: { code_hash: string; seat: Seat; name_key: string; name: string }
  limits: { key: HashedText; count: number; expires_at: Instant }
  /** Answers to give again when a request is repeated. */
  idempotency: { member_id: string; key: string; status: number; answer: Sealed<string>; created_at: Instant }
  /** Holds no secret: a link's token is issued when its email leaves. */
  mail_queue: {
    id: string
    /** Null for a letter of a registry, whose key then encrypts it; one of the two is always set. */
    member_id: string | null
    registry_id: string | null
    /** Sent only in this epoch, unless it is a notice. */
    epoch: number
    recipient: Sealed<string>
    template: string
    /** JSON: `{firstName}`; of a registry's letter, what it is about: `{reservation}` or `{invitation}`. */
    data: Sealed<string>
    tries: number
    next_at: Instant
    created_at: Instant
  }
  /** One row, which ties the database to its key file. */
  store_keys: {
    /** `KeyFile.hash` of a constant text: only the right key file gives it. */
    proof: HashedText
    /** The next free slot of the key file. */
    next_slot: number
    /** 1 until the bytes of texts that were stored unencrypted are overwritten. */
    to_scrub: Flag
  }
}

/** 1 started the match, 2 joined it. */
export type Seat = 1 | 2

/** Runs queries: the database itself or a transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** A member's row without its lookup hashes. */
export type MemberRow = Omit<Selectable<Tables['members']>, 'email_key' | 'username_key'>
/** A session's row as a request knows it. */
export type SessionRow = Omit<Selectable<Tables['sessions']>, 'id' | 'device_label'>
export type PasskeyRow = Selectable<Tables['passkeys']>
export type RegistryRow = Omit<Selectable<Tables['registries']>, 'link_hash'>
export type ReservationRow = Omit<Selectable<Tables['registry_reservations']>, 'made_under'>
export type SeatRow = Selectable<Tables['match_seats']>
export type ChildRow = Selectable<Tables['children']>
export type PregnancyRow = Selectable<Tables['pregnancies']>
