import t from 'tap'
import { numberIn, parseTypedNumber, problemWithNumber } from '../../../domain/tools/typed-number.ts'

const days = { min: 20, max: 45, unit: 'days' }

t.test('numbers as people type them', async t => {
  const typed: [string, number | null][] = [
    ['28', 28],
    [' 28 ', 28],
    ['28.5', 28.5],
    ['28,5', 28.5],
    ['007', 7],
    ...['', 'twenty', '28 days', '-3', '1e3', '0x1f', '1.2.3', '٢٨', 'NaN', 'Infinity', '99999999'].map(
      (odd): [string, null] => [odd, null],
    ),
  ]
  for (const [text, number] of typed) t.equal(parseTypedNumber(text), number, text)
})

t.test('in a range', async t => {
  for (const [text, number] of [
    ['20', 20],
    ['45', 45],
    ['19', null],
    ['46', null],
    ['28.5', null],
    ['x', null],
  ] as const)
    t.equal(numberIn(text, days), number, text)
  t.equal(numberIn('28.5', { ...days, decimals: 1 }), 28.5)
  t.equal(numberIn('28.55', { ...days, decimals: 1 }), null, 'more decimals than asked for')
  t.equal(numberIn('3.3', { min: 0, max: 9, decimals: 2 }), 3.3)
})

t.test('what is wrong, and what to do', async t => {
  t.equal(problemWithNumber('', days), '')
  t.equal(problemWithNumber('28', days), '')
  t.equal(problemWithNumber('90', days), 'Please enter a whole number from 20 to 45 days.')
  t.equal(problemWithNumber('many', { min: 0.5, max: 9, decimals: 1 }), 'Please enter a number from 0.5 to 9.')
})
