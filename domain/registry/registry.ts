// What a registry is made of: the choices of its forms, and the limits of its lists.

/** What the list is for. `none`: the parents gave no date. */
export const eventKinds = [
  { value: 'due', label: 'Due date' },
  { value: 'birth', label: 'Birth or arrival date' },
  { value: 'shower', label: 'Day of the shower' },
  { value: 'none', label: 'No date' },
] as const
export type EventKind = (typeof eventKinds)[number]['value']

export const itemKinds = [
  { value: 'thing', label: 'A thing' },
  { value: 'experience', label: 'An experience' },
  { value: 'help', label: 'Help' },
] as const
export type ItemKind = (typeof itemKinds)[number]['value']

export const priorities = [
  { value: 'most', label: 'Most wished for' },
  { value: 'normal', label: 'Would be lovely' },
  { value: 'nice', label: 'Only if you like' },
] as const
export type Priority = (typeof priorities)[number]['value']

/** The groups that items are sorted into; the checklist uses the same ones. */
export const itemGroups = [
  { value: 'sleep', label: 'Sleep' },
  { value: 'feeding', label: 'Feeding' },
  { value: 'diapers', label: 'Diapers and bath' },
  { value: 'clothes', label: 'Clothes' },
  { value: 'out', label: 'Out and about' },
  { value: 'health', label: 'Health and safety' },
  { value: 'play', label: 'Play and books' },
  { value: 'nursery', label: 'The room' },
  { value: 'parents', label: 'For the parents' },
  { value: 'help', label: 'Help and experiences' },
  { value: 'other', label: 'Everything else' },
] as const
export type ItemGroup = (typeof itemGroups)[number]['value']

export { type Currency, currencies } from '../tools/money.ts'

/** `paused`: guests see that the list is not open. `hidden`: the same, and its owners see it only when they ask. */
export const statuses = ['open', 'paused', 'hidden'] as const
export type RegistryStatus = (typeof statuses)[number]

/** What guests of a list that is not open may read besides; none of them says why. */
export const pausedWords = {
  one: 'Thank you for thinking of us. We are not adding or receiving anything at the moment.',
  two: 'Thank you for your kindness. Please wait to hear from us before you send anything.',
  three: 'We are taking some time for ourselves. We will be in touch when we can.',
} as const
export type PausedWords = keyof typeof pausedWords

export const registryLimits = {
  /** Registries of one member. */
  registries: 10,
  items: 500,
  /** Characters of all items of a list together: titles, addresses and notes. */
  itemCharacters: 150_000,
  /** Items that are added at once. */
  itemsAtOnce: 200,
  /** Gifts that may be reserved from one list. */
  reservations: 1000,
  /** Characters of what is written of all gifts of a list together, as it is stored: encrypted. */
  giftWords: 1_200_000,
  /** Gifts of one list that may be reserved and not bought yet under one e-mail address. */
  openGifts: 12,
  owners: 4,
  /** Invitations that nobody has accepted yet. */
  invitations: 5,
  parents: 2,
  /** In code points, as the lengths below. */
  parentName: 50,
  town: 80,
  message: 1000,
  address: 400,
  title: 200,
  note: 500,
  url: 2000,
  giverName: 80,
  giverMessage: 500,
  thanks: 1000,
  quantity: 99,
  /** Parts of a group gift. */
  shares: { min: 2, max: 50 },
  /** In the currency's minor units. */
  price: 100_000_000,
  alsoAt: 6,
  /** Days for which givers' names, addresses and messages are kept after the event, or after they reserved. */
  giverDays: 60,
  /** The same for a list without any date, counted from the day of reserving. */
  giverDaysUndated: 300,
  /** Days after reserving on which a giver is reminded, is told that it will be released, and it is released. */
  reminderDays: [7, 21, 28],
  /** Days for which an invitation to keep a list works. */
  invitationDays: 14,
} as const
