import fc from 'fast-check'
import t from 'tap'
import { ageEdges, ageGroup, ageOf, correctedAge, isInGuideRange, isPreterm } from '../../domain/ages.ts'
import { addDays, addMonths, calendarDate as d } from '../../domain/dates.ts'

t.test('both sides of every edge', async t => {
  const vectors = [
    // birth, day, group, label, slug
    ['2026-03-01', '2026-03-01', 'newborn', 'newborn', '0-month-old-baby'],
    ['2026-03-01', '2026-03-31', 'newborn', 'newborn', '0-month-old-baby'], // 30 days
    ['2026-03-01', '2026-04-01', 'months', '1 mo', '1-month-old-baby'], // 31 days
    ['2026-02-01', '2026-03-03', 'newborn', 'newborn', '0-month-old-baby'], // 30 days, a calendar month and two days
    ['2026-02-01', '2026-03-04', 'months', '1 mo', '1-month-old-baby'], // 31 days
    ['2026-01-31', '2026-03-03', 'months', '1 mo', '1-month-old-baby'], // 31 days
    ['2026-03-01', '2027-02-28', 'months', '11 mo', '11-month-old-baby'], // 364 days
    ['2026-03-01', '2027-03-01', 'months', '12 mo', '12-month-old-baby'], // 365 days
    ['2026-03-01', '2027-03-02', 'baby', 'baby', '12-month-old-baby'], // 366 days
    ['2027-03-01', '2028-02-29', 'months', '11 mo', '11-month-old-baby'], // 365 days of a leap year
    ['2027-03-01', '2028-03-01', 'baby', 'baby', '12-month-old-baby'], // 366 days of a leap year
    ['2026-03-01', '2027-03-31', 'baby', 'baby', '12-month-old-baby'], // the last day of the 12th month
    ['2026-03-01', '2027-04-01', 'toddler', 'toddler', '13-month-old'],
    ['2024-02-29', '2025-03-28', 'baby', 'baby', '12-month-old-baby'],
    ['2024-02-29', '2025-03-29', 'toddler', 'toddler', '13-month-old'],
    ['2026-01-31', '2027-02-28', 'toddler', 'toddler', '13-month-old'],
    ['2026-03-01', '2029-03-31', 'toddler', 'toddler', '36-month-old'],
    ['2026-03-01', '2026-02-28', 'newborn', 'newborn', '0-month-old-baby'], // not born yet where it is still yesterday
  ] as const
  for (const [birth, day, group, label, slug] of vectors)
    t.match(ageGroup(d(birth), d(day)), { group, label, slug }, `${birth} on ${day}`)
})

t.test('the edges are the two numbers of weeks', async t => {
  const birth = d('2026-03-01')
  for (let days = 0; days < 400; days++) {
    const { group, weeks } = ageGroup(birth, addDays(birth, days))
    const byWeeks = days / 7 < ageEdges.newbornWeeks ? 'newborn' : days / 7 <= ageEdges.yearWeeks ? 'months' : 'later'
    if (byWeeks !== (group === 'baby' || group === 'toddler' ? 'later' : group)) t.fail(`${days} days: ${group}`)
    if (weeks !== Math.floor(days / 7)) t.fail(`${days} days: ${weeks} weeks`)
  }
})

t.test('every day of a child has a guide that exists', async t => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1094 }), (start, days) => {
      const birth = addDays(d('2020-01-01'), start)
      const { slug, months } = ageGroup(birth, addDays(birth, days))
      const match = /^(\d+)-month-old(-baby)?$/.exec(slug)
      const number = Number(match?.[1])
      return isInGuideRange(months) && (match?.[2] ? number <= 12 : number >= 13 && number <= 36)
    }),
    { numRuns: 500 },
  )
  t.ok(isInGuideRange(36))
  t.notOk(isInGuideRange(37))
})

t.test('whole months and days', async t => {
  t.same(ageOf(d('2026-01-31'), d('2026-02-28')), { months: 1, days: 0 })
  t.same(ageOf(d('2026-01-31'), d('2026-03-30')), { months: 1, days: 30 })
  t.same(ageOf(d('2026-05-01'), d('2026-04-30')), { months: 0, days: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8000 }), days => {
      const birth = d('2024-01-31')
      const { months, days: rest } = ageOf(birth, addDays(birth, days))
      return rest >= 0 && rest <= 30 && addDays(addMonths(birth, months), rest) === addDays(birth, days)
    }),
  )
})

t.test('corrected age', async t => {
  const birth = d('2026-05-01')
  const dueDate = d('2026-06-26')
  const on = d('2026-11-01')
  t.same(ageOf(birth, on), { months: 6, days: 0 })
  t.same(correctedAge(birth, dueDate, on), { months: 4, days: 6 })
  t.same(correctedAge(birth, dueDate, d('2026-06-01')), { months: 0, days: 0 }, 'before the due date')
  t.same(correctedAge(birth, dueDate, d('2028-04-30')), { months: 22, days: 4 })
  t.equal(correctedAge(birth, dueDate, d('2028-05-01')), null, 'from the second birthday on')
  t.ok(isPreterm(birth, addDays(birth, 22)), '36 weeks 6 days')
  t.notOk(isPreterm(birth, addDays(birth, 21)), '37 weeks 0 days')
  t.equal(correctedAge(birth, addDays(birth, 21), on), null)
})
