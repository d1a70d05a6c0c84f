import { type Budget, type BudgetGroup, entryOf } from '../../domain/tools/baby-budget.ts'
import { budgetByMonth, budgetTotal } from '../../domain/tools/budget-year.ts'
import { type Currency, moneyFormat, moneyOf } from '../../domain/tools/money.ts'
import { leaveOf, weeksCounted } from '../../domain/tools/pay-gap.ts'
import { BudgetSum } from './baby-budget-sum.tsx'
import { BudgetTable } from './baby-budget-table.tsx'

interface Props {
  groups: readonly BudgetGroup[]
  budget: Budget
  currency: Currency
}

/** The budget on one sheet of paper: its lines at the left, sum, leave and months at the right. */
export const BudgetSheet = ({ groups, budget, currency }: Props) => {
  const total = budgetTotal(budget, currency)
  return (
    <>
      <h1>Baby budget, the first year</h1>
      <div className="budget-paper">
        <Lines groups={groups} budget={budget} currency={currency} />
        <div>
          <BudgetSum total={total} currency={currency} />
          <Leaves budget={budget} currency={currency} />
          <h2>By month</h2>
          <BudgetTable year={budgetByMonth(budget, currency)} gifts={total.gifts} currency={currency} />
        </div>
      </div>
    </>
  )
}

const whenOf = (kind: string, start: number) =>
  kind === 'once' ? (start === 0 ? 'before the birth' : `in month ${start}`) : `a month, from month ${start}`

/** The lines with an amount that are needed. */
function Lines({ groups, budget, currency }: Props) {
  const lines = groups
    .flatMap(group => group.lines)
    .flatMap(line => {
      const entry = entryOf(budget, line)
      const money = moneyOf(entry.amount, currency)
      return entry.isNeeded && money ? [{ ...entry, id: line.id, text: line.text, money }] : []
    })
  const inWords = moneyFormat(
    lines.map(({ money }) => money),
    currency,
  )
  return (
    <table className="budget-lines">
      <tbody>
        {lines.map(({ id, text, isUsed, kind, start, money }) => (
          <tr key={id}>
            <th scope="row">
              {text}
              {isUsed && ' (second-hand)'}, {whenOf(kind, start)}
            </th>
            <td>{inWords(money)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The leave that is counted, as it was entered. */
function Leaves({ budget, currency }: Omit<Props, 'groups'>) {
  const leaves = budget.leaves.flatMap((entry, at) => {
    const leave = leaveOf(entry, currency)
    return leave
      ? [{ ...leave, at, who: entry.who.trim() || `Leave ${at + 1}`, isCut: weeksCounted(entry) !== null }]
      : []
  })
  const inWords = moneyFormat(
    leaves.map(({ pay }) => pay),
    currency,
  )
  if (leaves.length === 0) return null
  return (
    <>
      <h2>Leave</h2>
      <ul>
        {leaves.map(({ at, who, pay, first, weeks, paid, isCut }) => (
          <li key={at}>
            {who}: {weeks} weeks from week {first}
            {isCut && ', counted to week 52'}; of {inWords(pay)} a month {paid} percent still come.
          </li>
        ))}
      </ul>
    </>
  )
}
