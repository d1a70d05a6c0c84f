import { type MonthOfBudget, monthTotal } from '../../domain/tools/budget-year.ts'
import { type Currency, formatMoney, type Minor, moneyFormat } from '../../domain/tools/money.ts'

export interface BudgetYear {
  year: readonly MonthOfBudget[]
  /** They are no part of a month. */
  gifts: Minor
  currency: Currency
}

export const monthParts = [
  { key: 'monthly', words: 'Each month' },
  { key: 'once', words: 'Once' },
  { key: 'gap', words: 'Pay gap' },
] as const

export const monthName = (month: number) => (month === 0 ? 'Before the birth' : `Month ${month}`)

/** A year by month, in figures. */
export function BudgetTable({ year, gifts, currency }: BudgetYear) {
  const amounts = year.flatMap(month => [...monthParts.map(({ key }) => month[key]), monthTotal(month)])
  const inWords = moneyFormat(amounts, currency)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="tool-scroll" aria-label="By month" tabIndex={0}>
        <table className="tool-table budget-months">
          <thead>
            <tr>
              <th scope="col">When</th>
              {monthParts.map(({ key, words }) => (
                <th key={key} scope="col">
                  {words}
                </th>
              ))}
              <th scope="col">Together</th>
            </tr>
          </thead>
          <tbody>
            {year.map(month => (
              <tr key={month.month}>
                <th scope="row">{monthName(month.month)}</th>
                {monthParts.map(({ key }) => (
                  <td key={key}>{inWords(month[key])}</td>
                ))}
                <td>{inWords(monthTotal(month))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {gifts > 0 && (
        <p className="tool-note">
          Gifts of {formatMoney(gifts, currency)} are not taken off the months: together these come to more than the
          first year above.
        </p>
      )}
    </>
  )
}
