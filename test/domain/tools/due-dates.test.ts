// The vectors of the ways to a due date, as they come out of what was typed, and the way that leads.
import fc from 'fast-check'
import t from 'tap'
import { calendarDate as d, parseDate } from '../../../domain/dates.ts'
import { dueDateFromLastPeriod } from '../../../domain/dating-by-period.ts'
import { dayOfPregnancy, myDay } from '../../../domain/my-day.ts'
import { lastPeriodOf } from '../../../domain/pregnancy-dating.ts'
import { type DueDateEntries, dateFieldOf, methods, noEntries } from '../../../domain/tools/due-date-entries.ts'
import { dueDatesOf, leadingDueDate, leadingMethod, redatingOf, withLead } from '../../../domain/tools/due-dates.ts'

const entered = (fields: Partial<DueDateEntries>): DueDateEntries => ({ ...noEntries, ...fields })
const leads = (fields: Partial<DueDateEntries>) => {
  const entries = entered(fields)
  return leadingMethod(entries, dueDatesOf(entries, null))
}
const dueBy = (fields: Partial<DueDateEntries>) => leadingDueDate(entered(fields), null)

t.test('each way by itself', async t => {
  const vectors: [Partial<DueDateEntries>, string | null][] = [
    [{ lastPeriod: '2026-01-01' }, '2026-10-08'],
    [{ lastPeriod: '2026-03-01' }, '2026-12-06'],
    [{ lastPeriod: '2024-02-29' }, '2024-12-05'],
    [{ lastPeriod: '2027-06-10' }, '2028-03-16'],
    [{ lastPeriod: '2026-01-01', cycleLength: '21' }, '2026-10-01'],
    [{ lastPeriod: '2026-01-01', cycleLength: '24' }, '2026-10-04'],
    [{ lastPeriod: '2026-01-01', cycleLength: '32' }, '2026-10-12'],
    [{ lastPeriod: '2026-01-01', cycleLength: '35' }, '2026-10-15'],
    [{ lastPeriod: '2026-01-01', cycleLength: '44' }, '2026-10-24'],
    [{ conception: '2026-01-15' }, '2026-10-08'],
    [{ retrieval: '2026-03-01' }, '2026-11-22'],
    [{ transfer: '2026-03-01', embryoAge: '2' }, '2026-11-20'],
    [{ transfer: '2026-03-01', embryoAge: '3' }, '2026-11-19'],
    [{ transfer: '2026-03-01' }, '2026-11-17'],
    [{ transfer: '2026-03-01', embryoAge: '6' }, '2026-11-16'],
    [{ transfer: '2026-03-01', embryoAge: '7' }, '2026-11-15'],
    [{ scanDate: '2026-03-10', scanWeeks: '8', scanDays: '3' }, '2026-10-17'],
    [{ scanDate: '2026-03-10', scanWeeks: '12' }, '2026-09-22'],
    [{ scanDate: '2026-03-10', scanWeeks: '20', scanDays: '4' }, '2026-07-24'],
    [{ scanDate: '2026-03-10', scanKind: 'length', crownRump: '54' }, '2026-09-22'],
    [{ scanDate: '2026-03-10', scanKind: 'length', crownRump: '54,0' }, '2026-09-22'],
    [{ known: '2026-12-25' }, '2026-12-25'],
    // What is missing or wrong gives none.
    [{}, null],
    [{ lastPeriod: '2026-01-01', cycleLength: '3' }, null],
    [{ lastPeriod: '2026-01-01', cycleLength: '90' }, null],
    [{ lastPeriod: '2026-01-01', cycleLength: '' }, null],
    [{ lastPeriod: '2026-01-01', cycleLength: 'about a month' }, null],
    [{ lastPeriod: '2026-02-30' }, null],
    [{ lastPeriod: 'in spring' }, null],
    [{ transfer: '2026-03-01', embryoAge: '8' }, null],
    [{ scanDate: '2026-03-10' }, null],
    [{ scanDate: '2026-03-10', scanWeeks: '43' }, null],
    [{ scanDate: '2026-03-10', scanWeeks: '8', scanDays: '7' }, null],
    [{ scanDate: '2026-03-10', scanWeeks: '8', scanKind: 'length' }, null],
    [{ scanDate: '2026-03-10', scanKind: 'length', crownRump: '5' }, null],
    [{ scanDate: '2026-03-10', scanKind: 'length', crownRump: '150' }, null],
  ]
  for (const [fields, expected] of vectors) t.equal(dueBy(fields), expected, JSON.stringify(fields))
  t.equal(lastPeriodOf(d('2026-11-19')), '2026-02-12', 'the period that goes with a transfer on day 3')
  t.equal(lastPeriodOf(d('2026-11-17')), '2026-02-10', 'and on day 5')
})

