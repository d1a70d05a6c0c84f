import t from 'tap'
import { differenceOf, type Share, shareOf } from '../../lib/intervals.ts'

const of = (part: number, whole: number): Share => ({ part, whole })
const near = (value: number | undefined, expected: number) => Math.abs((value ?? Number.NaN) - expected) < 0.00006

t.test(
  'shares with their intervals, as R. G. Newcombe printed them (Statistics in Medicine 17, 857-872, table I)',
  async t => {
    for (const [part, whole, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const share = shareOf(of(part, whole))
      t.equal(share?.value, part / whole)
      t.ok(near(share?.low, low) && near(share?.high, high), `${part} of ${whole}: ${share?.low} to ${share?.high}`)
    }
  },
)

t.test('differences, as he printed them (ibid., 873-890, table II, method 10)', async t => {
  for (const [first, second, low, high] of [
    [of(48, 80), of(56, 70), 0.0524, 0.3339],
    [of(3, 10), of(9, 10), 0.1705, 0.809],
    [of(2, 7), of(6, 7), 0.0582, 0.8062],
    [of(0, 29), of(5, 56), -0.0381, 0.1926],
    [of(0, 20), of(0, 10), -0.1611, 0.2775],
    [of(0, 10), of(10, 10), 0.6075, 1],
  ] as const) {
    const difference = differenceOf(first, second)
    t.ok(
      near(difference?.low, low) && near(difference?.high, high),
      `${difference?.low} to ${difference?.high} for ${low} to ${high}`,
    )
  }
})

t.test('what is no share has no interval', async t => {
  for (const wrong of [of(0, 0), of(3, 2), of(-1, 2), of(1, -1)]) {
    t.equal(shareOf(wrong), null)
    t.equal(differenceOf(of(1, 2), wrong), null)
    t.equal(differenceOf(wrong, of(1, 2)), null)
  }
})
