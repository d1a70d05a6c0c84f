// Gifts from before the hash of a giver's address was stored count as that giver's.
import { giverText } from '../../../members/registries/lookup-texts.ts'
import { olderStore } from '../../support/members/older-store.ts'
import { onBothStores, openTestStore } from '../../support/stores.ts'

const at = '2026-11-24T00:00:00.000Z'
const list = {
  ...{ id: 'list', key_slot: 0, link_hash: 'h', link: 'l', parents: '[]', event_kind: 'none', event_date: null },
  ...{ town: '', state: '', message: '', address: '', show_address: 0, also_at: '', pin: '', findable: 0 },
  ...{ surprise_until: null, status: 'open', guest_words: null, version: 1, checked_at: at, created_at: at },
}
const item = {
  ...{ id: 'item', registry_id: 'list', position: 0, title: 'Cup', url: '', note: '', kind: 'thing', price: null },
  ...{ group_name: 'other', currency: 'USD', quantity: 9, shares: null, priority: 'normal', second_hand: 0 },
  ...{ reserved: 1, created_at: at },
}
const gift = (id: string, giver_email: string) => ({
  ...{ id, registry_id: 'list', item_id: 'item', token_hash: id, token: id, link: 'l', made_under: 'h' },
  ...{ giver_name: 'Ada', giver_email, message: '', quantity: 1, state: 'reserved', created_at: at },
})

onBothStores('givers of an older store are found by the hash of their address', async (t, place) => {
  await olderStore(place, '2026-11-24-2-registry-passes', async db => {
    await db.insertInto('registries').values(list).execute()
    await db.insertInto('registry_items').values(item).execute()
    await db
      .insertInto('registry_reservations')
      .values([gift('one', 'Ada@example.com'), gift('gone', '')])
      .execute()
  })
  const { db, keys } = await openTestStore(t, place)
  const gifts = await db
    .selectFrom('registry_reservations')
    .select(['id', 'giver_key', 'mailed'])
    .orderBy('id')
    .execute()
  t.same(gifts, [
    { id: 'gone', giver_key: '', mailed: 1 },
    { id: 'one', giver_key: keys.hash(giverText('list', 'ada@example.com')), mailed: 1 },
  ])
})
