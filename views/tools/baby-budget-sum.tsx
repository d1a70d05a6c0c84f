import type { BudgetTotal } from '../../domain/tools/budget-year.ts'
import { type Currency, formatMoney, moneyFormat } from '../../domain/tools/money.ts'

const rowsOf = ({ once, monthly, gap, gifts }: BudgetTotal) =>
  [
    ['Once, where needed', '', once],
    ['Each month × the months it runs', '+ ', monthly],
    ['Pay that does not come', '+ ', gap],
    ['Gifts', '− ', gifts],
  ] as const

const beyondInWords = ({ beyond }: BudgetTotal, currency: Currency) =>
  `The gifts are ${formatMoney(beyond, currency)} more than the rest.`

/** The formula with its figures. */
export function BudgetSum({ total, currency }: { total: BudgetTotal; currency: Currency }) {
  const rows = rowsOf(total)
  const inWords = moneyFormat([...rows.map(([, , amount]) => amount), total.total], currency)
  return (
    <>
      <table className="tool-table budget-sum" aria-label="The sum">
        <tbody>
          {rows.map(([words, sign, amount]) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>
                {sign}
                {inWords(amount)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">The first year</th>
            <td>= {inWords(total.total)}</td>
          </tr>
        </tbody>
      </table>
      {total.beyond > 0 && <p className="tool-note">{beyondInWords(total, currency)}</p>}
    </>
  )
}

/** The same as plain lines, to share. */
export const sumInLines = (total: BudgetTotal, currency: Currency): string[] => [
  ...rowsOf(total).map(([words, sign, amount]) => `${words}: ${sign}${formatMoney(amount, currency)}`),
  `The first year: ${formatMoney(total.total, currency)}`,
]
