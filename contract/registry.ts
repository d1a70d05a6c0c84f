// What the member API answers about registries. Days are 'YYYY-MM-DD', instants ISO 8601 in UTC, prices whole numbers of
// the currency's minor units, texts '' when not given.
import { type Static, Type } from 'typebox'
import { linkForm } from '../domain/registry/link.ts'
import {
  currencies,
  eventKinds,
  itemGroups,
  itemKinds,
  type PausedWords,
  pausedWords,
  priorities,
  statuses,
} from '../domain/registry/registry.ts'
import { Id, oneOf, orNull } from './schemas.ts'

const { Array: listOf, Object: object, Integer } = Type
const yes = Type.Boolean()
const text = (maxLength: number) => Type.String({ maxLength })
const day = Type.String({ format: 'date' })
const instant = Type.String({ format: 'date-time' })
const count = Integer({ minimum: 0 })
const valuesOf = <const T extends readonly { value: string }[]>(choices: T) =>
  oneOf(...(choices.map(({ value }) => value) as T[number]['value'][])) // as: map forgets the literal types
const words = orNull(oneOf(...(Object.keys(pausedWords) as PausedWords[]))) // as: Object.keys widens them

/** The unguessable part of a list's address: 128 bits in base64url. */
export const Link = Type.String({ pattern: linkForm.source })
/** Tells the site's cookie that this browser belongs to a list's owners. It looks like a link, and opens nothing. */
const Mark = Type.String({ pattern: linkForm.source })

const itemProperties = {
  id: Id,
  title: text(400),
  /** http or https; '' for none. */
  url: text(2100),
  kind: valuesOf(itemKinds),
  group: valuesOf(itemGroups),
  note: text(1000),
  price: orNull(count),
  currency: oneOf(...currencies),
  quantity: Integer({ minimum: 1 }),
  /** Parts of a group gift; null when it is given whole. */
  shares: orNull(Integer({ minimum: 2 })),
  priority: valuesOf(priorities),
  second_hand: yes,
}
/** An item as its owners see it: nothing of what guests have reserved. */
export const RegistryItem = object(itemProperties)
/** `left`: how many, or how many shares, can still be reserved. */
export const GuestItem = object({ ...itemProperties, left: count })

const properties = {
  /** The parents as shown. */
  parents: listOf(object({ first_name: text(100), last_name: text(100) })),
  event_kind: valuesOf(eventKinds),
  event_date: orNull(day),
  town: text(160),
  state: text(40),
  message: text(2000),
  also_at: listOf(object({ url: text(2100) })),
}

export const RegistrySummary = object({
  id: Id,
  link: Link,
  parents: properties.parents,
  event_kind: properties.event_kind,
  event_date: properties.event_date,
  status: oneOf(...statuses),
  items: count,
  version: Integer({ minimum: 1 }),
  mark: Mark,
})

/** A registry as its owners see it, in the items' order. */
export const Registry = object({
  ...properties,
  id: Id,
  link: Link,
  /** Delivery address, shown to somebody who has reserved when `show_address` is true. */
  address: text(800),
  show_address: yes,
  findable: yes,
  has_pin: yes,
  /** For the owners to pass on; '' for none. */
  pin: text(8),
  /** Until this day nobody among the owners can learn what is reserved; null for no surprise. */
  surprise_until: orNull(day),
  /** Whether owners may see the gifts now. */
  revealed: yes,
  status: oneOf(...statuses),
  words,
  owners: listOf(object({ name: text(200), you: yes })),
  /** Open invitations. */
  invited: count,
  items: listOf(RegistryItem),
  version: Integer({ minimum: 1 }),
  mark: Mark,
  created_at: instant,
})

/**
 * What guests see. `is_owner`: an owner looks at it, and then nothing counts as reserved. `is_owners_browser`: the same
 * for a browser that an owner has used, with nobody signed in, until the day of the surprise.
 */
export const OpenRegistry = object({
  ...properties,
  status: Type.Literal('open'),
  is_owner: yes,
  is_owners_browser: yes,
  items: listOf(GuestItem),
})
const closed = [object({ status: Type.Literal('pin') }), object({ status: Type.Literal('paused'), words })] as const
export const GuestRegistry = Type.Union([OpenRegistry, ...closed])
/** What guests see above the items. */
export const OpenHead = Type.Omit(OpenRegistry, ['items'])
export const GuestHead = Type.Union([OpenHead, ...closed])

/** A gift as the owners see it after the surprise. `quantity`: items, or shares of a group gift. */
export const Gift = object({
  id: Id,
  item: object({ id: Id, title: text(400), shares: orNull(count), removed: yes }),
  quantity: Integer({ minimum: 1 }),
  state: oneOf('reserved', 'bought'),
  giver: object({ name: text(160), message: text(1000) }),
  thanked: yes,
  thanks: text(2000),
  reserved_at: instant,
})

/** A giver's own page. */
export const GiverGift = object({
  state: oneOf('reserved', 'bought', 'released'),
  quantity: Integer({ minimum: 1 }),
  /** Whether the letter with this page's address could leave. */
  mailed: yes,
  /** Null when the item is not on the list any more, the list is not open, or the gift was released. */
  item: orNull(object({ ...itemProperties })),
  /**
   * What is not as it was when it was reserved: fewer are wished for, and others came first; or it is given in shares
   * now, or whole.
   */
  changed: orNull(oneOf('fewer', 'shares')),
  /** What the item was called when it was reserved; '' when it is not known, or there is no item. */
  chosen_title: text(400),
  /** Empty when the list is not open. */
  parents: properties.parents,
  giver: object({ name: text(160), message: text(1000) }),
  /** '' unless the parents show it. */
  address: text(800),
  thanks: text(2000),
  /** 'paused' also for a hidden list. */
  list_status: oneOf('open', 'paused'),
  /** The list's link, as in the address; null when the list has a new one, which nobody learns with an old one. */
  link: orNull(Link),
})

export const FoundRegistry = object({
  link: Link,
  parents: properties.parents,
  /** 1 to 12; null without a date. */
  month: orNull(Integer({ minimum: 1, maximum: 12 })),
  year: orNull(Integer()),
  state: text(40),
})

export type RegistryItem = Static<typeof RegistryItem>
export type GuestItem = Static<typeof GuestItem>
export type RegistrySummary = Static<typeof RegistrySummary>
export type Registry = Static<typeof Registry>
export type OpenRegistry = Static<typeof OpenRegistry>
export type OpenHead = Static<typeof OpenHead>
export type GuestHead = Static<typeof GuestHead>
export type GuestRegistry = Static<typeof GuestRegistry>
export type Gift = Static<typeof Gift>
export type GiverGift = Static<typeof GiverGift>
export type FoundRegistry = Static<typeof FoundRegistry>
