import fc from 'fast-check'
import t from 'tap'
import { budgetGroups } from '../../../content/budget-lines.ts'
import {
  asBudgetLine,
  type Budget,
  type BudgetLine,
  currencyFor,
  emptyBudget,
  entryOf,
  mostOwnBudgetLines,
  withEntry,
} from '../../../domain/tools/baby-budget.ts'
import { withLeave, withOwnBudgetLine, withoutOwnBudgetLine } from '../../../domain/tools/budget-edits.ts'
import { budgetByMonth, budgetTotal, hasAmounts, monthTotal } from '../../../domain/tools/budget-year.ts'
import { emptyLeave, weeksCounted } from '../../../domain/tools/pay-gap.ts'

const lines = budgetGroups.flatMap(group => group.lines)
const lineOf = (id: string): BudgetLine => {
  const line = lines.find(line => line.id === id)
  if (!line) throw new Error(`no line ${id}`)
  return line
}
const filled = (amounts: Record<string, string>): Budget =>
  Object.entries(amounts).reduce<Budget>(
    (budget, [id, amount]) => withEntry(budget, lineOf(id), { amount }),
    emptyBudget,
  )

t.test('the lines have ids of their own, and months that there are', async t => {
  t.equal(new Set(lines.map(({ id }) => id)).size, lines.length)
  for (const { id, kind, start } of lines) t.ok(start >= (kind === 'once' ? 0 : 1) && start <= 12, id)
  t.notOk(
    lines.some(({ id }) => id.startsWith('own-')),
    'no id is that of a line somebody wrote',
  )
})

t.test('total = once + 12 x monthly with start month - gifts', async t => {
  const budget = filled({ crib: '1,000', diapers: '100' })
  t.same(budgetTotal(budget, 'USD'), { once: 100000, monthly: 120000, gap: 0, gifts: 0, total: 220000, beyond: 0 })
  t.equal(budgetTotal({ ...budget, gifts: '300' }, 'USD').total, 190000)
  const solids = filled({ solids: '60.50' })
  t.equal(budgetTotal(solids, 'USD').monthly, 6 * 6050, 'from month 7 it runs for six')
  const later = withEntry(solids, lineOf('solids'), { start: 12 })
  t.equal(budgetTotal(later, 'USD').monthly, 6050)
  const off = withEntry(budget, lineOf('crib'), { isNeeded: false })
  t.equal(budgetTotal(off, 'USD').once, 0, 'what is not needed is not counted')
})

t.test('gifts beyond the sum are no income', async t => {
  const beyond = budgetTotal({ ...filled({ crib: '100' }), gifts: '300' }, 'USD')
  t.match(beyond, { total: 0, beyond: 20000 })
  t.equal(budgetTotal({ ...filled({ crib: '100' }), gifts: '25' }, 'USD').total, 7500)
})

