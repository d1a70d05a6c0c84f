import { memo, startTransition } from 'react'
import { type Budget, type BudgetEntry, type BudgetLine, newEntry, withEntry } from '../../domain/tools/baby-budget.ts'
import { months } from '../../domain/tools/budget-year.ts'
import type { Currency } from '../../domain/tools/money.ts'
import { MoneyField } from './money-field.tsx'

export interface BudgetPartProps {
  budget: Budget
  currency: Currency
  edit: (to: (budget: Budget) => Budget, words?: string) => void
}

const monthNames = months.map(month => (month === 0 ? 'before the birth' : `month ${month}`))

interface Props extends Omit<BudgetPartProps, 'budget'> {
  line: BudgetLine
  /** What was entered; undefined before that. */
  entry: BudgetEntry | undefined
}

/** A line: its amount, whether it is needed, second-hand, and from when. */
export const BudgetLinePart = memo(function BudgetLinePart({ line, entry, currency, edit }: Props) {
  const { amount, isNeeded, isUsed, start } = entry ?? newEntry(line)
  const set = (fields: Parameters<typeof withEntry>[2]) => edit(now => withEntry(now, line, fields))
  const isOnce = line.kind === 'once'
  return (
    <fieldset className="budget-line" aria-label={line.text}>
      <MoneyField
        label={line.text}
        name={line.id}
        tip={line.note}
        value={amount}
        currency={currency}
        onChange={amount => startTransition(() => set({ amount }))}
      />
      <div className="budget-options">
        <label className="choice">
          <input type="checkbox" checked={isNeeded} onChange={({ target }) => set({ isNeeded: target.checked })} />
          Needed
        </label>
        {line.used !== undefined && (
          <label className="choice">
            <input type="checkbox" checked={isUsed} onChange={({ target }) => set({ isUsed: target.checked })} />
            Second-hand
          </label>
        )}
        <label className="budget-when">
          {isOnce ? 'Bought' : 'From'}
          <select className="select" value={start} onChange={({ target }) => set({ start: Number(target.value) })}>
            {monthNames.slice(isOnce ? 0 : 1).map((name, i) => (
              <option key={name} value={isOnce ? i : i + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isUsed && line.used && <p className="tool-note">{line.used}</p>}
    </fieldset>
  )
})
