// The longest lists and the largest export that the member API's own limits allow reach the browser.
import t from 'tap'
import { purposeIds } from '../../../domain/consents.ts'
import { calendarDate } from '../../../domain/dates.ts'
import { unknownDevice } from '../../../domain/device-label.ts'
import { emptyItem } from '../../../domain/registry/csv.ts'
import { registryLimits } from '../../../domain/registry/registry.ts'
import { newId } from '../../../members/ids.ts'
import { itemColumns } from '../../../members/registries/item-rows.ts'
import { giverText } from '../../../members/registries/lookup-texts.ts'
import { emptyRegistry } from '../../../members/registries/registry-fields.ts'
import { insertRegistry } from '../../../members/registries/rows.ts'
import { newKey } from '../../../members/store/keys.ts'
import { hashed, sealed } from '../../../members/store/sealing.ts'
import { formOf } from '../../support/avatar-forms.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { noise } from '../../support/pictures.ts'
import { testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

lateDeadlines(t)

const at = '2026-11-21T12:00:00.000Z'
const many = <T>(count: number, row: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => row(i))
/** A different text for each number, of letters of two bytes. */
const letters = (i: number, length: number) =>
  [...String(i).padStart(length, '0')].map(digit => 'éèêëíìîïóò'[Number(digit)]).join('')

/** As much of everything as there may be, in the longest texts. */
async function fill({ store: { db } }: TestMembers, member_id: string) {
  const member = await db.selectFrom('members').selectAll().where('id', '=', member_id).executeTakeFirstOrThrow()
  const day = calendarDate('2026-11-21')
  const name = (i: number) => ({ name: letters(i, 50), note: '👶'.repeat(500), position: i })
  await db
    .insertInto('favorite_names')
    .values(many(500, i => sealed(member, 'favorite_names', { id: `name-${i}`, member_id, saved_at: at, ...name(i) })))
    .execute()
  await db
    .insertInto('saved_articles')
    .values(
      many(500, i =>
        sealed(member, 'saved_articles', {
          id: `saved-${i}`,
          member_id,
          slug: String(i).padStart(200, 'a'),
          saved_at: at,
        }),
      ),
    )
    .execute()
  const answers = many(500, i =>
    purposeIds.map(purpose => ({ id: `${purpose}-${i}`, member_id, purpose, allowed: 1 as const })),
  )
  await db
    .insertInto('consents')
    .values(answers.flat().map(answer => ({ ...answer, version: 1, at })))
    .execute()
  const lost = { member_id, due_date: day, multiples: 0 as const, record: 'keep' as const, recorded_at: at }
  await db
    .insertInto('losses')
    .values(many(100, i => sealed(member, 'losses', { ...lost, id: `loss-${i}`, code_name: letters(i, 50) })))
    .execute()
  const child = { member_id, birth_date: day, gender: 1 as const, due_date: day, created_at: at }
  await db
    .insertInto('children')
    .values(many(30, i => sealed(member, 'children', { ...child, id: `child-${i}`, first_name: letters(i, 50) })))
    .execute()
  const session = {
    member_id,
    epoch: 1,
    device_label: unknownDevice,
    created_at: at,
    used_at: at,
    expires_at: at,
    confirmed_at: at,
  }
  await db
    .insertInto('sessions')
    .values(many(99, i => ({ ...session, id: `s-${i}`, token_hash: `hash-${i}` })))
    .execute()
}

/** Ten lists as full as they may be, each with a hundred gifts in the longest texts, after the surprise. */
async function fillLists({ store }: TestMembers, member_id: string) {
  for (let i = 0; i < registryLimits.registries; i++) {
    const slot = await store.db.transaction().execute(db => newKey(db, store.keys))
    const id = newId()
    const fields = { ...emptyRegistry, message: letters(i, registryLimits.message), surprise_until: null }
    const row = await insertRegistry(store.db, { id, key_slot: slot, status: 'open', now: Date.parse(at) }, fields)
    await store.db.insertInto('registry_owners').values({ registry_id: id, member_id, joined_at: at }).execute()
    const length = registryLimits.itemCharacters / registryLimits.items
    const items = many(registryLimits.items, position => ({
      id: newId(),
      registry_id: id,
      position,
      ...itemColumns(slot, { ...emptyItem, title: letters(position, 100), note: letters(position, length - 100) }),
      reserved: 0,
      removed_at: null,
      changed_at: null,
      created_at: at,
    }))
    for (let from = 0; from < items.length; from += 100)
      await store.db
        .insertInto('registry_items')
        .values(items.slice(from, from + 100))
        .execute()
    const gifts = items.slice(0, 100).map(item => ({
      id: newId(),
      registry_id: id,
      item_id: item.id,
      token_hash: newId(),
      made_under: hashed(row.link),
      giver_key: hashed(giverText(id, 'ada@example.com')),
      mailed: 1 as const,
      ...sealed(row, 'registry_reservations', {
        token: newId(),
        link: row.link,
        giver_name: letters(i, registryLimits.giverName),
        giver_email: 'ada@example.com',
        item_title: letters(i, 100),
        message: '👶'.repeat(registryLimits.giverMessage),
        thanks: '👶'.repeat(registryLimits.thanks),
      }),
      thanked: 1 as const,
      quantity: 1,
      of_shares: 0 as const,
      state: 'bought' as const,
      reminders: 0,
      next_step_at: null,
      created_at: at,
    }))
    await store.db.insertInto('registry_reservations').values(gifts).execute()
  }
}

t.test('everything of a member who has as much as there may be', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const home = `/members/${member.id_string}`
  await fill(members, member.id_string)
  await fillLists(members, member.id_string)
  const upload = await formOf([['file', await noise(512, 512).png().toBuffer(), 'a.png']])
  t.equal((await members.ask('PUT', `${home}/avatar`, { token, ...upload })).statusCode, 200)
  const site = await testSite(t, { env: { MEMBER_API_URL: await members.app.listen({ port: 0, host: '127.0.0.1' }) } })
  const headers = { cookie: `uid=${'u'.repeat(22)}; session=${token}`, 'sec-fetch-site': 'same-origin' }
  const bytes: Record<string, number> = {}
  for (const kind of ['favorite-names', 'saved-articles', 'consents', 'registries', 'export']) {
    const { statusCode, rawPayload } = await site.ask({ url: `/api${home}/${kind}`, headers })
    t.equal(statusCode, 200, kind)
    bytes[kind] = rawPayload.length
  }
  t.match((await site.ask({ url: `/api${home}/favorite-names`, headers })).json().items, { length: 500 })
  t.ok(Number(bytes['favorite-names']) > 1_000_000 && Number(bytes.export) > 10_000_000, JSON.stringify(bytes))
  const { registries } = (await site.ask({ url: `/api${home}/export`, headers })).json()
  t.equal(registries.length, registryLimits.registries)
  for (const { items, gifts } of registries)
    t.same([items.length, gifts.length], [registryLimits.items, 100], 'nothing of a list is left out')
  const moved = {
    method: 'PUT',
    url: `/api${home}/favorite-names/${encodeURIComponent(letters(7, 50))}`,
    headers,
  } as const
  t.equal(
    (
      await site.ask({
        ...moved,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"position":0}',
      })
    ).statusCode,
    200,
  )
  t.equal((await site.ask({ url: '/b/favorites', headers })).statusCode, 200)
  t.same(
    site.lines.filter(({ level }) => Number(level) >= 40),
    [],
    'nothing of it was taken for a failure',
  )
})
