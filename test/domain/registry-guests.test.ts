// What guests read in figures, narrow a list by, and paste as a link.
import t from 'tap'
import { splitName } from '../../domain/registry/full-name.ts'
import { amountWords, giftFacts, sharePrice, takenWords } from '../../domain/registry/gift-words.ts'
import { filterGifts, groupsIn, guestFilterOf, rangesIn } from '../../domain/registry/guest-filter.ts'
import { linkIn } from '../../domain/registry/link.ts'
import { guestItem, link } from '../support/registry-guests.ts'

t.test('how much is taken or left', async t => {
  const shared = guestItem({ price: 20_000, shares: 8, left: 5 })
  t.same(amountWords(shared), { figure: 3, rest: ' of 8 shares taken, $25 each', of: 8 })
  t.same(amountWords(guestItem({ quantity: 3, left: 2 })), { figure: 2, rest: ' of 3 still wished for' })
  t.equal(amountWords(guestItem()), null)
  t.equal(sharePrice({ price: 1000, currency: 'USD', shares: 3 }), '$3.33 or $3.34', 'all cents are in some share')
  t.same(giftFacts(shared), ['$200 together'])
  t.same(giftFacts(guestItem({ kind: 'help', price: null, priority: 'most', second_hand: true })), [
    'Help',
    'Second-hand is welcome',
    'Most wished for',
  ])
  t.match(takenWords(0), 'Somebody was faster')
  t.match(takenWords(2), 'only 2 left')
})

t.test('a list is narrowed by what one guest pays, by group, and to group gifts', async t => {
  const gifts = [
    guestItem({ id: 'cheap', price: 2499 }),
    guestItem({ id: 'exact', price: 2500, group: 'play' }),
    guestItem({ id: 'share', price: 20_000, shares: 8, group: 'nursery' }),
    guestItem({ id: 'dear', price: 10_000 }),
    guestItem({ id: 'time', price: null, kind: 'help', group: 'help' }),
    guestItem({ id: 'yen', price: 2400, currency: 'JPY' }),
  ]
  const shown = (query: Record<string, string>) => filterGifts(gifts, guestFilterOf(query)).map(({ id }) => id)
  t.same(shown({ price: 'low' }), ['cheap', 'yen'], 'yen by their own scale')
  t.same(shown({ price: 'some' }), ['exact', 'share'], 'of a group gift a share counts')
  t.same(shown({ price: 'most' }), ['dear'])
  t.same(shown({ price: 'none' }), ['time'])
  t.same(shown({ group: 'play' }), ['exact'])
  t.same(shown({ shared: '1' }), ['share'])
  t.same(shown({ price: 'some', shared: '1' }), ['share'])
  const unknown: Record<string, string>[] = [{ price: 'x' }, { group: '__proto__' }, { shared: '2' }, {}]
  for (const query of unknown) t.equal(shown(query).length, gifts.length, JSON.stringify(query))
  t.same(
    rangesIn(gifts).map(({ label }) => label),
    ['Under $25', '$25 to $50', '$100 and more', 'Without a price'],
    'only ranges with a gift in them',
  )
  t.same(
    groupsIn(gifts).map(({ value }) => value),
    ['sleep', 'play', 'nursery', 'help'],
  )
})

t.test('a link in what somebody pasted, ours alone', async t => {
  const origins = ['https://almanac.example', 'https://registry.almanac.example']
  for (const pasted of [
    link,
    ` ${link}\n`,
    `https://registry.almanac.example/registry/${link}`,
    `registry.almanac.example/registry/${link}?price=low#x`,
    `HTTPS://almanac.example/registry/${link}/gift/${'t'.repeat(43)}`,
  ])
    t.equal(linkIn(pasted, origins), link, pasted)
  for (const pasted of [
    '',
    'x',
    link.slice(1),
    `${link}x`,
    `https://other.example/registry/${link}`,
    `https://almanac.example@other.example/registry/${link}`,
    `https://user:pass@almanac.example/registry/${link}`,
    `//other.example/registry/${link}`,
    `javascript:alert(1)//registry/${link}`,
    `https://almanac.example/registry/../a/${link}`,
    `https://almanac.example/registry/${link}x`,
    `https://almanac.example/manage/${link}`,
    `http://almanac.example/registry/${link}`,
    'a'.repeat(100_000),
    '\u0000',
  ])
    t.equal(linkIn(pasted, origins), null, pasted.slice(0, 80))
})

t.test('a full name in one field', async t => {
  t.same(splitName('Emma Stone'), { first: 'Emma', last: 'Stone' })
  t.same(splitName('  Anna  Maria   van Dyke '), { first: 'Anna', last: 'van Dyke' })
  t.same(splitName('Anna Maria Lopez'), { first: 'Anna', last: 'Lopez' })
  t.same(splitName('Emma'), { first: 'Emma', last: '' })
  t.same(splitName('Jo Van'), { first: 'Jo', last: 'Van' }, 'a particle at the end is a name')
  t.same(splitName(''), { first: '', last: '' })
})
