import { useId } from 'react'
import { monthTotal } from '../../domain/tools/budget-year.ts'
import { formatMoney } from '../../domain/tools/money.ts'
import { BudgetTable, type BudgetYear, monthName, monthParts } from './baby-budget-table.tsx'

/** A year in bars, a bar for each month, and the same as a table. Parts differ by pattern too, not by colour alone. */
export function BudgetChart({ year, gifts, currency }: BudgetYear) {
  const id = useId()
  const most = Math.max(...year.map(monthTotal))
  const highest = year.reduce((top, month) => (monthTotal(month) > monthTotal(top) ? month : top))
  if (most === 0) return null
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return (
    <figure className="budget-figure">
      <figcaption>
        By month. The most goes in {monthName(highest.month).toLowerCase()}: {formatMoney(most, currency)}.
      </figcaption>
      <ul className="budget-legend" aria-hidden="true">
        {monthParts.map(({ key, words }) => (
          <li key={key}>
            <svg width="22" height="16" aria-hidden="true">
              <rect className={`budget-${key}`} width="22" height="16" />
              <rect fill={`url(#${id}${key})`} width="22" height="16" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <svg className="budget-chart" aria-hidden="true">
        <defs>
          <pattern id={`${id}once`} width="7" height="7" patternUnits="userSpaceOnUse">
            <path className="budget-hatch" d="M0 7L7 0" />
          </pattern>
          <pattern id={`${id}gap`} width="6" height="6" patternUnits="userSpaceOnUse">
            <circle className="budget-dot" cx="3" cy="3" r="1.3" />
          </pattern>
        </defs>
        <line x2="100%" y1="50%" y2="50%" />
        <line x2="100%" />
        <text className="budget-value" dy="-4">
          {formatMoney(most, currency)}
        </text>
        <line className="budget-ground" x2="100%" y1="100%" y2="100%" />
        {year.map((month, i) => {
          let top = 1
          return (
            <g key={month.month}>
              {monthParts.map(({ key }) => {
                const height = month[key] / most
                top -= height
                const place = {
                  x: percent((i + 0.14) / year.length),
                  width: percent(0.72 / year.length),
                  y: percent(top),
                  height: percent(height),
                }
                return (
                  height > 0 && (
                    <g key={key}>
                      <rect className={`budget-${key}`} {...place} />
                      <rect fill={`url(#${id}${key})`} {...place} />
                    </g>
                  )
                )
              })}
              <text x={percent((i + 0.5) / year.length)} y="100%" dy="18">
                {month.month === 0 ? '★' : month.month}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="tool-note">★ is before the birth; the numbers are months of life.</p>
      <details className="budget-table">
        <summary>The same as a table</summary>
        <BudgetTable year={year} gifts={gifts} currency={currency} />
      </details>
    </figure>
  )
}
