// How long what guests typed is kept: as long as they need it, however late they reserve.
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry, type OwnedList } from '../../support/members/a-registry.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const day = 86_400_000

/** Goes on by so many days, each with the job that deletes what is not kept any longer. */
async function goOn(members: TestMembers, days: number) {
  for (let i = 0; i < days; i++) {
    members.clock.now += day
    await takeRegistrySteps(members.store, members.clock.now)
  }
}

const statusOf = async (members: TestMembers, list: OwnedList, token: string) =>
  (await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)).statusCode

onBothStores('who reserves late is forgotten 60 days after that, and nobody else later for it', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com') // its day is 2027-02-01
  const item = await list.add({ title: 'Blanket', quantity: 2 })
  const early = (await aGuest(members, list.link).reserve(item.id)).json().token
  members.clock.now = Date.parse('2027-04-01T12:00:00Z') // 59 days after it
  const late = (await aGuest(members, list.link).reserve(item.id)).json().token
  for (const token of [early, late])
    await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'bought' } })
  await goOn(members, 2)
  t.equal(await statusOf(members, list, early), 404)
  t.equal(await statusOf(members, list, late), 200, 'the page of who has just reserved is there')
  await goOn(members, 58)
  t.equal(await statusOf(members, list, late), 200, 'for 60 days')
  await goOn(members, 1)
  t.equal(await statusOf(members, list, late), 404, 'and no longer')
  const rows = await members.store.db.selectFrom('registry_reservations').selectAll().execute()
  t.match(rows, Array(2).fill({ giver_email: '', giver_name: '', message: '', state: 'bought' }))
})

onBothStores('a list without any date keeps its givers for 300 days', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com', { event_kind: 'none', event_date: null })
  const item = await list.add({ title: 'Blanket' })
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'bought' } })
  members.clock.now += 298 * day
  await goOn(members, 2)
  t.equal(await statusOf(members, list, token), 200)
  await goOn(members, 1)
  t.equal(await statusOf(members, list, token), 404)
})
