import t from 'tap'
import { addDays, calendarDate as d } from '../../../domain/dates.ts'
import { type DueDateEntries, type Method, noEntries } from '../../../domain/tools/due-date-entries.ts'
import { problemWithDate, whatToDo } from '../../../domain/tools/due-date-problems.ts'

const on = d('2026-11-23')
const problem = (method: Method, fields: Partial<DueDateEntries>) =>
  problemWithDate({ ...noEntries, ...fields }, method, on)

t.test('a date by itself', async t => {
  t.equal(problem('last-period', {}), '', 'none yet')
  t.equal(problem('last-period', { lastPeriod: 'May' }), '', 'the field says what is no date')
  t.equal(problem('last-period', { lastPeriod: on }), '')
  t.match(problem('last-period', { lastPeriod: '2026-11-24' }), /still to come/)
  t.equal(problem('last-period', { lastPeriod: addDays(on, -300) }), '', '42 weeks 6 days ago')
  t.match(problem('last-period', { lastPeriod: addDays(on, -301) }), /more than 42 weeks ago/)
  t.match(problem('scan', { scanDate: '2026-11-24' }), /Enter the day of the scan once it has been/)
  t.match(problem('transfer', { transfer: '2027-01-01' }), /still to come/)
  t.match(problem('conception', { conception: '2025-11-23' }), /Check the year/)
  t.match(problem('retrieval', { retrieval: '2024-11-23' }), /frozen transfer/)
  t.equal(problem('known', { known: '2027-01-01' }), '')
  t.equal(problem('known', { known: addDays(on, -20) }), '', 'past, and still told: 42 weeks 6 days')
  t.match(problem('known', { known: addDays(on, -21) }), /more than 42 weeks today.*ask your care team/)
  t.match(problem('known', { known: '2028-01-01' }), /Check the year/)
})

t.test('what to do where a result would stand', async t => {
  const toDo = (fields: Partial<DueDateEntries>) => whatToDo({ ...noEntries, ...fields }, on)
  t.equal(toDo({}), '')
  t.match(toDo({ lastPeriod: '02/30/2026' }), /^Correct the field above/)
  t.match(toDo({ lastPeriod: '2026-11-24' }), /^Correct the field above/)
  t.match(toDo({ lastPeriod: '2026-11-01', cycleLength: '3' }), /^Correct the field above/)
  t.match(toDo({ shown: 'scan', scanDate: '2026-11-01' }), /^Fill in the field above that is still empty/)
  t.match(toDo({ shown: 'scan', lastPeriod: '2026-11-24' }), /choose what you entered above/)
})

t.test('dates beside each other', async t => {
  const transfer = { transfer: '2026-09-05' }
  t.match(problem('transfer', { ...transfer, retrieval: '2026-09-10' }), /before the egg retrieval, September 10, 2026/)
  t.equal(problem('transfer', { ...transfer, retrieval: '2026-08-31' }), '')
  t.equal(problem('retrieval', { ...transfer, retrieval: '2026-08-31' }), '')
  t.match(problem('retrieval', { ...transfer, retrieval: '2026-08-01' }), /the embryo was frozen/)
  t.match(problem('scan', { scanDate: '2026-08-01', ...transfer }), /before the transfer/)
  t.match(problem('scan', { scanDate: '2026-08-01', lastPeriod: '2026-09-01' }), /before your last period/)
  t.match(problem('conception', { conception: '2026-08-01', lastPeriod: '2026-09-01' }), /before your last period/)
})

t.test('what follows from it', async t => {
  const scan = { scanDate: '2026-05-01', scanWeeks: '40' }
  t.match(problem('scan', scan), /due on May 1, 2026/, 'nobody is 69 weeks pregnant')
  const late = { scanDate: addDays(on, -21), scanWeeks: '41', scanDays: '6' }
  t.match(problem('scan', late), /more than 42 weeks today.*ask your care team/, '44 weeks 6 days')
  t.match(problem('conception', { conception: addDays(on, -287) }), /more than 42 weeks today/, '43 weeks 0 days')
  t.equal(problem('conception', { conception: addDays(on, -286) }), '', '42 weeks 6 days')
  t.match(problem('last-period', { lastPeriod: addDays(on, -300), cycleLength: '27' }), /more than 42 weeks today/)
  t.equal(problemWithDate({ ...noEntries, ...scan }, 'scan', null), '', 'unless the day is not known')
})
