import { useAtomValue, useSetAtom } from 'jotai'
import { addDays, type CalendarDate, fromUnixSeconds } from '../../domain/dates.ts'
import { birthDateOf, genders } from '../../domain/member.ts'
import { maxDaysFromDueDate } from '../../domain/member-fields.ts'
import { canSaveChild } from '../../state/child-form.ts'
import { childAtom, childState } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { FormInput } from '../ui/form-input.tsx'
import { ProfileDialog, Refused } from './profile-notes.tsx'

const genderItems = genders.map(({ value, label }) => ({ value: String(value), label }))
const yearsBack = 20
const yearOf = (date: CalendarDate) => Number(date.slice(0, 4))

/** The due dates that a child born on a day can have had. */
function spanAround(birth: CalendarDate) {
  const min = addDays(birth, -maxDaysFromDueDate)
  const max = addDays(birth, maxDaysFromDueDate)
  return { min, max, minYear: yearOf(min), maxYear: yearOf(max) }
}

/** A child's profile: adding, changing, removing. */
export function ChildDialog() {
  const form = useAtomValue(childState)
  const act = useSetAtom(childAtom)
  if (form.status === 'closed' || form.status === 'gone') return null
  const { child, errors } = form
  const year = yearOf(form.today)
  const birth = birthDateOf(form.birth_date)
  const dueSpan = birth ? spanAround(birth) : { minYear: year - yearsBack, maxYear: year + 1 }
  const saving = form.status === 'saving'
  const removing = saving && form.action === 'remove'
  return (
    <ProfileDialog
      title={child ? 'Update Profile' : 'Add Profile'}
      saving={saving}
      done={form.status === 'finished' ? form.message : undefined}
      onClose={() => act({ type: 'close' })}
    >
      <form
        className="fields"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          act({ type: 'save' })
        }}
      >
        <Refused message={form.status === 'error' ? form.message : undefined} />
        <FormInput
          type="text"
          label="First Name"
          name="first_name"
          autoComplete="off"
          value={form.first_name}
          error={errors.first_name}
          onChange={({ value }) => act({ type: 'edit-name', value })}
        />
        <FormInput
          type="date"
          label="Birthdate"
          name="birth_date"
          value={birth ?? ''}
          max={form.today}
          minYear={year - yearsBack}
          maxYear={year}
          isReverse
          error={errors.birth_date}
          onChange={({ value, problem }) => act({ type: 'pick-date', value, problem })}
        />
        <FormInput
          type="date"
          label="Due Date, if Born Early"
          name="due_date"
          value={fromUnixSeconds(form.due_date) ?? ''}
          {...dueSpan}
          isReverse
          error={errors.due_date}
          onChange={({ value, problem }) => act({ type: 'pick-due-date', value, problem })}
        />
        <FormInput
          type="radio"
          label="Gender"
          name="gender"
          items={genderItems}
          value={String(form.gender)}
          error={errors.gender}
          onChange={({ value }) => act({ type: 'pick-gender', value: Number(value) })}
        />
        <div className="button-row">
          <Button type="submit" busy={saving && !removing} busyText="Saving" disabled={!saving && !canSaveChild(form)}>
            Save
          </Button>
          {child && (
            <Button variant="quiet" className="profile-link" busy={removing} onClick={() => act({ type: 'remove' })}>
              Remove Profile
            </Button>
          )}
        </div>
      </form>
    </ProfileDialog>
  )
}
