// Checks the fields of children and pregnancies and turns them into the form in which they are stored.
import type { BodyOf } from '../contract/routes.ts'
import { type CalendarDate, calendarDate, daysBetween, toUnixSeconds } from '../domain/dates.ts'
import { birthDateOf, dueDateOf, type Gender, genders } from '../domain/member.ts'
import { maxDaysFromDueDate } from '../domain/member-fields.ts'
import { normalizeText, requireDated, requireField } from './fields.ts'
import { httpError, ruleBroken } from './refusal.ts'
import type { Flag } from './store/column-types.ts'
import type { ChildRow, PregnancyRow } from './store/schema.ts'

type ChildGiven = BodyOf<'POST /members/:member/children'>['child']
type PregnancyGiven = BodyOf<'POST /members/:member/pregnancies'>['pregnancy']

/** @param expected the path's id. @param ids those in the body. @throws HttpError 400 when one of them differs */
export function refuseOtherId(expected: string, ...ids: readonly (string | number | null | undefined)[]): void {
  for (const given of ids) if ((given ?? expected) !== expected) throw httpError(400, 'invalid-body', { field: 'id' })
}

type ChildFields = Pick<ChildRow, 'first_name' | 'birth_date' | 'gender' | 'due_date'>

const unborn: ChildFields = { first_name: '', birth_date: null, gender: 0, due_date: null }
/** No child of a member was born before; also keeps out the year 0, which PostgreSQL does not know. */
const firstBirthDate = calendarDate('1900-01-01')

/**
 * A child's fields as they are stored; those that are not given stay as they were.
 * @param saved undefined for a new one
 * @throws HttpError 422 for the first field that breaks a rule
 */
export function readChild(given: ChildGiven, saved: ChildRow | undefined, today: CalendarDate): ChildFields {
  const before = saved ?? unborn
  requireField('child.first_name', given.first_name)
  requireDated('child.birth_date', given.birth_date, { today })
  requireField('child.gender', given.gender)
  const first_name = given.first_name === undefined ? before.first_name : normalizeText(given.first_name)
  const birth_date = given.birth_date === undefined ? before.birth_date : birthDateOf(given.birth_date)
  if (birth_date !== null && birth_date < firstBirthDate) throw ruleBroken('birth_date', 'date-invalid')
  const due_date = given.due_date === undefined ? before.due_date : dueDateOf(given.due_date)
  if (typeof given.due_date === 'number' && !isDueDateOf(due_date, birth_date))
    throw ruleBroken('due_date', 'date-invalid')
  return {
    first_name: first_name || 'Child',
    birth_date,
    gender: given.gender === undefined ? before.gender : genderOf(given.gender),
    due_date,
  }
}

const genderOf = (given: number | null): Gender => genders.find(({ value }) => value === given)?.value ?? 0

const isDueDateOf = (due: CalendarDate | null, birth: CalendarDate | null) =>
  due !== null && (birth === null || Math.abs(daysBetween(birth, due)) <= maxDaysFromDueDate)

/** A pregnancy's fields, as `readChild`. A due date that has not changed is always accepted. @throws HttpError 422 */
export function readPregnancy(given: PregnancyGiven, saved: PregnancyRow | undefined, today: CalendarDate) {
  const before = saved && toUnixSeconds(saved.due_date)
  const wire = given.due_date === undefined ? before : given.due_date
  requireDated('pregnancy.due_date', wire, { today, saved: before })
  const due_date = dueDateOf(wire)
  if (due_date === null) throw ruleBroken('due_date', 'due-date-range')
  const multiples = given.multiples ?? (saved?.multiples ? 'true' : 'false')
  requireField('pregnancy.multiples', multiples)
  requireField('pregnancy.code_name', given.code_name)
  const code_name = given.code_name === undefined ? (saved?.code_name ?? null) : normalizeText(given.code_name) || null
  // As: the two literals widen to number
  return { due_date, multiples: (multiples === 'true' ? 1 : 0) as Flag, code_name }
}
