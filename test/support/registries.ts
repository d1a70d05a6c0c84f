// Registries for tests: readers that reach none, and a list with everything.
import type { Gift, Registry, RegistryItem } from '../../contract/registry.ts'
import type { ReadRegistries } from '../../routes/loading.ts'

const nothing = () => Promise.reject(new Error('no registry is to be read here'))

/** Nobody has a list here; a test replaces what its page reads. */
export const noRegistries: ReadRegistries = {
  mine: nothing,
  one: nothing,
  gifts: nothing,
  guest: nothing,
  guestHead: nothing,
  gift: nothing,
  find: nothing,
}

export const aWish = (id: string, fields: Partial<RegistryItem> = {}): RegistryItem => ({
  id,
  title: `Wish ${id}`,
  url: '',
  kind: 'thing',
  group: 'sleep',
  note: '',
  price: null,
  currency: 'USD',
  quantity: 1,
  shares: null,
  priority: 'normal',
  second_hand: false,
  ...fields,
})

export const aRegistry = (fields: Partial<Registry> = {}): Registry => ({
  id: 'list-1',
  link: 'L'.repeat(22),
  parents: [
    { first_name: 'Emma', last_name: 'Lee' },
    { first_name: 'Noor', last_name: 'Lee' },
  ],
  event_kind: 'due',
  event_date: '2027-01-05',
  town: 'Portland',
  state: 'OR',
  message: 'Come and see us.',
  also_at: [],
  address: '1 Long Street',
  show_address: false,
  findable: false,
  has_pin: false,
  pin: '',
  surprise_until: '2027-01-05',
  revealed: false,
  status: 'open',
  words: null,
  owners: [{ name: 'Emma', you: true }],
  invited: 0,
  items: [aWish('a'), aWish('b'), aWish('c')],
  version: 4,
  mark: 'm'.repeat(22),
  created_at: '2026-11-01T10:00:00.000Z',
  ...fields,
})

export const aGift = (id: string, fields: Partial<Gift> = {}): Gift => ({
  id,
  item: { id: 'a', title: 'Wish a', shares: null, removed: false },
  quantity: 1,
  state: 'reserved',
  giver: { name: 'Ada', message: 'With love' },
  thanked: false,
  thanks: '',
  reserved_at: '2026-11-20T10:00:00.000Z',
  ...fields,
})
