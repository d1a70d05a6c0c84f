// What no list may hold: refused with a sentence beside its field, never with a 5xx, and nothing is changed.
import { registryMessages } from '../../../domain/registry/messages.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onStore } from '../../support/stores.ts'

const long = 'x'.repeat(10_240)

const wrongUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  'https://user:pass@shop.example/',
  'https://shop.example@evil.example/',
  'https://@shop.example/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://localhost:3000/',
  'file:///etc/passwd',
  'ftp://shop.example/',
  'https://shop.example\\@evil.example',
  'https://',
  `https://shop.example/${long}`,
  'vbscript:x',
  'blob:https://shop.example/x',
]

onStore('items', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', price: 100 })
  const before = await list.read()
  const wrong: [field: string, item: object][] = [
    ...wrongUrls.map((url): [string, object] => ['url', { url }]),
    ['title', { title: long }],
    ['title', { title: '' }],
    ['title', { title: ' \u00a0 ' }],
    ['title', { title: '\u200b\u2060\u3164\ufeff\u2800' }],
    ['title', { title: 'two\nlines' }],
    ['title', { title: 'turned \u202e around' }],
    ['note', { note: long }],
    ['note', { note: 'bell \u0007' }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['price', { price: 100_000_001 }],
    ['price', { price: 1e300 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -3 }],
    ['quantity', { quantity: 1e9 }],
    ['quantity', { quantity: 1.5 }],
    ['shares', { shares: 1 }],
    ['shares', { shares: 51 }],
    ['shares', { shares: 2.5 }],
    ['shares', { shares: -2 }],
    ['shares', { shares: 2, quantity: 2 }],
    ['shares', { shares: 2, price: null }],
    ['shares', { shares: 10, price: 9 }],
  ]
  for (const [field, change] of wrong) {
    for (const [method, path] of [
      ['POST', '/items'],
      ['PUT', `/items/${item.id}`],
    ] as const) {
      const answer = await list.send(method, path, { item: { title: 'Thing', price: 100, ...change } })
      const { statusCode, code, message } = answer.json()
      t.equal(statusCode, 422, `${method} ${JSON.stringify(change).slice(0, 60)}`)
      t.equal(answer.json().field, field)
      t.equal(message, registryMessages[code as keyof typeof registryMessages], code)
    }
    const many = await list.send('POST', '/items/many', {
      items: [{ title: 'A' }, { title: 'B', price: 100, ...change }],
    })
    t.match(many.json(), { statusCode: 422, field, row: 1 })
  }
  for (const body of [
    { item: { title: 'x', price: 'much' } },
    { item: { title: 'x', kind: 'weapon' } },
    { item: { title: 'x', currency: 'XXX' } },
    { item: { title: 'x', reserved: 3 } },
    { item: { title: 'x', id: item.id } },
    { item: 'x' },
    {},
  ])
    t.equal((await list.send('POST', '/items', body)).statusCode, 400, JSON.stringify(body))
  const nul = Buffer.from('{"item":{"title":"\\u0000"}}').toString()
  t.equal((await list.send('POST', '/items', JSON.parse(nul))).statusCode, 400)
  t.same(await list.read(), before)
})

