// The rules that only those who keep a list need: its order, what a bookmark or a phone hands over, what gifts are worth.
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import t from 'tap'
import { bookmarkOf } from '../../../domain/registry/bookmark.ts'
import { giftSum } from '../../../domain/registry/gift-sum.ts'
import { moved, movedOrder, placeAfter } from '../../../domain/registry/order.ts'
import { wishFrom } from '../../../domain/registry/shared-item.ts'

t.test('a move keeps every wish once, and the others in their order', async t => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 }),
      fc.nat(40),
      fc.nat(40),
      (items, from, to) => {
        const after = moved(items, from, to)
        const others = (list: readonly number[]) => list.filter(one => one !== items[from])
        if (from >= items.length || to >= items.length || from === to) return after === items
        return after[to] === items[from] && String(others(after)) === String(others(items))
      },
    ),
  )
  t.equal(moved([1, 2], 0, -1).length, 2)
  t.same(
    (['up', 'down', 'first', 'last'] as const).map(step => [placeAfter(step, 0, 3), placeAfter(step, 2, 3)]),
    [
      [0, 1],
      [1, 2],
      [0, 0],
      [2, 2],
    ],
  )
  t.same(movedOrder('a b c', 'c', -1), ['a', 'c', 'b'])
  t.same(movedOrder('a b c', 'c', 1), ['a', 'b', 'c'])
  for (const [order, id] of [
    ['a b', 'x'],
    ['', 'a'],
    ['a ../b', 'a'],
    ['a <b>', 'a'],
  ] as const)
    t.equal(movedOrder(order, id, 1), null, order)
})

t.test('what is handed over becomes a wish, wherever the address stands', async t => {
  for (const [given, wish] of [
    [{}, { title: '', url: '', note: '' }],
    [
      { title: 'Cot', url: 'https://a.test/x' },
      { title: 'Cot', url: 'https://a.test/x', note: '' },
    ],
    [
      { title: 'Cot', text: 'Look: https://a.test/x.' },
      { title: 'Cot', url: 'https://a.test/x', note: 'Look:' },
    ],
    [{ text: 'A warm cot https://a.test/x?y=1' }, { title: 'A warm cot', url: 'https://a.test/x?y=1', note: '' }],
    [{ text: 'HTTPS://A.TEST/X' }, { title: '', url: 'HTTPS://A.TEST/X', note: '' }],
    [
      { title: 'Cot', text: 'in oak', url: 'https://a.test/x' },
      { title: 'Cot', url: 'https://a.test/x', note: 'in oak' },
    ],
    [{ text: 'javascript:alert(1)' }, { title: 'javascript:alert(1)', url: '', note: '' }],
  ] as const)
    t.same(wishFrom(given), wish, JSON.stringify(given))
})

t.test('what gifts come to, and how many are not in it', async t => {
  const items = [
    { id: 'whole', price: 1000, currency: 'USD', shares: null },
    { id: 'parts', price: 1000, currency: 'USD', shares: 3 },
    { id: 'free', price: null, currency: 'USD', shares: null },
    { id: 'euro', price: 900, currency: 'EUR', shares: null },
  ] as const
  const gift = (id: string, quantity = 1) => ({ item: { id }, quantity })
  t.same(giftSum(items, [], 'USD'), { amount: 0, left: 0 })
  t.same(giftSum(items, [gift('whole', 2), gift('parts', 3)], 'USD'), { amount: 3000, left: 0 })
  t.same(giftSum(items, [gift('parts')], 'USD'), { amount: 333, left: 0 })
  t.same(giftSum(items, [gift('whole'), gift('free'), gift('euro'), gift('gone')], 'USD'), { amount: 1000, left: 3 })
  t.same(giftSum(items, [gift('whole'), gift('euro')], 'EUR'), { amount: 900, left: 1 })
})

t.test('the bookmark takes what the page shows, and opens the form with it', async t => {
  const read = (page: Record<string, Record<string, string>>, title = 'Shop', selected = '') => {
    const opened: string[] = []
    const document = {
      title,
      querySelector: (selector: string) => {
        const found = page[selector]
        return found ? { getAttribute: (name: string) => found[name] ?? null, textContent: found.text ?? '' } : null
      },
    }
    const code = bookmarkOf('https://registry.site.test/manage/add')
    t.match(code, /^javascript:void[\w%!'()*.~-]+$/, 'nothing in it ends an address')
    runInNewContext(decodeURIComponent(code.slice('javascript:'.length)), {
      document,
      location: { href: 'https://shop.test/a?b=1&c=ü#d' },
      getSelection: () => selected,
      encodeURIComponent,
      open: (address: string) => opened.push(address),
    })
    t.equal(opened.length, 1)
    const url = new URL(opened[0] ?? '')
    t.equal(url.origin + url.pathname, 'https://registry.site.test/manage/add')
    return Object.fromEntries(url.searchParams)
  }
  const url = 'https://shop.test/a?b=1&c=ü#d'
  t.same(read({}), { title: 'Shop', url })
  t.same(
    read(
      {
        'meta[property="og:title"]': { content: ' A "cot" & more ' },
        'meta[property="product:price:amount"]': { content: '49.50' },
        '[itemprop="priceCurrency"]': { content: 'eur' },
      },
      'Shop',
      'in oak',
    ),
    { title: 'A "cot" & more', url, price: '49.50', currency: 'EUR', text: 'in oak' },
  )
  t.same(read({ '[itemprop="price"]': { text: '$1,200.00' } }), { title: 'Shop', url, price: '$1,200.00' })
  t.equal(read({}, 'x'.repeat(900)).title?.length, 200)
})
