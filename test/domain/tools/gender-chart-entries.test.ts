import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import { chartMethodKeys, conceptionBy, spanOf } from '../../../domain/tools/gender-chart-entries.ts'
import { problemWithBirth, problemWithDay } from '../../../domain/tools/gender-chart-problems.ts'

const today = d('2026-11-23')
const birth = d('1995-01-20')

t.test('conception by what is known', async t => {
  t.equal(conceptionBy('due', d('2027-06-26')), '2026-10-03')
  t.equal(conceptionBy('period', d('2026-09-19')), '2026-10-03')
  t.equal(conceptionBy('conception', d('2026-10-03')), '2026-10-03')
})

t.test('what can be entered is what leads to a conception in the table, up to today', async t => {
  for (const method of chartMethodKeys) {
    const { min, max } = spanOf(method, today)
    t.equal(conceptionBy(method, min), '1940-02-08', method)
    t.equal(conceptionBy(method, max), today, method)
    t.equal(conceptionBy(method, spanOf(method, null).max), '2061-01-20', method)
    t.equal(conceptionBy(method, spanOf(method, d('2090-01-01')).max), '2061-01-20', 'a clock set far ahead')
    t.equal(problemWithDay(method, min, null, today), '')
    t.equal(problemWithDay(method, max, birth, today), '')
  }
})

t.test('a birth date', async t => {
  t.equal(problemWithBirth(birth, today), '')
  t.equal(problemWithBirth(today, today), '')
  t.equal(problemWithBirth(birth, null), '', 'until the day is known')
  t.match(problemWithBirth(d('1940-02-07'), today), /table of this page begins on February 8, 1940/)
  t.match(problemWithBirth(d('2026-11-24'), today), /still to come.*November 23, 2026/)
  t.match(problemWithBirth(birth, d('1990-01-01')), /device says that today is January 1, 1990/, 'a clock set back')
})

t.test('the other date', async t => {
  const problem = (method: 'due' | 'conception' | 'period', date: string) =>
    problemWithDay(method, d(date), birth, today)
  t.equal(problem('due', '2027-06-26'), '')
  t.match(problem('due', '2027-08-17'), /about November 24, 2026, which is still to come/)
  t.equal(problem('due', '2027-08-16'), '', 'conceived today')
  t.match(problem('conception', '2026-11-24'), /^This day is still to come/)
  t.match(
    problem('period', '2026-11-24'),
    /^That day is still to come\. Enter the first day of the last period you had/,
  )
  t.match(problem('period', '2026-11-20'), /about December 4, 2026, which is still to come/)
  t.match(problem('conception', '1940-02-07'), /goes from February 8, 1940/)
  t.match(problem('due', '1940-10-30'), /goes from February 8, 1940/)
  t.match(problem('conception', '1995-01-20'), /^This day is not after the birth date/)
  t.match(problem('due', '1995-01-20'), /not after the birth date/)
})
