import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { addDays, fromUnixSeconds } from '../../domain/dates.ts'
import { dueDateOf, multiplesChoices } from '../../domain/member.ts'
import { dueDateWindow } from '../../domain/pregnancy-dating.ts'
import { canSavePregnancy, type OpenPregnancyForm } from '../../state/pregnancy-form.ts'
import { pregnancyAtom, pregnancyState } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { FormInput } from '../ui/form-input.tsx'
import { PregnancyPopup } from './pregnancy-popup.tsx'
import { ProfileDialog, Refused } from './profile-notes.tsx'

/** A pregnancy's profile, or the popup in its place, which leads back to it. */
export function PregnancyDialog() {
  const form = useAtomValue(pregnancyState)
  const act = useSetAtom(pregnancyAtom)
  if (form.status === 'closed' || form.status === 'gone') return null
  const isOver = form.popup !== 'none'
  return (
    <>
      {isOver && <PregnancyPopup form={form} />}
      <ProfileDialog
        title={form.pregnancy ? 'Update Profile' : 'Add Profile'}
        aside={isOver}
        saving={form.status === 'saving'}
        done={!isOver && form.status === 'finished' ? form.message : undefined}
        onClose={() => act({ type: 'close' })}
      >
        <Fields form={form} />
      </ProfileDialog>
    </>
  )
}

function Fields({ form }: { form: OpenPregnancyForm }) {
  const act = useSetAtom(pregnancyAtom)
  // The picker allows fewer days than can be saved and reports the ones that it refuses; that holds until the date
  // changes.
  const [picker, setPicker] = useState<{ due_date: number | null; problem: string }>({ due_date: null, problem: '' })
  const { today, pregnancy, popup } = form
  const isRefused = picker.problem !== '' && picker.due_date === form.due_date
  const saving = form.status === 'saving'
  const last = addDays(today, dueDateWindow.pickerDaysAhead)
  const saved = dueDateOf(pregnancy?.due_date)
  const first = saved && saved < today ? saved : today
  const year = (date: string) => Number(date.slice(0, 4))
  return (
    <form
      className="fields"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isRefused) act({ type: 'save' })
      }}
    >
      <Refused message={form.status === 'error' && popup === 'none' ? form.message : undefined} />
      <div>
        <FormInput
          type="date"
          label="Due Date"
          name="due_date"
          required
          value={fromUnixSeconds(form.due_date) ?? ''}
          min={first}
          max={saved && saved > last ? saved : last}
          minYear={year(first)}
          maxYear={year(last)}
          error={form.errors.due_date}
          onChange={({ value, problem = '' }) => {
            setPicker({ due_date: value === '' ? null : value / 1000, problem })
            act({ type: 'pick-date', value })
          }}
        />
        {!pregnancy && (
          <Button
            variant="quiet"
            className="profile-link"
            onClick={() => act({ type: 'open-popup', popup: 'due-date-calculator' })}
          >
            Calculate My Due Date
          </Button>
        )}
      </div>
      <FormInput
        type="radio"
        label="Expecting"
        name="multiples"
        items={multiplesChoices}
        value={form.multiples}
        onChange={({ value }) => act({ type: 'pick-multiples', value: value === 'true' ? 'true' : 'false' })}
      />
      <FormInput
        type="text"
        label="Nickname for the Baby (optional)"
        name="code_name"
        autoComplete="off"
        value={form.code_name}
        error={form.errors.code_name}
        onChange={({ value }) => act({ type: 'edit-name', value })}
      />
      <div className="button-row">
        <Button
          type="submit"
          busy={saving && popup === 'none'}
          busyText="Saving"
          disabled={!saving && (!canSavePregnancy(form) || isRefused)}
        >
          Save
        </Button>
      </div>
      {pregnancy && (
        <div className="profile-actions">
          <Button
            variant="quiet"
            className="profile-link"
            onClick={() => act({ type: 'open-popup', popup: 'helpful' })}
          >
            I Have Experienced a Loss
          </Button>
          <Button variant="quiet" className="profile-link" onClick={() => act({ type: 'open-popup', popup: 'remove' })}>
            Remove Profile
          </Button>
        </div>
      )}
    </form>
  )
}
