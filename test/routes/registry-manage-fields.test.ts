// What a form holds of a wish or a list is, read back, what the API has of it: else every change would look like one of
// something that has changed meanwhile.
import t from 'tap'
import { currencies } from '../../domain/registry/registry.ts'
import { itemOf, settingsOf, valuesOfItem, valuesOfList, wasOf } from '../../routes/registry-manage-fields.ts'
import { aRegistry, aWish } from '../support/registries.ts'

type Read = Parameters<typeof wasOf>[1]

const readBack = (values: Record<string, string>, read: Read) =>
  wasOf(name => (name === 'was' ? JSON.stringify(values) : ''), read).was

t.test('a wish', async t => {
  const wishes = [
    aWish('usual'),
    aWish('all', { note: 'Oak\nor ash', url: 'https://shop.example/a?b=c', kind: 'help', priority: 'most' }),
    aWish('shares', { shares: 10, price: 60_000, second_hand: true, quantity: 1 }),
    ...currencies.flatMap(currency =>
      [0, 1, 99, 1200, 120_050, 9_999_999].map(price => aWish('p', { price, currency })),
    ),
  ]
  for (const wish of wishes) {
    const { id: _, ...kept } = wish
    t.same(readBack(valuesOfItem(wish), itemOf), kept, `${wish.currency} ${wish.price}`)
  }
})

t.test('a list', async t => {
  const lists = [
    aRegistry(),
    aRegistry({ event_kind: 'none', event_date: null, surprise_until: null, show_address: true, findable: true }),
    aRegistry({
      event_kind: 'none',
      event_date: null,
      message: 'One\nTwo',
      parents: [{ first_name: 'A', last_name: '' }],
    }),
    aRegistry({ also_at: [{ url: 'https://a.example/1' }, { url: 'https://b.example/2' }] }),
  ]
  for (const list of lists) {
    const was = Object(readBack(valuesOfList(list), settingsOf))
    t.ok(Object.keys(was).length > 8)
    for (const [name, value] of Object.entries(was)) t.same(value, Object(list)[name], name)
  }
})

t.test('a form that does not say, or says nonsense, asks nothing', async t => {
  for (const was of ['', '{', 'null', '"x"', '3'])
    t.same(
      wasOf(name => (name === 'was' ? was : ''), itemOf),
      {},
    )
})
