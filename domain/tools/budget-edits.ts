// Changes of a budget that belong to parts which are loaded when they are opened: own lines and stretches of leave.
import { type Budget, type BudgetKind, mostOwnBudgetLines } from './baby-budget.ts'
import type { LeaveEntry } from './pay-gap.ts'

/** A budget with a line more; the same one for an empty text, and when it is full. */
export function withOwnBudgetLine(budget: Budget, text: string, kind: BudgetKind): Budget {
  const words = text.trim().slice(0, 60)
  if (!words || budget.own.length >= mostOwnBudgetLines) return budget
  const highest = Math.max(0, ...budget.own.map(({ id }) => Number(id.slice(4)) || 0))
  return { ...budget, own: [...budget.own, { id: `own-${highest + 1}`, text: words, kind }] }
}

export function withoutOwnBudgetLine(budget: Budget, id: string): Budget {
  const { [id]: _, ...lines } = budget.lines
  return { ...budget, lines, own: budget.own.filter(line => line.id !== id) }
}

export const withLeave = (budget: Budget, at: number, fields: Partial<LeaveEntry>): Budget => ({
  ...budget,
  leaves: budget.leaves.map((leave, i) => (i === at ? { ...leave, ...fields } : leave)),
})
