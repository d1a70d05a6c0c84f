import { memo } from 'react'
import { chartAges, chartRows } from '../../domain/tools/gender-chart.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** How a cell is named in `marked`. */
export const cellOf = ({ age, month }: { age: number; month: number }) => `${age}/${month}`

/**
 * The whole chart, its own cells marked. B has a plain ground and G a striped one, beside the letters themselves.
 * @param marked cells by `cellOf`, with a space between them @param id of the first of them
 */
export const ChartTable = memo(function ChartTable({ marked, id }: { marked: string; id?: string }) {
  const own = marked ? marked.split(' ') : []
  const classIf = (isOwn: boolean) => (isOwn ? 'chart-own' : undefined)
  return (
    <table className="chart-table">
      <caption>
        The whole chart: B for boy, G for girl. Rows are lunar ages at conception, columns the months of the Chinese
        calendar.
      </caption>
      <thead>
        <tr>
          <th scope="col">Age</th>
          {months.map(month => (
            <th key={month} scope="col" className={classIf(own.some(cell => cell.endsWith(`/${month}`)))}>
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chartRows.map((row, index) => {
          const age = chartAges.first + index
          return (
            <tr key={age}>
              <th scope="row" className={classIf(own.some(cell => cell.startsWith(`${age}/`)))}>
                {age}
              </th>
              {[...row].map((letter, index) => {
                const cell = cellOf({ age, month: index + 1 })
                const isOwn = own.includes(cell)
                return (
                  <td
                    key={index}
                    id={isOwn && cell === own[0] ? id : undefined}
                    className={letter === 'G' ? 'chart-g' : undefined}
                    aria-current={isOwn || undefined}
                  >
                    {letter}
                    {isOwn && <span> (your cell)</span>}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
