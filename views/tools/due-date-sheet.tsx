import type { DueDateWords } from '../../content/due-date-fields.ts'
import type { ShownMilestone } from '../../content/pregnancy-milestones.ts'
import { brandName } from '../../domain/brand.ts'
import { type CalendarDate, formatLong } from '../../domain/dates.ts'
import { type Method, methods } from '../../domain/tools/due-date-entries.ts'
import type { DueDates } from '../../domain/tools/due-dates.ts'
import { datedSpan, isPassed, spanInWords, spanLeft, weeksInWords } from '../../domain/tools/milestone-dates.ts'

interface Props {
  words: DueDateWords
  dueDate: CalendarDate
  dates: DueDates
  leading: Method
  on: CalendarDate
  /** All of them, and the ids of those that were ticked: what lies behind stays out. */
  milestones: readonly ShownMilestone[]
  chosen: readonly string[]
  lines: readonly string[]
}

/** One page of paper: the dates, and the milestones that were ticked. */
export function DueDateSheet({ words, dueDate, dates, leading, on, milestones, chosen, lines }: Props) {
  const counted = methods.flatMap(method => {
    const date = dates[method]
    return date ? [{ method, date }] : []
  })
  const picked = milestones.filter(milestone => chosen.includes(milestone.id) && !isPassed(dueDate, milestone, on))
  return (
    <div className="due-sheet">
      <p>{brandName}</p>
      <h1>Due about {formatLong(dueDate)}</h1>
      {lines.slice(1).map(line => (
        <p key={line}>{line}</p>
      ))}
      <h2>How it was counted</h2>
      <table>
        <tbody>
          {counted.map(({ method, date }) => (
            <tr key={method}>
              <th scope="row">{words.methods[method].name}</th>
              <td>{formatLong(date)}</td>
              {counted.length > 1 && <td>{method === leading && 'this one leads'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {picked.length > 0 && (
        <>
          <h2>Visits, tests and vaccines</h2>
          <table>
            <tbody>
              {picked.map(({ id, title, from, to }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>{spanInWords(spanLeft(datedSpan(dueDate, { from, to }), on))}</td>
                  <td>{weeksInWords({ from, to })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p>An estimate for your own planning, made on {formatLong(on)}. The date in your notes is the one that counts.</p>
    </div>
  )
}
