// What a budget comes to beside the one number. It comes once somebody is in a field, or has amounts on the device.
import { memo } from 'react'
import type { Budget } from '../../domain/tools/baby-budget.ts'
import { budgetByMonth, budgetTotal } from '../../domain/tools/budget-year.ts'
import type { Currency } from '../../domain/tools/money.ts'
import { BudgetChart } from './baby-budget-chart.tsx'
import { BudgetSum } from './baby-budget-sum.tsx'

/** The sum in its parts, and the year in bars; they are not drawn anew before the budget is another. */
export const BudgetYearDrawn = memo(({ budget, currency }: { budget: Budget; currency: Currency }) => {
  const total = budgetTotal(budget, currency)
  return (
    <>
      <BudgetSum total={total} currency={currency} />
      <BudgetChart year={budgetByMonth(budget, currency)} gifts={total.gifts} currency={currency} />
    </>
  )
})
