import type { CalendarDate, Span } from '../../domain/dates.ts'
import type { ForecastCycle } from '../../domain/tools/cycle-forecast.ts'
import { inTable, shortSpan, spanInWords } from '../../domain/tools/cycle-words.ts'

const dated = (span: Span) => inTable(spanInWords(span))
const undated = (span: Span) => inTable(shortSpan(span))
const only = (day: CalendarDate): Span => ({ min: day, max: day })

/** What a cycle has, in the order of the columns; the first is the head of its row. */
const columns: readonly [name: string, of: (cycle: ForecastCycle) => string][] = [
  ['Period begins', ({ period }) => dated(period)],
  ['Fertile days', ({ fertile }) => undated(fertile)],
  ['Highest chance', ({ best }) => (best ? undated(best) : 'none stands out')],
  ['Ovulation', ({ ovulation }) => undated(ovulation)],
  ['Test strips from', ({ strips }) => undated(only(strips.min))],
  ['Next period', ({ nextPeriod }) => undated(nextPeriod)],
  ['Pregnancy test', ({ test }) => undated(only(test))],
  ['Due date if conceived', ({ dueDate }) => dated(dueDate)],
]

/** The cycles, a row each. */
export const OvulationTable = ({ cycles }: { cycles: readonly ForecastCycle[] }) => (
  <table className="tool-table ovulation-table">
    <caption>Coming cycles, estimated</caption>
    <thead>
      <tr>
        {columns.map(([name]) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {cycles.map(cycle => (
        <tr key={cycle.cyclesOn}>
          {columns.map(([name, of], i) =>
            i === 0 ? (
              <th key={name} scope="row" data-name={name}>
                {of(cycle)}
              </th>
            ) : (
              <td key={name} data-name={name}>
                {of(cycle)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
