import fc from 'fast-check'
import t from 'tap'
import { patternOf, type RuleId, ruleIds } from '../../../domain/tools/contraction-rules.ts'
import { hour, minute } from '../../../domain/tools/contractions.ts'

const zero = Date.UTC(2026, 10, 23, 3)
/** So many contractions, so many seconds apart, each so many seconds long. */
const every = (gap: number, length: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ start: zero + i * gap * 1000, end: zero + (i * gap + length) * 1000 }))

/** Judged at the end of the last one, or at the start of one that runs. */
const isMet = (list: ReturnType<typeof every>, rule: RuleId = '5-1-1', tolerant = false) =>
  patternOf({ list, now: list.at(-1)?.end ?? zero }, rule, tolerant).isMet

t.test('the vectors of 5-1-1', async t => {
  const thirteen = every(300, 62, 13)
  t.equal(isMet(thirteen), true, 'thirteen, every 300 s, 62 s long')
  const [running] = thirteen.splice(12)
  const start = running?.start ?? 0
  t.equal(patternOf({ list: thirteen, running: start, now: start }, '5-1-1').isMet, true, 'after the 13th start')
  t.equal(isMet(thirteen), false, 'twelve span 3300 s')
  t.equal(isMet(every(360, 62, 20)), false, 'every 360 s')
  t.equal(isMet(every(300, 45, 13)), false, '45 s long')
  t.equal(isMet(every(300, 45, 13), '5-1-1', true), true, '45 s long, where 45 s are taken')
  t.equal(isMet(every(300, 44, 13), '5-1-1', true), false)
})

t.test('the other rules', async t => {
  t.equal(isMet(every(300, 62, 20), '4-1-1'), false)
  t.equal(isMet(every(240, 60, 16), '4-1-1'), true)
  t.equal(isMet(every(240, 60, 21), '3-1-1'), false)
  t.equal(isMet(every(180, 60, 21), '3-1-1'), true)
  t.equal(isMet(every(420, 45, 10), 'not-first'), true, 'every 7 minutes, 45 s')
  t.equal(isMet(every(420, 44, 10), 'not-first'), false)
  t.equal(isMet(every(421, 45, 10), 'not-first'), false)
})

t.test('what a rule asks for and the times do not have is said', async t => {
  const lacks = (list: ReturnType<typeof every>, rule: RuleId = '5-1-1', tolerant = false) =>
    patternOf({ list, now: list.at(-1)?.end ?? zero }, rule, tolerant).lacks
  t.equal(lacks(every(300, 62, 13)), '', 'nothing, when it is met')
  t.equal(lacks([]), '')
  t.equal(lacks(every(301, 62, 13)), 'From start to start it is 5:01 on average; the rule asks for 5:00 or less.')
  const slip = every(300, 62, 13).map((one, i) => (i < 12 ? one : { start: one.start + 9, end: one.end }))
  t.match(lacks(slip), 'it is 5:01 on average', 'a little above five minutes does not read as five')
  t.equal(lacks(every(300, 62, 1)), 'This is the first; the rule looks at an hour of them.')
  t.match(lacks(every(300, 62, 12)), 'it is 55 min; the rule asks for an hour')
  t.match(lacks(every(480, 62, 9)), 'There are 9 in that hour; the rule asks for 10 or more.')
  t.match(lacks(every(300, 59.9, 13)), 'The length is 0:59 on average; the rule asks for 1:00 or more.')
  t.match(lacks(every(300, 44, 13), '5-1-1', true), 'asks for 0:45 or more')
  const gap = every(240, 62, 20).filter((_, i) => i !== 10)
  t.match(lacks(gap), 'The longest gap, up to now, is 8:00; the rule asks for 7:30 or less.')
})

t.test('a gap of more than one and a half times breaks it', async t => {
  const list = every(240, 62, 20)
  const without = (...places: number[]) => list.filter((_, i) => !places.includes(i))
  t.equal(isMet(without(10)), false, 'one gap of 8 minutes')
  t.equal(isMet(every(250, 62, 20)), true)
  const late = list.map((one, i) => (i < 10 ? one : { start: one.start + 200_000, end: one.end + 200_000 }))
  t.equal(isMet(late), true, 'one gap of 7 minutes and 20 seconds')
})

t.test('it is over when they stop', async t => {
  const list = every(300, 62, 13)
  const last = list.at(-1)?.start ?? 0
  t.equal(patternOf({ list, now: last + 7.5 * minute }, '5-1-1').isMet, true)
  t.equal(patternOf({ list, now: last + 7.5 * minute + 1 }, '5-1-1').isMet, false)
})

t.test('what was long before does not count', async t => {
  const old = every(300, 62, 13).map(({ start, end }) => ({ start: start - 24 * hour, end: end - 24 * hour }))
  t.equal(isMet([...old, ...every(300, 62, 12)]), false, 'the day before is no part of the hour')
  t.equal(patternOf({ list: [...old, ...every(300, 20, 2)], now: zero + 400_000 }, '5-1-1').count, 3)
})

t.test('a clock that was set back', async t => {
  const list = every(300, 62, 13)
  const { count, isMet } = patternOf({ list, now: zero + 10 * minute }, '5-1-1')
  t.equal(isMet, false)
  t.equal(count, 3, 'what lies ahead is left out')
  t.same(patternOf({ list, running: zero + hour * 5, now: zero - hour }, '5-1-1').count, 0)
})

t.test('nothing, and one', async t => {
  t.match(patternOf({ list: [], now: zero }, '5-1-1'), { count: 0, gap: null, length: null, span: 0, isMet: false })
  t.match(patternOf({ list: [], running: zero, now: zero }, '5-1-1'), { count: 1, gap: null, length: null })
})

t.test('whatever was timed, a met rule keeps its promises', async t => {
  const limits = { '5-1-1': 300, '4-1-1': 240, '3-1-1': 180, 'not-first': 420 }
  let met = 0
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 100, max: 400 }), fc.integer({ min: 30, max: 99 })), {
        minLength: 15,
        maxLength: 40,
        size: 'max',
      }),
      fc.constantFrom(...ruleIds),
      (steps, rule) => {
        let at = zero
        const list = steps.map(([gap, length]) => {
          at += gap * 1000
          return { start: at, end: at + length * 1000 }
        })
        const pattern = patternOf({ list, now: at }, rule)
        t.ok(Object.values(pattern).every(value => value === null || !Number.isNaN(value)))
        t.equal(pattern.isMet, pattern.lacks === '')
        if (!pattern.isMet) return
        met++
        t.ok(pattern.span >= hour && pattern.count >= 8 && (pattern.gap ?? 1e9) <= limits[rule] * 1000)
      },
    ),
    { numRuns: 200, seed: 7 },
  )
  t.ok(met > 0, `${met} were met`)
})
