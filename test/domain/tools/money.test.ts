import fc from 'fast-check'
import t from 'tap'
import {
  currencies,
  formatMoney,
  minorDigits,
  moneyFormat,
  moneyOf,
  mostMoney,
  problemWithMoney,
} from '../../../domain/tools/money.ts'

t.test('amounts as people type them', async t => {
  for (const [text, cents] of [
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['1,200', 120000],
    ['1.200', 120000],
    ['1 200,50', 120050],
    ["1'200.50", 120050],
    ['1,200,300.75', 120030075],
    [' $1,200.50 ', 120050],
    ['75 €', 7500],
    ['0', 0],
    ['0.5', 50],
  ] as const)
    t.equal(moneyOf(text, 'USD'), cents, text)
})

t.test('what is no amount is never a wrong one', async t => {
  for (const text of [
    '',
    'abc',
    '-5',
    '1,20,0',
    '1.200,300',
    '1,200,50',
    '12.345.6',
    '0.500',
    '1e5',
    '12.3456',
    '∞',
    'NaN',
  ])
    t.equal(moneyOf(text, 'USD'), null, text)
  t.equal(moneyOf(String(mostMoney), 'USD'), mostMoney * 100)
  t.equal(moneyOf(String(mostMoney + 1), 'USD'), null)
  t.equal(moneyOf('12.50', 'JPY'), null, 'yen has no decimals')
  t.equal(moneyOf('1,200', 'JPY'), 1200)
})

t.test('what is wrong is said, and an empty field is not wrong', async t => {
  t.equal(problemWithMoney('', 'USD'), '')
  t.equal(problemWithMoney('12', 'USD'), '')
  t.match(problemWithMoney('twelve', 'USD'), /in figures, such as 1200 or 1,200.50, up to 99,999,999/)
  t.notMatch(problemWithMoney('1.5', 'JPY'), /1,200\.50/)
})

t.test('what is printed can be typed again', async () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat(mostMoney), fc.nat(99), (currency, major, cents) => {
      const digits = minorDigits(currency)
      const amount = digits === 0 ? major : Math.min(major, mostMoney - 1) * 100 + cents
      const figures = formatMoney(amount, currency).replace(/[^\d.,]/g, '')
      return moneyOf(figures, currency) === amount
    }),
  )
})

t.test('an amount reads as Intl writes it, in each currency', async t => {
  for (const currency of currencies) {
    const digits = minorDigits(currency)
    const inWords = (shown: number) =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency,
        minimumFractionDigits: shown,
        maximumFractionDigits: shown,
      })
    for (const major of [0, 1, 999, 1000, 98765, 1234567, mostMoney * 1000])
      for (const amount of [major, -major])
        t.equal(formatMoney(amount * 10 ** digits, currency), inWords(0).format(amount || 0), `${currency} ${amount}`)
    if (digits === 0) continue
    for (const minor of [1, 50, 101, 123456, -120050])
      t.equal(formatMoney(minor, currency), inWords(digits).format(minor / 100), `${currency} ${minor} / 100`)
  }
  const both = moneyFormat([1200, 1250], 'USD')
  t.same([both(1200), both(1250)], ['$12.00', '$12.50'], 'all with equal decimals')
})
