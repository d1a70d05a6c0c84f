// A pregnancy on a day, in the words of the tracker.
import { counted } from '../counted.ts'
import { addDays, addMonths, type CalendarDate, formatLong, type Span } from '../dates.ts'
import { dueDateFromLastPeriod, gestationalAge, guideWeeks } from '../dating-by-period.ts'
import { daysLeft, daysPastDue, dueDateWindow, lastPeriodOf, progress } from '../pregnancy-days.ts'

export interface TrackedPregnancy {
  /** Completed weeks, '42+' from the 43rd week on. */
  weeks: string
  /** '+ 3 days', beside the weeks in the ring; left out once no more are counted. */
  days?: string
  /** '24 weeks, 3 days'; from the 43rd week on no more are counted. */
  title: string
  /** '108 days to your due date', 'Your due date is today', '5 days past your due date'. */
  countdown: string
  /** Completed weeks whose guide is shown, 1 to 42. */
  guideWeek: number
  /** Of 280 days, 0 to 100. */
  percent: number
  /** The count has not begun, or it ended weeks ago: what to say about that; '' for all days in between. */
  remark: string
}

function countdownTo(dueDate: CalendarDate, on: CalendarDate): string {
  const past = daysPastDue(dueDate, on)
  if (past > 0) return `${counted(past, 'day')} past your due date`
  const left = daysLeft(dueDate, on)
  return left === 0 ? 'Your due date is today' : `${counted(left, 'day')} to your due date`
}

/** What the tracker says of a due date on a day. Weeks are completed ones; the guides end with week 42. */
export function trackedPregnancy(dueDate: CalendarDate, on: CalendarDate): TrackedPregnancy {
  const age = gestationalAge(dueDate, on)
  const isOver = age.weeks > guideWeeks.last
  const begins = lastPeriodOf(dueDate)
  return {
    weeks: isOver ? '42+' : String(age.weeks),
    ...(!isOver && { days: `+ ${counted(age.remainingDays, 'day')}` }),
    title: isOver ? 'Beyond 42 weeks' : `${counted(age.weeks, 'week')}, ${counted(age.remainingDays, 'day')}`,
    countdown: countdownTo(dueDate, on),
    guideWeek: Math.min(Math.max(age.weeks, guideWeeks.first), guideWeeks.last),
    percent: 100 * progress(dueDate, on),
    remark: isOver
      ? 'This date lies some weeks back. If your baby is still on the way, call your care team today and ask for their plan.'
      : begins > on
        ? `By this date the count of weeks begins on ${formatLong(begins)}.`
        : '',
  }
}

/** The due dates that may be entered on a day, first and last: those that a profile takes. */
export const dueDateSpan = (on: CalendarDate): Span => ({
  min: addDays(addMonths(on, -dueDateWindow.monthsBack), 1),
  max: addDays(addMonths(on, dueDateWindow.monthsAhead), -1),
})

/** The first days of a last period that lead to such a due date, none of them after the day itself. */
export const lastPeriodSpan = (on: CalendarDate): Span => ({ min: lastPeriodOf(dueDateSpan(on).min), max: on })

/** The due date by what is known: the date itself, else the last period. Null while neither is. */
export const dueDateBy = (dueDate: CalendarDate | null, lastPeriod: CalendarDate | null): CalendarDate | null =>
  dueDate ?? (lastPeriod && dueDateFromLastPeriod(lastPeriod))