t.test('which one leads', async t => {
  const period = { lastPeriod: '2026-03-01' }
  const near = { scanDate: '2026-05-03', scanWeeks: '9', scanDays: '0' } // as the period has it
  const far = { ...near, scanWeeks: '7', scanDays: '6' } // 8 days later, where 7 are allowed
  t.equal(leads(period), 'last-period')
  t.equal(leads(near), 'scan')
  t.equal(leads({ ...period, ...near }), 'last-period', 'they agree')
  t.equal(leads({ ...period, ...near, scanWeeks: '8' }), 'last-period', '7 days apart, and 7 are allowed')
  t.equal(leads({ ...period, ...far }), 'scan')
  t.equal(leads({ ...period, ...far, conception: '2026-03-15' }), 'conception')
  t.equal(leads({ ...period, ...far, known: '2026-12-10' }), 'known')
  t.equal(leads({ ...period, ...far, known: '2026-12-10', retrieval: '2026-03-15' }), 'retrieval', 'never a scan')
  t.equal(leads({ ...far, transfer: '2026-03-20' }), 'transfer')
  t.equal(leads({ ...period, ...far, lead: 'last-period' }), 'last-period', 'whoever chooses is obeyed')
  t.equal(leads({ ...period, lead: 'scan' }), 'last-period', 'not for a way without a date')
  t.match(redatingOf(entered(far), dueDatesOf(entered({ ...period, ...far }), null)), { difference: 8, changes: true })
  t.equal(redatingOf(entered(period), dueDatesOf(entered(period), null)), null, 'not without a scan')
})

t.test('whatever is typed, a due date is a date or none', async () => {
  const text = fc.oneof(fc.constantFrom('', '2026-03-01', '2026-05-03', '28', '9', '54', '31/12/2026'), fc.string())
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(Object.values(dateFieldOf).map(field => [field, text]))),
      text,
      (dates, number) => {
        const entries = entered({ ...dates, cycleLength: number, scanWeeks: number, crownRump: number })
        return [null, d('2026-11-23')].every(on =>
          methods.every(method => {
            const date = dueDatesOf(entries, on)[method]
            return date === undefined || parseDate(date) === date
          }),
        )
      },
    ),
  )
})

t.test('what is stored for lists', async t => {
  const before = entered({ lastPeriod: '2026-03-01' })
  const after = withLead(before, d('2026-05-01'))
  t.equal(after.dueDate, '2026-12-06')
  t.equal(withLead(after, d('2026-05-01')), after, 'nothing changes twice')
  t.equal(withLead({ ...after, lastPeriod: '' }, null).dueDate, '')
})

t.test('the front page and the dialog of a pregnancy come to the same day', async t => {
  const on = d('2026-06-01')
  for (const lastPeriod of [d('2026-01-01'), d('2026-02-28'), d('2026-05-31')]) {
    const dueDate = dueBy({ lastPeriod })
    t.equal(dueDate, dueDateFromLastPeriod(lastPeriod), 'as the dialog counts')
    t.same(
      myDay({ kind: 'period', date: lastPeriod }, on),
      dayOfPregnancy(d(String(dueDate)), on),
      'and the front page',
    )
  }
})
