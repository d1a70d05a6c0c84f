import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate as d } from '../../domain/dates.ts'
import { formatTyped, parseTypedDate, problemWithTyped, widestSpan } from '../../domain/typed-date.ts'

t.test('the ways people type a date', async t => {
  const typed = [
    '03/04/2027',
    '3/4/2027',
    ' 3 / 4 / 2027 ',
    '3-4-2027',
    '3 4 2027',
    '03042027',
    '2027-03-04',
    '2027-3-4',
    'Mar 4 2027',
  ]
  const words = ['mar. 4, 2027', 'March 4th, 2027', 'MARCH   4 2027', '4 March 2027', '4 mar 2027', '04 Mar, 2027']
  for (const text of [...typed, ...words]) t.equal(parseTypedDate(text), '2027-03-04', text)
  t.equal(parseTypedDate('12/31/2026'), '2026-12-31', 'the month comes first')
  t.equal(parseTypedDate('Sept 1 2026'), '2026-09-01')
  t.equal(parseTypedDate('jun 1 2026'), '2026-06-01')
  t.equal(parseTypedDate('jul 1 2026'), '2026-07-01')
})

t.test('a leap day is there when the year has one', async t => {
  t.equal(parseTypedDate('02/29/2028'), '2028-02-29')
  t.equal(parseTypedDate('Feb 29 2000'), '2000-02-29')
  for (const text of ['02/29/2027', '02/29/1900', 'Feb 29 2100']) t.equal(parseTypedDate(text), null, text)
})

t.test('what is no date stays none', async t => {
  const texts = [
    '',
    ' ',
    '03/04',
    '03/04/27',
    '03/04/20277',
    '31/12/2026',
    '13/01/2026',
    '00/10/2026',
    '04/31/2026',
    '2026-13-01',
    '20270304',
  ]
  const words = [
    'tomorrow',
    'Ma 4 2027',
    'Marz 4 2027',
    'Mar 32 2027',
    'March 2027',
    '03.04.2027',
    '3/4/2027 noon',
    '٠٣/٠٤/٢٠٢٧',
  ]
  for (const text of [...texts, ...words]) t.equal(parseTypedDate(text), null, JSON.stringify(text))
  t.equal(parseTypedDate('03/04/0227'), null, 'a slip of the finger in the year')
  t.equal(parseTypedDate('01/01/1000'), '1000-01-01')
  t.equal(parseTypedDate('12/31/2999'), '2999-12-31')
  t.equal(parseTypedDate('01/01/3000'), null)
})

t.test('what a field shows can be typed again', async t => {
  t.equal(formatTyped(d('2027-03-04')), '03/04/2027')
  const days = fc.integer({ min: 0, max: 700_000 }).map(n => addDays(widestSpan.min, n))
  fc.assert(fc.property(days, date => parseTypedDate(formatTyped(date)) === date))
})

t.test('a problem says what to do', async t => {
  const { min, max } = widestSpan
  const [first, last] = [d('2026-11-10'), d('2027-02-28')]
  t.equal(problemWithTyped('3/4/2027', widestSpan), '')
  t.equal(problemWithTyped('  ', { min: first, max: last }), '', 'no text is no wrong text')
  for (const text of ['3/4/27', '31/12/2026', '02/00/2026', 'Marz 30 2027', '12/31/9999'])
    t.equal(problemWithTyped(text, widestSpan), 'Please enter a date as MM/DD/YYYY.', text)
  for (const [text, said] of [
    ['02/30/2026', 'February 2026 has no 30th'],
    ['2-29-2027', 'February 2027 has no 29th'],
    ['04312026', 'April 2026 has no 31st'],
    ['June 31st, 2027', 'June 2027 has no 31st'],
    ['2029-02-30', 'February 2029 has no 30th'],
    ['02/30/2030', 'February 2030 has no 30th'],
  ] as const)
    t.equal(problemWithTyped(text, widestSpan), `${said}: please check the day.`, text)
  const between = { min: first, max: last }
  t.equal(problemWithTyped('11/10/2026', between), '', 'the first day')
  t.equal(problemWithTyped('02/28/2027', between), '', 'the last day')
  t.equal(problemWithTyped('11/09/2026', between), 'Please enter a date from November 10, 2026 to February 28, 2027.')
  t.equal(problemWithTyped('03/01/2027', between), 'Please enter a date from November 10, 2026 to February 28, 2027.')
  t.equal(problemWithTyped('11/09/2026', { min: first, max }), 'Please enter November 10, 2026 or a later date.')
  t.equal(problemWithTyped('03/01/2027', { min, max: last }), 'Please enter February 28, 2027 or an earlier date.')
})
