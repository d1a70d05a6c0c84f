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
  const before = await members.letters()
  await members.ask('DELETE', list.home, { token: session.json().token })
  const letters = [...before, ...(await members.letters())].filter(({ to }) => to?.[0]?.address?.startsWith('guest'))
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

onStore('ten letters a day to one address from one network, which use up nobody else’s', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const items = []
  for (let i = 0; i < 2; i++) items.push(await list.add({ title: `Blanket ${i}`, quantity: 50 }))
  const other = await aRegistry(members, 'eve@example.com')
  const cup = await other.add({ title: 'Cup' })
  const toAda = async () =>
    (await members.letters()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === 'ada@example.com').length
  const stranger = aGuest(members, list.link)
  const told: boolean[] = []
  for (let i = 0; i < 12; i++) {
    const email = i % 2 ? 'ada@example.com' : 'ADA@example.com'
    const answer = await stranger.reserve(items[0]?.id ?? '', { email })
    t.equal(answer.statusCode, 201, 'who reserves has the page in any case')
    const page = await members.ask('GET', `/registry-gifts/${answer.json().token}?under=${list.link}`)
    told.push(page.json().gift.mailed)
  }
  t.equal(await toAda(), 10)
  t.same(told, [...Array(10).fill(true), false, false], 'the page knows which letters never left')
  t.equal((await aGuest(members, other.link).reserve(cup.id, { email: 'ada@example.com' })).statusCode, 201)
  t.equal(await toAda(), 11, 'her own gift of another list, from another network')
  await list.send('DELETE', `/items/${items[0]?.id}`)
  await goOn(members, 10 * minute)
  t.equal(await toAda(), 21, 'what the list itself has to tell')
})

onStore('an invitation that may not leave is not said to be sent, which tells nothing of gifts', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 50 })
  for (let i = 0; i < 12; i++) await aGuest(members, list.link).reserve(item.id, { email: 'ada@example.com' })
  await list.send('DELETE', `/items/${item.id}`)
  await goOn(members, 10 * minute)
  const invite = () => list.send('POST', '/invitations', { email: 'Ada@example.com' })
  for (let i = 0; i < 10; i++) {
    t.equal((await invite()).statusCode, 201, 'whatever was written to her about gifts')
    await members.mail.drain() // before the next one replaces it
  }
  const sent = async () => (await members.letters()).filter(({ subject }) => subject?.includes('invited')).length
  t.equal(await sent(), 10)
  const { statusCode, body, headers } = await invite()
  t.match([statusCode, body, headers['retry-after']], [429, 'invitation-letters-many', '86400'])
  t.equal(await sent(), 10)
  t.equal((await list.read()).invited, 1, 'the last one still stands')
  members.clock.now += day
  t.equal((await invite()).statusCode, 201)
})

onBothStores('the giver’s page says what a letter tells, also when there was none left for it', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const items = []
  for (let i = 0; i < 12; i++) items.push(await list.add({ title: `Blanket ${i}`, quantity: 2, price: 5000 }))
  const pages: string[] = []
  for (const { id } of items) {
    for (const email of ['first@example.com', 'guest@example.com']) {
      const { token } = (await aGuest(members, list.link).reserve(id, { email })).json()
      pages.push(`/registry-gifts/${token}?under=${list.link}`)
      members.clock.now += 1
    }
  }
  const changes = async () => {
    const all = []
    for (const page of pages) all.push((await members.ask('GET', page)).json().gift.changed)
    return all
  }
  t.same(new Set(await changes()), new Set([null]))
  for (const { id } of items) await list.send('PUT', `/items/${id}`, { item: { quantity: 1 } })
  await goOn(members, 10 * minute)
  const told = (await toGuests(members)).filter(subject => subject?.includes('has changed'))
  t.equal(told.length, 10, 'a day has ten letters of a list')
  t.same(await changes(), Array(12).fill([null, 'fewer']).flat())
  await list.send('PUT', `/items/${items[0]?.id}`, { item: { shares: 5 } })
  t.same((await changes()).slice(0, 2), ['shares', 'shares'])
})

onStore(
  'twelve gifts of one list may be open under one address, and forty a day come from one network',
  async (t, place) => {
    const members = await testMembers(t, place)
    const list = await aRegistry(members, 'emma@example.com')
    const item = await list.add({ title: 'Blanket', quantity: 90 })
    const tokens: string[] = []
    for (let i = 0; i < 12; i++)
      tokens.push((await aGuest(members, list.link).reserve(item.id, { email: 'ada@example.com' })).json().token)
    const more = () => aGuest(members, list.link).reserve(item.id, { email: 'Ada@example.com' })
    t.match((await more()).json(), { statusCode: 422, code: 'gifts-many', field: 'email' })
    await members.ask('PUT', `/registry-gifts/${tokens[0]}?under=${list.link}`, { body: { state: 'bought' } })
    t.equal((await more()).statusCode, 201, 'what is bought does not count')
    t.match((await more()).json(), { code: 'gifts-many' })
    await members.ask('PUT', `/registry-gifts/${tokens[1]}?under=${list.link}`, { body: { state: 'released' } })
    t.equal((await more()).statusCode, 201)
    const script = aGuest(members, list.link)
    const statuses: number[] = []
    for (let i = 0; i < 42; i++) {
      if (i === 25) members.clock.now += 60 * minute
      statuses.push((await script.reserve(item.id, { email: `nobody${i}@example.com` })).statusCode)
    }
    t.same(statuses, [...Array(40).fill(201), 429, 429])
  },
)

onBothStores('nobody is reminded of a wish that was removed', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const [gone, back] = [await list.add({ title: 'Gone' }), await list.add({ title: 'Back' })]
  for (const { id } of [gone, back]) await aGuest(members, list.link).reserve(id)
  await goOn(members, 6.5 * day)
  await list.send('DELETE', `/items/${gone.id}`)
  await list.send('DELETE', `/items/${back.id}`)
  await goOn(members, 0.5 * day)
  await list.send('POST', `/items/${back.id}/restore`)
  for (let days = 0; days < 40; days++) {
    await members.mail.drain() // they leave day by day
    await goOn(members, day)
  }
  const reminders = (await toGuests(members)).filter(subject => /still stand|7 more days|free again/.test(`${subject}`))
  t.same(reminders, ['Does your gift still stand?', 'Your gift is kept for 7 more days', 'Your gift is free again'])
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

onStore('a step whose letter may not leave today waits for another day', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 11 })
  for (let i = 0; i < 11; i++) await aGuest(members, list.link).reserve(item.id, { email: 'guest@example.com' })
  for (const days of [7, 1, 14, 1, 7, 1]) {
    await members.mail.drain()
    await goOn(members, days * day)
  }
  const counts = Object.entries(Object.groupBy(await toGuests(members), subject => `${subject}`))
  t.same(
    counts.map(([subject, all]) => [subject, all?.length]),
    [
      ['The gift you chose', 11],
      ['Does your gift still stand?', 11],
      ['Your gift is kept for 7 more days', 11],
      ['Your gift is free again', 11],
    ],
  )
})
