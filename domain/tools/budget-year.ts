// What a budget comes to: total = once + months x monthly + pay gap - gifts.
import type { Budget, BudgetEntry, BudgetGroup } from './baby-budget.ts'
import { type Currency, type Minor, moneyOf } from './money.ts'
import { gapIn } from './pay-gap.ts'

/** Columns of a year: before the birth, and the months 1 to 12. */
export const months = Array.from({ length: 13 }, (_, month) => month)

/** What leaves the purse in a month, in minor units. */
export interface MonthOfBudget {
  month: number
  once: Minor
  monthly: Minor
  gap: Minor
}

/** All that goes in a month. */
export const monthTotal = ({ once, monthly, gap }: MonthOfBudget): Minor => once + monthly + gap

/** A year by month, before the birth first. */
export function budgetByMonth({ lines, leaves }: Budget, currency: Currency): MonthOfBudget[] {
  const needed = Object.values(lines).filter(({ isNeeded }) => isNeeded)
  const sumOf = (entries: readonly BudgetEntry[]) =>
    entries.reduce((sum, { amount }) => sum + (moneyOf(amount, currency) ?? 0), 0)
  return months.map(month => ({
    month,
    once: sumOf(needed.filter(({ kind, start }) => kind === 'once' && start === month)),
    monthly: month === 0 ? 0 : sumOf(needed.filter(({ kind, start }) => kind === 'monthly' && start <= month)),
    gap: month === 0 ? 0 : leaves.reduce((sum, leave) => sum + gapIn(month, leave, currency), 0),
  }))
}

export interface BudgetTotal {
  once: Minor
  monthly: Minor
  gap: Minor
  gifts: Minor
  /** Never below 0: gifts beyond the sum are no income. */
  total: Minor
  /** What the gifts are more than the rest. */
  beyond: Minor
}

export function budgetTotal(budget: Budget, currency: Currency): BudgetTotal {
  const year = budgetByMonth(budget, currency)
  const sum = (part: 'once' | 'monthly' | 'gap') => year.reduce((total, month) => total + month[part], 0)
  const [once, monthly, gap] = [sum('once'), sum('monthly'), sum('gap')]
  const gifts = moneyOf(budget.gifts, currency) ?? 0
  const rest = once + monthly + gap - gifts
  return { once, monthly, gap, gifts, total: Math.max(0, rest), beyond: Math.max(0, -rest) }
}

/** What the lines of a group come to in the year. */
export function groupTotal({ lines }: Pick<BudgetGroup, 'lines'>, budget: Budget, currency: Currency): Minor {
  const ids = new Set(lines.map(({ id }) => id))
  const own = Object.fromEntries(Object.entries(budget.lines).filter(([id]) => ids.has(id)))
  return budgetTotal({ ...budget, lines: own, leaves: [], gifts: '' }, currency).total
}

/** Whether there is anything to sum. */
export const hasAmounts = (budget: Budget, currency: Currency): boolean => {
  const { once, monthly, gap } = budgetTotal(budget, currency)
  return once + monthly + gap > 0
}
