import t from 'tap'
import { calendarDate as d } from '../../domain/dates.ts'
import { nextVisit } from '../../domain/next-visit.ts'

t.test('both sides of every visit', async t => {
  const vectors = [
    // on, age, day
    ['2026-01-31', 'at 3 to 5 days', '2026-02-03'],
    ['2026-02-05', 'at 3 to 5 days', '2026-02-03'], // five days old
    ['2026-02-06', 'at 1 month', '2026-02-28'], // the 31st in a short month
    ['2026-02-28', 'at 1 month', '2026-02-28'],
    ['2026-03-01', 'at 2 months', '2026-03-31'],
    ['2026-03-31', 'at 2 months', '2026-03-31'],
    ['2026-04-01', 'at 4 months', '2026-05-31'],
    ['2026-06-01', 'at 6 months', '2026-07-31'],
    ['2026-08-01', 'at 9 months', '2026-10-31'],
    ['2026-11-01', 'at 12 months', '2027-01-31'],
    ['2027-02-01', 'at 15 months', '2027-04-30'],
    ['2027-05-01', 'at 18 months', '2027-07-31'],
    ['2027-08-01', 'at 24 months', '2028-01-31'],
    ['2028-02-01', 'at 30 months', '2028-07-31'],
    ['2028-08-01', 'at 3 years', '2029-01-31'],
    ['2029-02-01', 'at 4 years', '2030-01-31'],
    ['2031-01-31', 'at 5 years', '2031-01-31'],
  ] as const
  for (const [on, age, day] of vectors) t.match(nextVisit(d('2026-01-31'), d(on)), { age, day }, on)
  t.equal(nextVisit(d('2026-01-31'), d('2031-02-01')), null, 'after the fifth birthday')
})

t.test('a birth date still ahead is a newborn’s', async t => {
  t.match(nextVisit(d('2026-02-01'), d('2026-01-31')), { months: 0, day: '2026-02-04' })
})
