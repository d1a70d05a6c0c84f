// The visitor's own calendar day: at nine in the evening in New York a due date is not a day nearer yet.
import { type CalendarDate, today } from '../../domain/dates.ts'
import type { Visit } from './visit.ts'

/** Set by the browser: minutes that its clock is ahead of UTC. */
const cookie = 'utc_offset'
const form = /^-?\d{1,3}$/
const furthest = 14 * 60 // minutes; no zone is further from UTC

/** The day where the visitor is; the UTC day while the browser has not told. */
export function visitorsDay({ cookies }: Pick<Visit, 'cookies'>, now = Date.now()): CalendarDate {
  const told = cookies[cookie] ?? ''
  const minutes = form.test(told) ? Number(told) : 0
  return today(now + (Math.abs(minutes) <= furthest ? minutes : 0) * 60_000)
}
