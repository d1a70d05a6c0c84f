// A store with members and lists in it, written past the API: what would take it an hour is there in a minute.

import { recordOf } from '../contract/fields.ts'
import { sealedFields } from '../contract/member.ts'
import { calendarDate } from '../domain/dates.ts'
import { createMember } from '../members/accounts.ts'
import { newId, newToken, sha256 } from '../members/ids.ts'
import { instant } from '../members/instants.ts'
import { itemColumns } from '../members/registries/item-rows.ts'
import { giverText, linkText } from '../members/registries/lookup-texts.ts'
import { emptyRegistry, type ItemFields, type RegistryFields } from '../members/registries/registry-fields.ts'
import { insertRegistry, writeNames } from '../members/registries/rows.ts'
import { openSession } from '../members/sessions.ts'
import { openStore, type Store } from '../members/store/open-store.ts'
import type { Db, MemberRow, RegistryRow } from '../members/store/schema.ts'
import { hashed, sealed } from '../members/store/sealing.ts'
import { transaction } from '../members/store/transaction.ts'
import { syntheticName } from './synthetic-name.ts'

export interface SharedList {
  id: string
  link: string
  /** Ids of its items. */
  items: readonly string[]
}

export interface FilledStore {
  /** A signed-in member and all lists that she keeps. */
  member: { id: string; token: string }
  lists: readonly SharedList[]
}

interface Wanted {
  /** Items of each list of the signed-in member. */
  own: readonly number[]
  /** Lists of 100 items of other members, a member for each. */
  others: number
}

const itemsOfOthers = 100
/** Reserved of each list. */
const reservedOfEach = 3
const atOnce = 100 // lists of one transaction
const rowsAtOnce = 100 // of one statement

/** Fills the store of a folder, and closes it. */
export async function fillStore(dataDir: string, { own, others }: Wanted): Promise<FilledStore> {
  const store = await openStore({ dataDir, databaseUrl: undefined })
  try {
    const now = Date.now()
    const filled = await transaction(store, async db => {
      const account = { email: 'ada@example.test', passwordHash: '', firstName: 'Ada', isConfirmed: true }
      const ada = await createMember(db, store.keys, account, now)
      if (!ada) throw new Error('The store was not empty.')
      const token = await openSession(db, ada, now, { label: 'bench' })
      return { ada, token }
    })
    const slots = await takeSlots(store, own.length + 2 * others)
    const lists = await transaction(store, async db => {
      const all: SharedList[] = []
      for (const [i, items] of own.entries())
        all.push(await addList(db, filled.ada.id, { slot: slots + i, number: i === 0 ? searched : i, items, now }))
      return all
    })
    for (let done = 0; done < others; done += atOnce)
      await transaction(store, async db => {
        for (let i = done; i < Math.min(done + atOnce, others); i++) {
          const slot = slots + own.length + 2 * i
          const member = await copyMember(db, filled.ada, { slot, number: i })
          // Nobody else has both names of the list that is searched for
          const number = i === searched ? i + 1 : i
          await addList(db, member, { slot: slot + 1, number, items: itemsOfOthers, now })
        }
      })
    return { member: { id: filled.ada.id, token: filled.token }, lists }
  } finally {
    await store.close()
  }
}

/** Number of the first list's names, which many others have one of. */
const searched = 4242
/** Names of the first list's parent. */
export const searchedNames = syntheticName(searched)

/** Makes all keys in one go. @returns the first of their slots */
async function takeSlots({ db, keys }: Store, count: number): Promise<number> {
  const first = keys.slots()
  await keys.make(first, count)
  await db
    .updateTable('store_keys')
    .set({ next_slot: first + count })
    .execute()
  return first
}

/** @returns the id of a member with other names for the same. */
async function copyMember(db: Db, like: MemberRow, { slot, number }: { slot: number; number: number }) {
  const id = newId()
  const [email, username] = [`bench${number}@example.test`, `bench-${number}`]
  const texts = { ...recordOf(sealedFields, name => like[name]), email, username }
  await db
    .insertInto('members')
    .values({
      ...like,
      ...sealed({ key_slot: slot }, 'members', texts),
      id,
      key_slot: slot,
      email_key: hashed(email),
      username_key: hashed(username),
    })
    .execute()
  return id
}

interface NewList {
  slot: number
  /** Tells its names. */
  number: number
  items: number
  now: number
}

async function addList(db: Db, member_id: string, { slot, number, items, now }: NewList): Promise<SharedList> {
  const made = { id: newId(), key_slot: slot, status: 'open' as const, now }
  const names = syntheticName(number)
  const fields: RegistryFields = {
    ...emptyRegistry,
    parents: [names, { ...names, first_name: 'Ada' }],
    event_kind: 'due',
    event_date: calendarDate('2027-02-14'),
    town: 'Portland',
    state: 'OR',
    message: 'We are glad about every one of you.',
    findable: true,
    surprise_until: calendarDate('2027-02-14'),
  }
  const row = await insertRegistry(db, made, fields)
  const at = instant(now)
  await db.insertInto('registry_owners').values({ registry_id: made.id, member_id, joined_at: at }).execute()
  await writeNames(db, made.id, fields)
  const ids = Array.from({ length: items }, newId)
  for (let from = 0; from < items; from += rowsAtOnce)
    await db
      .insertInto('registry_items')
      .values(ids.slice(from, from + rowsAtOnce).map((id, i) => itemRow(row, id, from + i, at)))
      .execute()
  await reserveSome(db, row, ids.slice(0, reservedOfEach), at)
  return { id: made.id, link: row.link, items: ids }
}

const wish: ItemFields = {
  title: '',
  url: '',
  kind: 'thing',
  group: 'sleep',
  note: '',
  price: 4900,
  currency: 'USD',
  quantity: 99,
  shares: null,
  priority: 'normal',
  second_hand: true,
}

const itemRow = ({ id: registry_id, key_slot }: RegistryRow, id: string, position: number, created_at: string) => ({
  id,
  registry_id,
  position,
  ...itemColumns(key_slot, {
    ...wish,
    title: `A thing for the ${position}th night, in gray`,
    url: `https://shop.example/things-for-nights/${position}`,
  }),
  reserved: position < reservedOfEach ? 1 : 0,
  removed_at: null,
  changed_at: null,
  created_at,
})

const reserveSome = (db: Db, row: RegistryRow, items: readonly string[], created_at: string) =>
  db
    .insertInto('registry_reservations')
    .values(
      items.map(item_id => {
        const token = newToken()
        return {
          id: newId(),
          registry_id: row.id,
          item_id,
          token_hash: sha256(token),
          made_under: hashed(linkText(row.link)),
          giver_key: hashed(giverText(row.id, 'grandma@example.test')),
          mailed: 1 as const,
          ...sealed(row, 'registry_reservations', {
            token,
            link: row.link,
            giver_name: 'Grandma',
            giver_email: 'grandma@example.test',
            item_title: 'A thing',
            message: 'With love',
            thanks: '',
          }),
          thanked: 0,
          quantity: 1,
          of_shares: 0 as const,
          state: 'reserved',
          reminders: 0,
          next_step_at: '2099-01-01T00:00:00.000Z',
          created_at,
        } as const
      }),
    )
    .execute()
