import { type FunctionComponent, useState } from 'react'
import { fromUnixSeconds } from '../../domain/dates.ts'
import { Button } from '../ui/button.tsx'
import { type DateChange, DatePicker } from '../ui/date-picker.tsx'
import { FormInput } from '../ui/form-input.tsx'
import { Tag } from '../ui/tag.tsx'

const expecting = [
  { value: 'false', label: 'Single' },
  { value: 'true', label: 'Twins/Multiples' },
]

const genders = [
  { value: '1', label: 'Boy' },
  { value: '2', label: 'Girl' },
  { value: '3', label: 'Prefer Not to Say' },
]

/** Fields and buttons, as an island. */
export const UiForms: FunctionComponent = () => {
  const [last, setLast] = useState<DateChange | null>(null)
  return (
    <>
      <Buttons />
      <div className="ui-form-columns">
        <Normal />
        <WithTips />
        <Invalid />
        <Dates onChange={setLast} />
      </div>
      <p role="status">Last date change: {last === null ? 'none yet' : wordsFor(last)}</p>
    </>
  )
}

const wordsFor = ({ name, value, problem }: DateChange) =>
  [name, value === '' ? 'empty' : `${value} (${fromUnixSeconds(value / 1000)})`, problem].filter(Boolean).join(', ')

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <div className="button-row">
      <Button busy={busy} busyText="Saving" onClick={() => setBusy(true)}>
        Save
      </Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet" onClick={() => setBusy(false)}>
        Stop saving
      </Button>
      <Button disabled>Disabled</Button>
    </div>
  )
}

const Normal = () => (
  <div className="fields">
    <h3 className="text-subheading">Normal</h3>
    <FormInput type="text" label="First name" name="first_name" autoComplete="off" />
    <FormInput type="password" label="Password" name="password" value="almanac" autoComplete="off" />
    <FormInput type="checkbox" label="Send me the weekly letter" name="weekly" checked />
    <FormInput type="radio" label="Expecting" name="multiples" items={expecting} value="false" />
    <FormInput type="date" label="Birth date" name="birth_date" value="2026-03-04" />
  </div>
)

function WithTips() {
  const [name, setName] = useState('')
  const [weekly, setWeekly] = useState('')
  return (
    <div className="fields">
      <h3 className="text-subheading">
        With tips <Tag>Controlled</Tag>
      </h3>
      <FormInput
        type="text"
        label="Nickname"
        name="nickname"
        value={name}
        onChange={change => setName(change.value)}
        error={name === ' ' ? 'Name cannot be only spaces' : undefined}
        tipText={name ? `${[...name].length} characters` : 'What you call the baby for now.'}
      />
      <FormInput
        type="password"
        label="Your password"
        name="current"
        tipText="Forgot your password?"
        tipType="link"
        tipLink="/forgot-password"
      />
      <FormInput
        type="checkbox"
        label="Tell me about twins"
        name="twins"
        value="yes"
        checked={weekly === 'yes'}
        onChange={change => setWeekly(change.value)}
        tipText={weekly ? `The value is ${weekly}.` : 'The value is empty.'}
      />
      <FormInput
        type="radio"
        label="Babies"
        name="babies"
        items={expecting}
        tipText="You can change this at any time."
      />
      <FormInput
        type="date"
        label="Due Date"
        name="tip_due_date"
        tipText="Calculate My Due Date"
        tipType="link"
        tipLink="/due-date-calculator"
      />
    </div>
  )
}

const Invalid = () => (
  <div className="fields">
    <h3 className="text-subheading">Invalid</h3>
    <FormInput type="text" label="Child’s name" name="child" value="A" error="At least 2 characters" />
    <FormInput
      type="password"
      label="New password"
      name="new_password"
      error="Please choose a password."
      tipText="Ten characters or more."
    />
    <FormInput type="checkbox" label="I have read the rules" name="rules" error="Please tick this box." />
    <FormInput type="radio" label="Gender" name="gender" items={genders} error="Invalid gender" />
    <FormInput type="date" label="Date of birth" name="invalid_date" value="02/30/2026" error="Invalid date" />
  </div>
)

const Dates = ({ onChange }: { onChange: (change: DateChange) => void }) => (
  <div className="fields">
    <h3 className="text-subheading">Dates</h3>
    <DatePicker label="Any date" name="any_date" initialDate="2027-03-04" onChange={onChange} />
    <DatePicker
      label="Years newest first"
      name="between"
      min="2026-11-10"
      max="2028-02-29"
      isReverse
      onChange={onChange}
      tipText="From November 10, 2026 to February 29, 2028."
    />
    <DatePicker label="Years by number" name="years" minYear={1990} maxYear={2000} required onChange={onChange} />
  </div>
)