onStore('lists', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const before = await list.read()
  const wrong: [field: string, change: object][] = [
    ['parents', { parents: [] }],
    ['parents', { parents: [{ first_name: ' ' }] }],
    ['parents', { parents: [{ first_name: long }] }],
    ['parents', { parents: [{ first_name: 'A\nB' }] }],
    ['parents', { parents: [1, 2, 3].map(() => ({ first_name: 'Ada' })) }],
    ['event_date', { event_date: '1900-01-01' }],
    ['event_date', { event_date: '3000-01-01' }],
    ['event_date', { event_date: '2027-02-30' }],
    ['event_date', { event_date: 'soon' }],
    ['event_date', { event_date: null }],
    ['town', { town: long }],
    ['state', { state: 'ZZ' }],
    ['message', { message: long }],
    ['address', { address: long }],
    ...wrongUrls.map((url): [string, object] => ['also_at', { also_at: [{ url: 'https://shop.example/' }, { url }] }]),
    ['also_at', { also_at: [{ url: '' }] }],
    ['also_at', { also_at: Array.from({ length: 7 }, () => ({ url: 'https://shop.example/' })) }],
    ['findable', { findable: true, parents: [{ first_name: 'Emma' }] }],
  ]
  for (const [field, change] of wrong) {
    const answer = await list.send('PATCH', '', { registry: change })
    t.match(answer.json(), { statusCode: 422, field }, JSON.stringify(change).slice(0, 60))
  }
  t.same(await list.read(), before)
  t.equal((await list.send('PATCH', '', { registry: { event_kind: 'none' } })).json().registry.event_date, null)
})

onStore('what guests type', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 50 })
  const guest = aGuest(members, list.link)
  for (const [field, change] of [
    ['name', { name: '' }],
    ['name', { name: '\u200b\u200d' }],
    ['name', { name: long }],
    ['name', { name: 'A\r\nBcc: all@example.com' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com,b@example.com' }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 1e9 }],
    ['quantity', { quantity: 0.5 }],
    ['message', { message: long }],
  ] as const)
    t.match(
      (await guest.reserve(item.id, change)).json(),
      { statusCode: 422, field },
      JSON.stringify(change).slice(0, 50),
    )
  t.equal((await guest.reserve(item.id, { email: 'a@example.com\nBcc: b@example.com' })).statusCode, 400)
  t.equal((await guest.reserve(item.id, { token: 'x' })).statusCode, 400)
  t.equal((await guest.reserve(item.id, { key: 'short' })).statusCode, 400)
  t.same(await guest.left(), { [item.id]: 50 })
  const answers = []
  for (let i = 0; i < 31; i++)
    answers.push((await guest.reserve(item.id, { email: `hand${i}@example.com` })).statusCode)
  t.same(answers, [...Array.from({ length: 30 }, () => 201), 429], 'thirty an hour from one network')
})

onStore('a full list', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const some = (from: number) =>
    list.send('POST', '/items/many', { items: Array.from({ length: 200 }, (_, i) => ({ title: `Thing ${from + i}` })) })
  t.match((await some(0)).json(), { added: 200, skipped: 0 })
  t.match((await some(100)).json(), { added: 100, skipped: 100 })
  t.match((await some(300)).json(), { added: 200, skipped: 0 })
  t.match((await list.send('POST', '/items', { item: { title: 'One more' } })).json(), { code: 'list-full' })
  t.equal((await list.send('POST', '/items/many', { items: Array(201).fill({ title: 'x' }) })).statusCode, 400)
  const items = (await list.read()).items
  t.equal(items.length, 500)
  const order = items.map(({ id }) => id).toReversed()
  t.same((await list.send('PUT', '/order', { items: order })).json().registry.items, items.toReversed())
})

onStore('a list full of words takes no longer ones, and all others', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const wish = (i: number) => ({ title: `Thing ${100 + i}`, note: 'n'.repeat(450) })
  for (const [from, to] of [
    [0, 200],
    [200, 325],
  ] as const)
    await list.send('POST', '/items/many', { items: Array.from({ length: to - from }, (_, i) => wish(from + i)) })
  const [first] = (await list.read()).items
  const change = async (item: object) => (await list.send('PUT', `/items/${first?.id}`, { item })).json()
  t.match(await change({ url: `https://shop.example/${'u'.repeat(1500)}` }), { code: 'list-full' })
  t.match(await change({ priority: 'most', quantity: 2 }), { item: { priority: 'most', url: '' } })
  t.match(await change({ note: 'short', url: 'https://shop.example/u' }), { item: { note: 'short' } })
  t.match(await change({ note: 'n'.repeat(450) }), { item: { url: 'https://shop.example/u' } }, 'as much as there was')
})