t.test('the pay gap by month', async t => {
  const leave = { ...emptyLeave, pay: '3,400', weeks: '12', share: '60' }
  const year = budgetByMonth({ ...emptyBudget, leaves: [leave] }, 'USD')
  t.same(
    year.map(({ gap }) => gap),
    [0, 136000, 136000, 104615, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  )
  const whole = { ...leave, weeks: '52', share: '0' }
  t.equal(budgetTotal({ ...emptyBudget, leaves: [whole] }, 'USD').gap, 12 * 340000, 'a year without pay')
  t.equal(budgetTotal({ ...emptyBudget, leaves: [{ ...whole, weeks: '104' }] }, 'USD').gap, 12 * 340000, 'only a year')
  t.equal(budgetTotal({ ...emptyBudget, leaves: [{ ...whole, share: '100' }] }, 'USD').gap, 0)
  const two = [
    { ...leave, weeks: '6' },
    { ...leave, from: '7', weeks: '6' },
  ]
  const gap = budgetTotal({ ...emptyBudget, leaves: two }, 'USD').gap
  t.ok(Math.abs(gap - budgetTotal({ ...emptyBudget, leaves: [leave] }, 'USD').gap) <= 2, 'two stretches are one')
  for (const field of ['pay', 'from', 'weeks', 'share'] as const)
    t.equal(budgetTotal({ ...emptyBudget, leaves: [{ ...leave, [field]: 'x' }] }, 'USD').gap, 0, `${field} in letters`)
})

t.test('weeks of leave beyond the year', async t => {
  t.equal(weeksCounted({ from: '50', weeks: '12' }), 3)
  t.equal(weeksCounted({ from: '1', weeks: '99' }), 52)
  t.equal(weeksCounted({ from: '41', weeks: '12' }), null, 'all of them are counted')
  t.equal(weeksCounted({ from: '50', weeks: 'x' }), null)
})

t.test('the months have all but the gifts', async t => {
  const budget = { ...filled({ crib: '1,000', diapers: '100' }), gifts: '300' }
  const months = budgetByMonth(budget, 'USD').reduce((sum, month) => sum + monthTotal(month), 0)
  const { total, gifts } = budgetTotal(budget, 'USD')
  t.equal(months, total + gifts)
})

t.test('whatever is typed, the sum is a whole number of cents, and the months add up to it', async () => {
  const amount = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('1,200.50', '99999999', '-1', 'NaN'))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(lines.length - 1), amount, fc.nat(12))),
      amount,
      amount,
      (entries, gifts, pay) => {
        const start: Budget = { ...emptyBudget, gifts, leaves: [{ ...emptyLeave, pay, weeks: '17', share: '33' }] }
        const budget = entries.reduce((now, [at, amount, start]) => {
          const line = lines[at]
          return line ? withEntry(now, line, { amount, start: line.kind === 'once' ? start : Math.max(1, start) }) : now
        }, start)
        const { total, once, monthly, gap, gifts: given } = budgetTotal(budget, 'EUR')
        return Number.isSafeInteger(total) && total === Math.max(0, once + monthly + gap - given)
      },
    ),
  )
})

t.test('own lines', async t => {
  const one = withOwnBudgetLine(emptyBudget, '  Doula  ', 'once')
  t.same(one.own, [{ id: 'own-1', text: 'Doula', kind: 'once' }])
  t.equal(withOwnBudgetLine(one, '   ', 'once'), one)
  const two = withOwnBudgetLine(one, 'Dog sitter', 'monthly')
  const own = two.own[1]
  t.ok(own)
  if (!own) return
  const paid = withEntry(two, asBudgetLine(own), { amount: '10' })
  t.equal(budgetTotal(paid, 'USD').monthly, 12000)
  t.equal(budgetTotal(withoutOwnBudgetLine(paid, own.id), 'USD').monthly, 0, 'its amount goes with it')
  t.equal(withOwnBudgetLine(withoutOwnBudgetLine(one, 'own-1'), 'Again', 'once').own[0]?.id, 'own-1')
  const full = Array.from({ length: mostOwnBudgetLines + 5 }).reduce<Budget>(
    (budget, _, i) => withOwnBudgetLine(budget, `Line ${i}`, 'once'),
    emptyBudget,
  )
  t.equal(full.own.length, mostOwnBudgetLines)
})

t.test('before anything was entered', async t => {
  t.equal(hasAmounts(emptyBudget, 'USD'), false)
  t.equal(hasAmounts(filled({ crib: '1' }), 'USD'), true)
  t.same(entryOf(emptyBudget, lineOf('high-chair')), {
    kind: 'once',
    amount: '',
    isNeeded: true,
    isUsed: false,
    start: 6,
  })
  t.same([currencyFor('US'), currencyFor('other')], ['USD', 'EUR'])
  const leaves = [emptyLeave, emptyLeave]
  t.same(withLeave({ ...emptyBudget, leaves }, 1, { weeks: '3' }).leaves, [emptyLeave, { ...emptyLeave, weeks: '3' }])
})
