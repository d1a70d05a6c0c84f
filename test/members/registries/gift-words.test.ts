// What is written of a list's gifts has an end, so that everything of a member can be read and taken along at once.
import { registryLimits } from '../../../domain/registry/registry.ts'
import { newId } from '../../../members/ids.ts'
import { hashed, sealed } from '../../../members/store/sealing.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const longest = (count: number) => '👶'.repeat(count)

onBothStores('a list takes gifts, and no more words, when much is written', async (t, place) => {
  const members = await testMembers(t, place)
  const { db } = members.store
  const list = await aRegistry(members, 'emma@example.com', { event_kind: 'none', event_date: null })
  const item = await list.add({ title: 'Cup', quantity: 99 })
  const words = { message: longest(registryLimits.giverMessage) }
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  const page = `/registry-gifts/${token}?under=${list.link}`
  t.equal((await members.ask('PUT', page, { body: words })).statusCode, 200)
  const row = await db.selectFrom('registries').selectAll().executeTakeFirstOrThrow()
  const gift = await db.selectFrom('registry_reservations').selectAll().executeTakeFirstOrThrow()
  const { giver_name, giver_email, item_title, link } = gift
  const written = Array.from({ length: 150 }, () => ({
    ...gift,
    ...sealed(row, 'registry_reservations', { token: newId(), giver_name, giver_email, item_title, link }),
    ...sealed(row, 'registry_reservations', { ...words, thanks: longest(registryLimits.thanks) }),
    id: newId(),
    token_hash: newId(),
    made_under: hashed(''),
    giver_key: '' as const,
  }))
  await db.insertInto('registry_reservations').values(written).execute()
  const refused = { statusCode: 422, code: 'words-full' }
  t.match((await aGuest(members, list.link).reserve(item.id, words)).json(), { ...refused, field: 'message' })
  t.equal((await aGuest(members, list.link).reserve(item.id)).statusCode, 201)
  t.match((await members.ask('PUT', page, { body: { message: 'More' } })).json(), refused)
  t.equal((await members.ask('PUT', page, { body: { message: '' } })).statusCode, 200)
  const thanks = await list.send('PUT', `/gifts/${gift.id}`, { thanks: 'Thank you' })
  t.match(thanks.json(), { ...refused, field: 'thanks' })
  t.equal((await list.send('PUT', `/gifts/${gift.id}`, { thanked: true })).statusCode, 200)
})
