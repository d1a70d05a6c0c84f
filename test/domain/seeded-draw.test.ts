import fc from 'fast-check'
import t from 'tap'
import { draw, nextSeed, randomFrom, randomSeed, readSeed } from '../../domain/seeded-draw.ts'

const first = (seed: number, count: number) => Array.from({ length: count }, randomFrom(seed))

t.test('the same seed gives the same numbers, another seed others', async t => {
  t.same(first(7, 20), first(7, 20))
  t.notSame(first(7, 20), first(8, 20))
  fc.assert(fc.property(fc.nat(), seed => first(seed, 50).every(number => number >= 0 && number < 1)))
})

t.test('each is as likely: of 10,000 draws out of ten none is far from 1,000', async t => {
  const chance = randomFrom(1)
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) {
    const [at = 0] = draw([...counts.keys()], 1, chance)
    counts[at] = (counts[at] ?? 0) + 1
  }
  t.ok(
    counts.every(count => count > 850 && count < 1150),
    counts.join(),
  )
})

t.test('a draw takes each at most once, all when there are fewer, and leaves the list alone', async t => {
  const list = Object.freeze(['a', 'b', 'c', 'd'])
  fc.assert(
    fc.property(fc.nat(), fc.nat(6), (seed, count) => {
      const found = draw(list, count, randomFrom(seed))
      return (
        found.length === Math.min(count, 4) &&
        new Set(found).size === found.length &&
        found.every(one => list.includes(one))
      )
    }),
  )
  t.same(draw([], 3, randomFrom(1)), [])
})

t.test('seeds of an address', async t => {
  t.same(['0', '42', '999999999'].map(readSeed), [0, 42, 999_999_999])
  for (const rubbish of [undefined, '', '-1', '1.5', '1e3', ' 1', '1000000000', 'x'])
    t.equal(readSeed(rubbish), undefined, String(rubbish))
  for (const seed of [randomSeed(), nextSeed(0), nextSeed(999_999_999)])
    t.equal(readSeed(String(seed)), seed, 'what is made can be read')
  t.not(nextSeed(5), nextSeed(6))
})
