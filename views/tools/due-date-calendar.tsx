import type { ShownMilestone } from '../../content/pregnancy-milestones.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { datedSpan, isPassed, spanInWords, spanLeft, weeksInWords } from '../../domain/tools/milestone-dates.ts'
import { calendarFile } from '../../lib/calendar-file.ts'
import { randomKey } from '../../lib/random-key.ts'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from './save-file.ts'

interface Props {
  milestones: readonly ShownMilestone[]
  dueDate: CalendarDate
  on: CalendarDate
  chosen: readonly string[]
  calendarId: string
  set: (fields: { chosen?: readonly string[]; calendarId?: string }) => void
}

/** The visits, tests and vaccines with their dates; those that are ticked go into a calendar file. */
export function DueDateCalendar({ milestones, dueDate, on, chosen, calendarId, set }: Props) {
  const rows = milestones.map(milestone => ({
    milestone,
    span: datedSpan(dueDate, milestone),
    isOver: isPassed(dueDate, milestone, on),
  }))
  const picked = rows.filter(({ milestone, isOver }) => !isOver && chosen.includes(milestone.id))
  const tick = (id: string) =>
    set({ chosen: chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id] })
  const save = () => {
    // The same names each time, so that a calendar replaces what it took before when the due date has changed.
    const owner = calendarId || randomKey().slice(0, 24)
    if (!calendarId) set({ calendarId: owner })
    const events = picked.map(({ milestone: { id, title, text, ...ages }, span }) => ({
      uid: `${id}.${owner}@almanac`,
      day: spanLeft(span, on).from,
      title,
      text: `${spanInWords(span)} (${weeksInWords(ages)}). ${text}`,
    }))
    saveFile('dates.ics', calendarFile(events, Date.now(), 'almanac//dates'), 'text/calendar')
    reportTool('due-date', 'calendar')
  }
  return (
    <section className="due-calendar" aria-label="Calendar">
      <h2>Visits, tests and vaccines</h2>
      <p className="tool-note">
        Tick what you want in your calendar or on your printed sheet. Sources are below the tool.
      </p>
      <ul>
        {rows.map(({ milestone: { id, title, text, ...ages }, span, isOver }) => (
          <li key={id} data-over={isOver || undefined}>
            <label className="choice">
              <input
                type="checkbox"
                disabled={isOver}
                checked={!isOver && chosen.includes(id)}
                onChange={() => tick(id)}
              />
              <span>
                <b>{title}</b>
                <span className="due-when">
                  {spanInWords(span)}{' '}
                  <span className="tool-note">
                    ({isOver ? (span.to ? 'over' : 'usually earlier') : weeksInWords(ages)})
                  </span>
                </span>
                <span className="tool-note">{text}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Button
          variant="secondary"
          onClick={() => set({ chosen: rows.filter(({ isOver }) => !isOver).map(({ milestone }) => milestone.id) })}
        >
          Tick all to come
        </Button>
        <Button onClick={save} disabled={picked.length === 0}>
          Save {picked.length || ''} to a calendar file
        </Button>
      </div>
    </section>
  )
}
