// The bodies of requests about registries. Texts may be longer than the rules of `domain/registry/fields.ts` allow, so
// that they are refused with a message beside their field.
import { type TProperties, type TSchema, Type } from 'typebox'
import {
  currencies,
  eventKinds,
  itemGroups,
  itemKinds,
  type PausedWords,
  pausedWords,
  priorities,
  registryLimits,
  statuses,
} from '../domain/registry/registry.ts'
import { Id, NumberOrNull, OneLine, oneOf, orNull, strict } from './schemas.ts'

const { Optional } = Type
const yes = () => Type.Boolean()
const body = <P extends TProperties>(properties: P) => Type.Object(properties, strict)
const LongText = Type.String({ maxLength: 20_000 })
const Day = orNull(Type.String({ maxLength: 40 }))
const choice = <const T extends readonly { value: string }[]>(choices: T) =>
  oneOf(...(choices.map(({ value }) => value) as T[number]['value'][])) // as: map forgets the literal types
const list = <T extends TSchema>(items: T, maxItems: number) => Type.Array(items, { maxItems })

/** What is not given stays as it is, and in a new list is empty. */
const RegistryFields = body({
  parents: Optional(list(body({ first_name: LongText, last_name: Optional(LongText) }), 10)),
  event_kind: Optional(choice(eventKinds)),
  /** 'YYYY-MM-DD'; null or '' for none. */
  event_date: Optional(Day),
  town: Optional(LongText),
  /** A code of `states`; '' for none. */
  state: Optional(LongText),
  message: Optional(LongText),
  address: Optional(LongText),
  show_address: Optional(yes()),
  also_at: Optional(list(body({ url: LongText }), 50)),
  findable: Optional(yes()),
  /** As `event_date`. In a new list it is the event's date when it is not given. */
  surprise_until: Optional(Day),
})
export const RegistryBody = body({ registry: RegistryFields })
/** `was`, here and below: what the change was made on. Of what is something else by now, nothing is changed (409). */
export const RegistryChange = body({ registry: RegistryFields, was: Optional(RegistryFields) })

/** What is not given stays as it is; a new item needs a title. */
const ItemFields = body({
  title: Optional(LongText),
  url: Optional(LongText),
  kind: Optional(choice(itemKinds)),
  group: Optional(choice(itemGroups)),
  note: Optional(LongText),
  /** In minor units. */
  price: Optional(NumberOrNull),
  currency: Optional(oneOf(...currencies)),
  quantity: Optional(Type.Number()),
  shares: Optional(NumberOrNull),
  priority: Optional(choice(priorities)),
  second_hand: Optional(yes()),
})
/** `anyway`: also when there is something like it. */
export const NewItem = body({ item: ItemFields, anyway: Optional(yes()) })
export const ItemChange = body({ item: ItemFields, was: Optional(ItemFields) })
export const ManyItems = body({ items: list(ItemFields, registryLimits.itemsAtOnce) })
const Ids = list(Id, 2 * registryLimits.items)
export const ItemOrder = body({ items: Ids, was: Optional(Ids) })
export const Pin = body({ pin: orNull(Type.String({ maxLength: 100 })) })
export const Invitation = body({ email: OneLine })
const state = {
  status: oneOf(...statuses),
  words: Optional(orNull(oneOf(...(Object.keys(pausedWords) as PausedWords[])))), // as: Object.keys widens them
}
export const RegistryState = body({ ...state, was: Optional(body(state)) })
const thanks = { thanked: Optional(yes()), thanks: Optional(LongText) }
export const GiftChange = body({ ...thanks, was: Optional(body(thanks)) })

export const PinTry = body({ pin: Type.String({ maxLength: 100 }) })
export const Reservation = body({
  name: LongText,
  email: OneLine,
  quantity: Type.Number(),
  message: Optional(LongText),
  /** Random, the same when the form is sent again: then nothing is reserved twice. An Idempotency-Key does the same. */
  key: Optional(Type.String({ pattern: '^[\\w-]{22,64}$' })),
})
export const GiverChange = body({
  state: Optional(oneOf('reserved', 'bought', 'released')),
  message: Optional(LongText),
})
