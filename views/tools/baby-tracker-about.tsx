import { localDay } from '../../domain/dates.ts'
import { withoutShown } from '../../domain/tools/babies.ts'
import { birthDateOf, birthSpan, dueDateOf, earlyInWords, problemWithDue } from '../../domain/tools/baby-dates.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BabyAge } from './baby-tracker-age.tsx'
import { focusOn } from './baby-tracker-focus.ts'
import type { BabyState } from './baby-tracker-state.ts'
import { DateField } from './date-field.tsx'
import { KeepInProfile } from './keep-in-profile.tsx'

const unitItems = [
  { value: 'us', label: 'Ounces, pounds, inches' },
  { value: 'metric', label: 'Milliliters, kilograms, centimeters' },
]

/** Who it is: a name if wanted, the birth date, and the due date of a child who came early. */
export function BabyAbout({ state, name, now }: { state: BabyState; name: string; now: number | null }) {
  const { value, baby, units, change, changeBaby } = state
  const today = now === null ? null : localDay(now)
  const birth = today && birthDateOf(baby, today)
  const due = birth && dueDateOf(baby, birth)
  const isAlone = value.babies.length === 1
  const takeOff = () => {
    focusOn('.baby-tabs button')
    change(withoutShown, `${name} was taken off, with the log.`)
  }
  return (
    <>
      <div key={baby.id} className="tool-fields baby-fields">
        <TextInput
          type="text"
          label="Name, if you like"
          name="name"
          value={baby.name}
          autoComplete="off"
          onChange={({ value }) => changeBaby(() => ({ name: value.slice(0, 40) }))}
        />
        <DateField
          label="Your baby’s birth date"
          name="birth_date"
          value={baby.birthDate}
          {...(today && birthSpan(today))}
          onChange={birthDate => changeBaby(() => ({ birthDate }))}
        />
        <DateField
          label="Due date"
          name="due_date"
          value={baby.dueDate}
          tip="Only if your baby was born early: the corrected age counts from it."
          error={problemWithDue(baby, birth)}
          onChange={dueDate => changeBaby(() => ({ dueDate }))}
        />
        <RadioGroup
          label="Units"
          name="units"
          items={unitItems}
          value={units}
          onChange={({ value }) => change(state => ({ ...state, units: value === 'us' ? 'us' : 'metric' }))}
        />
      </div>
      <output>
        <BabyAge baby={baby} name={name} today={today} />
      </output>
      {birth && due && <p className="tool-note">{earlyInWords(birth, due)}</p>}
      {birth && (
        <KeepInProfile
          tool="baby-tracker"
          carried={{ kind: 'child', birthDate: birth, ...(due && { dueDate: due }) }}
        />
      )}
      {!isAlone && (
        <Button variant="quiet" onClick={takeOff}>
          Take {name} off this tracker
        </Button>
      )}
    </>
  )
}
