// Surprises, shares, doubles and names of lists.
import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate } from '../../../domain/dates.ts'
import { duplicatesIn, titleKey } from '../../../domain/registry/duplicates.ts'
import { giverDataUntil } from '../../../domain/registry/fields.ts'
import { registryMessages, wordsFor } from '../../../domain/registry/messages.ts'
import { namePrefixes, namesInLine } from '../../../domain/registry/names.ts'
import { capacityOf, shareAmounts } from '../../../domain/registry/shares.ts'
import { stateName, states } from '../../../domain/registry/states.ts'
import { isRevealed, mayMoveSurprise } from '../../../domain/registry/surprise.ts'

const today = calendarDate('2026-11-24')
const inDays = (days: number) => addDays(today, days)

t.test('a surprise ends on its day', async t => {
  t.notOk(isRevealed(inDays(1), today))
  t.ok(isRevealed(today, today))
  t.ok(isRevealed(null, today))
})

t.test('a surprise moves on at any time, and back to a week from now at the earliest', async t => {
  const from = inDays(30)
  for (const to of [inDays(30), inDays(31), inDays(7), inDays(29)]) t.ok(mayMoveSurprise(from, to, today), to)
  for (const to of [inDays(6), today, inDays(-3), null]) t.notOk(mayMoveSurprise(from, to, today), `${to}`)
  for (const to of [null, today, inDays(2), inDays(-5)]) {
    t.ok(mayMoveSurprise(today, to, today), 'one that is over')
    t.ok(mayMoveSurprise(null, to, today), 'where there was none')
  }
})

t.test('shares add up to the price, and differ by one unit at most', async t => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 100_000_000 }), fc.integer({ min: 2, max: 50 }), (price, shares) => {
      const amounts = shareAmounts(price, shares)
      t.equal(amounts.length, shares)
      t.equal(
        amounts.reduce((sum, amount) => sum + amount, 0),
        price,
      )
      t.ok(Math.max(...amounts) - Math.min(...amounts) <= 1 && Math.min(...amounts) > 0)
    }),
    { numRuns: 50 },
  )
  t.equal(capacityOf({ quantity: 3, shares: null }), 3)
  t.equal(capacityOf({ quantity: 1, shares: 10 }), 10)
})

t.test('the same page, or almost the same words', async t => {
  const list = [
    { title: 'The Sleep Sacks (2 pack)', url: '' },
    { title: 'Stroller', url: 'https://shop.example/stroller?utm_source=x' },
  ]
  const { find, add } = duplicatesIn(list)
  t.equal(find({ title: 'Sleep sack, 2-pack', url: '' }), list[0])
  t.equal(find({ title: 'Buggy', url: 'http://www.shop.example/stroller/' }), list[1])
  t.equal(find({ title: 'Sleep sack', url: '' }), undefined)
  t.equal(find({ title: 'Bath', url: '' }), undefined)
  add({ title: 'Baby bath', url: '' })
  t.match(find({ title: 'Báth', url: '' }), { title: 'Baby bath' })
  t.equal(titleKey('The'), 'the', 'a title of fillers alone is not empty')
})

t.test('names as they are found and as they are shown', async t => {
  t.same(namePrefixes('Zoë'), ['zo', 'zoe'])
  t.same(namePrefixes('A'), [])
  t.equal(namePrefixes('Maximilian-Alexander').at(-1), 'maximilianal')
  const [emma, jo] = [
    { first_name: 'Emma', last_name: 'Smith' },
    { first_name: 'Jo', last_name: 'Smith' },
  ]
  t.equal(namesInLine([emma, jo]), 'Emma and Jo Smith')
  t.equal(namesInLine([emma, { first_name: 'Jo', last_name: 'Lee' }]), 'Emma Smith and Jo Lee')
  t.equal(namesInLine([{ first_name: 'Emma', last_name: '' }]), 'Emma')
  t.equal(
    namesInLine([
      { first_name: 'Emma', last_name: '' },
      { first_name: 'Jo', last_name: '' },
    ]),
    'Emma and Jo',
  )
})

t.test('tables', async t => {
  t.equal(states.length, 52)
  t.ok(states.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && /^[A-Z][a-z]/.test(label)))
  t.equal(stateName('OR'), 'Oregon')
  t.equal(stateName('ZZ'), '')
  t.equal(wordsFor(null), '')
  t.equal(wordsFor('taken'), registryMessages.taken)
})

t.test('givers are known for 60 days after the event, or after they reserved; without a day, for 300', async t => {
  t.equal(giverDataUntil({ event_date: today, surprise_until: inDays(9) }, inDays(-5)), inDays(60))
  t.equal(giverDataUntil({ event_date: null, surprise_until: inDays(9) }, today), inDays(69))
  t.equal(giverDataUntil({ event_date: today, surprise_until: null }, inDays(61)), inDays(121))
  t.equal(giverDataUntil({ event_date: null, surprise_until: null }, today), inDays(300))
})
