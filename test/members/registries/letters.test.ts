// Letters to people without an account: few, at their time, and without a word that a stranger typed.
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

const minute = 60_000
const day = 86_400_000

/** Subjects of all letters to guests so far, oldest first. */
const toGuests = async (members: TestMembers) =>
  (await members.letters()).filter(({ to }) => to?.[0]?.address?.startsWith('guest')).map(({ subject }) => subject)

/** What the newest letter to a guest says. */
const newest = async (members: TestMembers) =>
  (await members.letters()).findLast(({ to }) => to?.[0]?.address?.startsWith('guest'))?.text ?? ''

async function goOn(members: TestMembers, ms: number) {
  members.clock.now += ms
  await takeRegistrySteps(members.store, members.clock.now)
}

onBothStores('two reminders, then the gift is released', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  const guest = aGuest(members, list.link)
  const { token } = (await guest.reserve(item.id, { message: 'With love' })).json()
  const subjects = ['The gift you chose']
  t.same(await toGuests(members), subjects)
  t.match(await newest(members), 'choose “This was not me”', 'as the giver’s own page calls it')
  await goOn(members, 7 * day - 1)
  t.same(await toGuests(members), subjects)
  await goOn(members, 1)
  await goOn(members, 5 * minute)
  t.same(await toGuests(members), [...subjects, 'Does your gift still stand?'])
  t.match(await newest(members), 'four weeks after you chose it, others can choose it again', 'it says how it goes on')
  await goOn(members, 14 * day)
  t.same((await toGuests(members)).slice(2), ['Your gift is kept for 7 more days'])
  t.same(await guest.left(), { [item.id]: 0 })
  await goOn(members, 7 * day)
  t.same((await toGuests(members)).slice(3), ['Your gift is free again'])
  t.same(await guest.left(), { [item.id]: 1 })
  const gift = (await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)).json().gift
  t.match(gift, { state: 'released', giver: { name: '', message: '' } })
  const rows = await members.store.db.selectFrom('registry_reservations').selectAll().execute()
  t.match(rows, [{ giver_email: '', giver_name: '', message: '', next_step_at: null }])
  await goOn(members, 60 * day)
  t.equal((await toGuests(members)).length, 4, 'and no more')
})

onBothStores('what is bought or paused is not reminded of', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 2 })
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'bought' } })
  await aGuest(members, list.link).reserve(item.id)
  await list.send('PUT', '/status', { status: 'paused' })
  const before = await toGuests(members)
  await goOn(members, 7 * day)
  await goOn(members, 3 * day)
  t.same(await toGuests(members), before)
  await members.store.db.updateTable('registries').set({ status: 'open' }).execute()
  await goOn(members, 2 * day)
  t.same((await toGuests(members)).slice(2), ['Does your gift still stand?'])
  await goOn(members, 13 * day)
  t.equal((await toGuests(members)).length, 3, 'the next one waits as much longer')
  await goOn(members, 2 * day)
  t.same((await toGuests(members)).slice(3), ['Your gift is kept for 7 more days'])
})

onBothStores('a change is told ten minutes later, unless it is undone', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const [gone, back, less] = [
    await list.add({ title: 'Gone' }),
    await list.add({ title: 'Back' }),
    await list.add({ title: 'Less', quantity: 3 }),
  ]
  for (const { id } of [gone, back, less, less, less]) await aGuest(members, list.link).reserve(id)
  await members.letters()
  await list.send('DELETE', `/items/${gone.id}`)
  await list.send('DELETE', `/items/${back.id}`)
  await list.send('POST', `/items/${back.id}/restore`)
  await list.send('PUT', `/items/${less.id}`, { item: { quantity: 2 } })
  const changed = async () => (await toGuests(members)).filter(subject => subject?.includes('has changed')).length
  await goOn(members, 9 * minute)
  t.equal(await changed(), 0)
  await goOn(members, minute)
  t.equal(await changed(), 2)
  await goOn(members, 60 * minute)
  t.equal(await changed(), 2)
})

onStore('no letter has a word that somebody typed', async (t, place) => {
  const members = await testMembers(t, place, { env: { SITE_ORIGIN: 'https://www.almanac.test' } })
  const word = 'Zephyrine'
  const list = await aRegistry(members, 'emma@example.com', {
    parents: [{ first_name: word, last_name: word }],
    town: word,
    message: `${word} https://evil.example/`,
    also_at: [{ url: 'https://evil.example/list' }],
  })
  const items = []
  for (const name of ['A', 'B']) items.push(await list.add({ title: `${word} ${name}`, note: word }))
  for (const { id } of items) await aGuest(members, list.link).reserve(id, { name: word, message: word })
  await list.send('POST', '/invitations', { email: 'guest-jo@example.com' })
  await list.send('DELETE', `/items/${items[0]?.id}`)
  for (const ms of [11 * minute, 7 * day, 14 * day, 7 * day]) {
    await members.letters()
    await goOn(members, ms)
  }
  await members.join('last@example.com')
  const session = await members.ask('POST', '/sessions', {
    body: { email: 'emma@example.com', password: 'a long enough password' },
  })
  await aGuest(members, list.link).reserve(items[1]?.id ?? '')
  await members.letters()
  await members.ask('DELETE', list.home, { token: session.json().token })
  const letters = (await members.letters()).filter(({ to }) => to?.[0]?.address?.startsWith('guest'))
  t.same([...new Set(letters.map(({ subject }) => subject))].sort(), [
    'A list you chose a gift from has changed',
    'A list you chose a gift from is closed',
    'Does your gift still stand?',
    'The gift you chose',
    'You are invited to keep a list together',
    'Your gift is free again',
    'Your gift is kept for 7 more days',
  ])
  for (const { subject, text = '', headers } of letters) {
    t.notMatch(JSON.stringify({ subject, text, headers }), /Zephyrine|evil\.example|Guest \d/, `${subject}`)
    t.notMatch(text, /pregnan|baby|birth|due|loss|shower/i)
    for (const link of text.match(/https?:\S+/g) ?? [])
      t.match(
        link,
        /^https:\/\/www\.almanac\.test(?:\/(?:registry\/[\w-]{22}\/gift\/[\w-]{43}|manage\/invitation\/[\w-]{43}))?$/,
      )
  }
})

onStore('ten letters a day to one address', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 50 })
  for (let i = 0; i < 12; i++) {
    const answer = await aGuest(members, list.link).reserve(item.id, {
      email: i % 2 ? 'guest@example.com' : 'GUEST@example.com',
    })
    t.equal(answer.statusCode, 201, 'who reserves has the page in any case')
  }
  t.equal(
    (await toGuests(members)).length +
      (await members.letters()).filter(({ to }) => to?.[0]?.address === 'GUEST@example.com').length,
    10,
  )
})

onStore('who gives a gift back gets no letter that still waits', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'released' } })
  t.same(await toGuests(members), [])
  const again = await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'reserved' } })
  t.match(again.json(), { statusCode: 409, code: 'gift-released' })
})
