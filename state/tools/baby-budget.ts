// What the budget holds: amounts as they were typed, by the ids of lines.
import {
  type Budget,
  type BudgetEntry,
  type BudgetKind,
  emptyBudget,
  mostOwnBudgetLines,
  type OwnBudgetLine,
} from '../../domain/tools/baby-budget.ts'
import { budgetTotal, hasAmounts } from '../../domain/tools/budget-year.ts'
import { currencies, formatMoney } from '../../domain/tools/money.ts'
import { emptyLeave, type LeaveEntry, mostLeaves } from '../../domain/tools/pay-gap.ts'
import { booleanOf, fieldsOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

const kinds: readonly BudgetKind[] = ['once', 'monthly']
const mostEntries = 300
const longestNumber = 30

function entryOf(data: unknown): BudgetEntry | null {
  const { kind, amount, isNeeded, isUsed, start } = fieldsOf(data)
  const known = wordOf(kind, kinds, null)
  return (
    known && {
      kind: known,
      amount: textOf(amount, longestNumber),
      isNeeded: isNeeded !== false,
      isUsed: booleanOf(isUsed),
      start: Math.round(numberOf(start, known === 'once' ? 0 : 1, 12, known === 'once' ? 0 : 1)),
    }
  )
}

function ownOf(data: unknown): OwnBudgetLine | null {
  const { id, text, kind } = fieldsOf(data)
  const line = { id: textOf(id, 12), text: textOf(text, 60), kind: wordOf(kind, kinds, null) }
  const { kind: known } = line
  return known && /^own-\d+$/.test(line.id) && line.text ? { ...line, kind: known } : null
}

function leaveOf(data: unknown): LeaveEntry {
  const { who, pay, from, weeks, share } = fieldsOf(data)
  return {
    who: textOf(who, 40),
    pay: textOf(pay, longestNumber),
    from: textOf(from, longestNumber, emptyLeave.from),
    weeks: textOf(weeks, longestNumber),
    share: textOf(share, longestNumber),
  }
}

function parse(data: unknown): Budget {
  const { currency, lines, own, leaves, gifts } = fieldsOf(data)
  const entries = Object.entries(fieldsOf(lines)).slice(0, mostEntries)
  return {
    currency: wordOf(currency, currencies, ''),
    lines: Object.fromEntries(
      entries.flatMap(([id, entry]) => {
        const read = entryOf(entry)
        return read ? [[id, read]] : []
      }),
    ),
    own: listOf(own, ownOf, mostOwnBudgetLines),
    leaves: listOf(leaves, leaveOf, mostLeaves),
    gifts: textOf(gifts, longestNumber),
  }
}

export const babyBudgetTool = storedTool<Budget>({
  key: 'baby-budget',
  name: 'Baby budget',
  version: 1,
  empty: emptyBudget,
  parse,
  glance(budget) {
    // The view stores a currency with the first amount; without one there is nothing to sum.
    const { currency } = budget
    return currency && hasAmounts(budget, currency)
      ? { text: `${formatMoney(budgetTotal(budget, currency).total, currency)} in the first year` }
      : null
  },
})
