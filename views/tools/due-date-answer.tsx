// What follows from a due date. It comes when somebody begins to enter one: until then the page does not need it.
import type { DueDateData } from '../../content/due-date-data.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { DueDateEntries, Method } from '../../domain/tools/due-date-entries.ts'
import type { DueDates } from '../../domain/tools/due-dates.ts'
import { BirthSpread } from './birth-spread.tsx'
import { DueDateCalendar } from './due-date-calendar.tsx'
import { DueDateWays } from './due-date-ways.tsx'

export { problemWithDate, whatToDo } from '../../domain/tools/due-date-problems.ts'
export { dueDatesOf, leadingMethod, withLead } from '../../domain/tools/due-dates.ts'
export { DueDateResult, resultLines } from './due-date-result.tsx'
export { DueDateSheet } from './due-date-sheet.tsx'

interface Props {
  data: DueDateData
  entries: DueDateEntries
  dates: DueDates
  leading: Method
  dueDate: CalendarDate
  on: CalendarDate
  set: (fields: Partial<DueDateEntries>) => void
}

/** Below the form and the result: the ways side by side, the spread of births, the calendar. */
export const DueDateMore = ({
  data: { words, milestones, births },
  entries,
  dates,
  leading,
  dueDate,
  on,
  set,
}: Props) => (
  <>
    <DueDateWays words={words} entries={entries} dates={dates} leading={leading} on={on} set={set} />
    <section aria-label="When babies come">
      <h2>When babies come</h2>
      <BirthSpread drawing={births} dueDate={dueDate} on={on} />
    </section>
    <DueDateCalendar
      milestones={milestones}
      dueDate={dueDate}
      on={on}
      chosen={entries.chosen}
      calendarId={entries.calendarId}
      set={set}
    />
  </>
)
