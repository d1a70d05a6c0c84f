// From what somebody enters to the day of conception that the chart is read for. The chart is read for pregnancies that
// have begun: it is no plan for one, so no day of conception lies in the days to come.
import { addDays, type CalendarDate, type Span } from '../dates.ts'
import { lunarSpan } from './lunar-span.ts'

/** What can be known, each with the days from it to conception: 266 back from a due date, 14 on in a cycle of 28 days. */
export const chartMethods = {
  due: { label: 'Due date', days: -266 },
  conception: { label: 'Conception date', days: 0 },
  period: { label: 'First day of your last period', days: 14 },
} as const
export type ChartMethod = keyof typeof chartMethods
export const chartMethodKeys = Object.keys(chartMethods) as ChartMethod[] // they are its keys

/** The day of conception, about; null for a day so far from the table that no chart could be read for it. */
export function conceptionBy(method: ChartMethod, date: CalendarDate): CalendarDate | null {
  const { min, max } = spanOf(method, null)
  return date < min || date > max ? null : addDays(date, chartMethods[method].days)
}

/** The days that can be entered, for conceptions in the table and not after `today`, which is null until it is known. */
export function spanOf(method: ChartMethod, today: CalendarDate | null): Span {
  const last = today && today < lunarSpan.max ? today : lunarSpan.max
  return { min: addDays(lunarSpan.min, -chartMethods[method].days), max: addDays(last, -chartMethods[method].days) }
}
