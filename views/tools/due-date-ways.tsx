import type { DueDateWords } from '../../content/due-date-fields.ts'
import { type CalendarDate, formatLong, parseDate } from '../../domain/dates.ts'
import { cycleLengths } from '../../domain/pregnancy-dating.ts'
import { conflictsOf } from '../../domain/tools/due-conflicts.ts'
import { type DueDateEntries, dateFieldOf, type Method, methods } from '../../domain/tools/due-date-entries.ts'
import { numberRanges, numbersOf } from '../../domain/tools/due-date-methods.ts'
import { problemWithDate } from '../../domain/tools/due-date-problems.ts'
import type { DueDates } from '../../domain/tools/due-dates.ts'
import { redatingSource } from '../../domain/tools/redating.ts'
import { numberIn, problemWithNumber } from '../../domain/tools/typed-number.ts'
import { standingOn } from '../../domain/tools/where-it-stands.ts'
import { TextLink } from '../ui/link.tsx'

interface Props {
  words: DueDateWords
  entries: DueDateEntries
  dates: DueDates
  leading: Method
  on: CalendarDate
  set: (fields: Partial<DueDateEntries>) => void
}

/** All ways that were entered, side by side; the visitor may choose which one leads. */
export function DueDateWays({ words, entries, dates, leading, on, set }: Props) {
  const entered = methods.flatMap(method => {
    const date = dates[method]
    return date ? [{ method, date }] : []
  })
  const waiting = methods.filter(method => entries[dateFieldOf[method]].trim() && !dates[method])
  return (
    <section className="due-ways" aria-label="Side by side">
      <h2>{entered.length > 1 ? 'Side by side' : 'How it was counted'}</h2>
      <table className="tool-table">
        <thead>
          <tr>
            <th scope="col">By</th>
            <th scope="col">Due date</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {entered.map(({ method, date }) => (
            <tr key={method} data-leads={method === leading || undefined}>
              <th scope="row">
                {entered.length > 1 ? (
                  <label className="choice">
                    <input
                      type="radio"
                      name="lead"
                      checked={method === leading}
                      onChange={() => set({ lead: method })}
                    />
                    {words.methods[method].name}
                  </label>
                ) : (
                  words.methods[method].name
                )}
              </th>
              <td>{formatLong(date)}</td>
              <td>{standingOn(date, on).age}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entered.length > 1 && (
        <p className="tool-note">
          {entries.lead
            ? 'The one you marked leads. '
            : 'The one that is marked leads. IVF comes first, then a date already set, a known ovulation, and the period, unless a scan changes it. Mark another one if yours is another. '}
          {entries.lead && (
            <button type="button" className="text-button" onClick={() => set({ lead: '' })}>
              Go back to that order
            </button>
          )}
        </p>
      )}
      {waiting.map(method => (
        <p key={method} className="tool-note">
          <b>{words.methods[method].name}</b> is not counted. {reasonOf(words, entries, method, on)}
        </p>
      ))}
      <CycleNote text={dates['last-period'] ? entries.cycleLength : ''} />
      <Conflicts entries={entries} dates={dates} />
    </section>
  )
}

/** Why a way that was entered gives no date. */
function reasonOf(words: DueDateWords, entries: DueDateEntries, method: Method, on: CalendarDate): string {
  if (!parseDate(entries[dateFieldOf[method]])) return 'Its date cannot be read: choose it above and correct it.'
  const wrong = problemWithDate(entries, method, on)
  if (wrong) return wrong
  for (const field of numbersOf(entries, method)) {
    const { label, missing, range } = words.numbers[field]
    if (entries[field].trim() === '') return missing
    const problem = problemWithNumber(entries[field], range)
    if (problem) return `${label}: ${problem}`
  }
  return ''
}

/** Where the ways lie apart, and by what rule they are weighed; never more than information. */
function Conflicts({ entries, dates }: Pick<Props, 'entries' | 'dates'>) {
  const found = conflictsOf(entries, dates)
  if (found.length === 0) return null
  return (
    <div className="callout" role="status">
      {found.map(text => (
        <p key={text}>{text}</p>
      ))}
      <p className="tool-note">
        This is information: your clinician decides. The rule is that of{' '}
        <TextLink href={redatingSource.url}>{redatingSource.title}</TextLink>.
      </p>
    </div>
  )
}

function CycleNote({ text }: { text: string }) {
  const cycle = numberIn(text, numberRanges.cycleLength)
  if (cycle === null || (cycle >= cycleLengths.usualMin && cycle <= cycleLengths.usualMax)) return null
  return (
    <p className="callout">
      Cycles under {cycleLengths.usualMin} or over {cycleLengths.usualMax} days vary more than others: an early scan
      dates better.
    </p>
  )
}
