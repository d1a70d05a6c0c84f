// The tables of registries as types; `migrations/registries.ts` and later ones create them. What is typed into a
// registry, by its owners or its guests, is encrypted with a key of the registry's own (docs/decisions/0051).
import type { CalendarDate } from '../../domain/dates.ts'
import type {
  Currency,
  EventKind,
  ItemGroup,
  ItemKind,
  PausedWords,
  Priority,
  RegistryStatus,
} from '../../domain/registry/registry.ts'
import type { Flag, HashedText, HashedTextOrNone, Instant, Sealed, SealedOrNull } from './column-types.ts'

export interface RegistryTables {
  registries: {
    id: string
    /** Slot of the registry's key in the key file. */
    key_slot: number
    /** Hash of `link`, by which guests find it; unique. */
    link_hash: HashedText
    link: Sealed<string>
    /** JSON: `[{first_name, last_name}]`. */
    parents: Sealed<string>
    event_kind: Sealed<EventKind>
    event_date: SealedOrNull<CalendarDate>
    town: Sealed<string>
    state: Sealed<string>
    message: Sealed<string>
    address: Sealed<string>
    show_address: Flag
    /** JSON: `[{url}]`; '' for none. */
    also_at: Sealed<string>
    /** '' for none. */
    pin: Sealed<string>
    /** How often the PIN was set: a pass for an earlier one stays worthless when the same digits come back. */
    pin_epoch: number
    findable: Flag
    /** Before this day no answer to an owner depends on reservations; null for no surprise. */
    surprise_until: SealedOrNull<CalendarDate>
    /**
     * 'deleted': by its owners; it is emptied in a moment. 'gone': in the place of one that was, until its last letters
     * have left. Nobody owns either, and no link leads to them.
     */
    status: RegistryStatus | 'deleted' | 'gone'
    guest_words: PausedWords | null
    /** Starts at 1 and grows with every change by an owner; never with a reservation. */
    version: number
    /** When it was last looked whether the time is over for which givers' data is kept. */
    checked_at: Instant
    created_at: Instant
  }
  registry_owners: { registry_id: string; member_id: string; joined_at: Instant }
  registry_invitations: {
    id: string
    registry_id: string
    /** `sha256` of the link's token, which is made when the email leaves. */
    token_hash: string
    email: Sealed<string>
    created_at: Instant
    expires_at: Instant
  }
  registry_items: {
    id: string
    registry_id: string
    /** From 0. */
    position: number
    title: Sealed<string>
    url: Sealed<string>
    note: Sealed<string>
    kind: ItemKind
    group_name: ItemGroup
    /** In the currency's minor units. */
    price: number | null
    currency: Currency
    quantity: number
    shares: number | null
    priority: Priority
    second_hand: Flag
    /** How many, or how many shares, are reserved. No query for an owner reads it. */
    reserved: number
    /** Null unless an owner removed it; it can be put back for a day. */
    removed_at: Instant | null
    /** When an owner removed it or made it less; null when its givers have been told, if there were any. */
    changed_at: Instant | null
    created_at: Instant
  }
  registry_reservations: {
    id: string
    registry_id: string
    item_id: string
    /** `sha256` of `token`. */
    token_hash: string
    /** The secret of the giver's own page; '' when the giver's data has been deleted. */
    token: Sealed<string>
    /** The link of the list under which it was made, and its hash. */
    link: Sealed<string>
    made_under: HashedText
    giver_name: Sealed<string>
    giver_email: Sealed<string>
    /** Hash of list and address, by which the gifts of one giver are counted; '' once the giver's data is deleted. */
    giver_key: HashedTextOrNone
    /** Whether the letter with the link of the giver's page could leave: few a day go to one address. */
    mailed: Flag
    message: Sealed<string>
    /** The parents' thank-you. */
    thanks: Sealed<string>
    thanked: Flag
    /** Pieces, or shares of a group gift. */
    quantity: number
    /** What the item was called then; '' for gifts from before this was stored. */
    item_title: Sealed<string>
    /** Whether `quantity` counts shares: the item may have become one that is given whole, or the other way round. */
    of_shares: Flag
    state: 'reserved' | 'bought' | 'released'
    /** Reminders sent. */
    reminders: number
    /** When the next reminder, or the release, is due; null for none. */
    next_step_at: Instant | null
    created_at: Instant
  }
  /** The beginnings of the parents' names, while the list may be found. */
  registry_names: {
    registry_id: string
    /** Which of the parents. */
    parent: number
    part: 'first' | 'last'
    prefix_hash: HashedText
    /** Of the event, 1 to 12; null without a date. */
    month: number | null
    state: string
  }
}
