import { type FormEvent, useEffect, useRef, useState } from 'react'
import { onTheClock } from '../../domain/tools/clock-words.ts'
import { type Contraction, strengths } from '../../domain/tools/contractions.ts'
import { fromLocalField, toLocalField } from '../../domain/tools/typed-times.ts'
import { longestNote } from '../../state/tools/contractions.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { FieldNotes, useField } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { LengthField, secondsIn } from './contractions-length.tsx'

interface Props {
  /** What is changed; left out for one that is added by hand. */
  one?: Contraction
  /** Gives what is wrong, '' when it was taken. */
  onSave: (one: Contraction) => string
  onCancel: () => void
}

const startWords = {
  missing: 'Please enter the day and the time when it began.',
  ahead: 'This start lies in the future. Enter when it began.',
}

const strengthItems = [
  { value: '', label: 'Not said' },
  ...strengths.map(one => ({ value: String(one), label: String(one) })),
]

/** Start, length, strength and a note of one contraction. */
export function ContractionForm({ one, onSave, onCancel }: Props) {
  const [start, setStart] = useState(() => toLocalField(one?.start ?? Date.now()))
  const [length, setLength] = useState(one ? onTheClock(Math.round((one.end - one.start) / 1000) * 1000) : '')
  const [strength, setStrength] = useState(String(one?.strength ?? ''))
  const [note, setNote] = useState(one?.note ?? '')
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const at = fromLocalField(start)
    const seconds = secondsIn(length)
    const wrong = at === null ? startWords.missing : at > Date.now() ? startWords.ahead : ''
    setProblem(wrong)
    const fields = event.currentTarget.elements
    const focus = (name: string) => {
      const field = fields.namedItem(name)
      if (field instanceof HTMLInputElement) field.focus()
    }
    if (at === null || wrong) return focus('start')
    if (seconds === null) return focus('length')
    // What was not changed keeps its parts of a second.
    const from = one && toLocalField(one.start) === start ? one.start : at
    const isSame = one && Math.round((one.end - one.start) / 1000) === seconds
    const said = strengths.find(each => String(each) === strength)
    const words = note.trim().slice(0, longestNote)
    const end = from + (isSame ? one.end - one.start : seconds * 1000)
    const refused = onSave({ start: from, end, ...(said && { strength: said }), ...(words && { note: words }) })
    setProblem(refused)
    if (refused) focus('start')
  }
  return (
    <form
      method="dialog"
      ref={form}
      className="contractions-form"
      noValidate
      onSubmit={submit}
      aria-label={one ? 'Change this one' : 'Add one'}
    >
      <StartField value={start} onChange={setStart} error={problem} />
      <LengthField value={length} onChange={setLength} asked={asked} />
      <RadioGroup
        label="Strength"
        name="strength"
        items={strengthItems}
        value={strength}
        onChange={({ value }) => setStrength(value)}
      />
      <TextInput type="text" label="Note" name="note" value={note} onChange={({ value }) => setNote(value)} />
      <div className="button-row">
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface StartProps {
  value: string
  onChange: (value: string) => void
  error: string
}

/** Day and time to the second, in the phone's own picker. */
function StartField({ value, onChange, error }: StartProps) {
  const { id, tied } = useField({ label: 'Start', error })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Start
      </label>
      <div className="field-box">
        <input
          id={id}
          type="datetime-local"
          name="start"
          step="1"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...tied}
        />
      </div>
      <FieldNotes id={id} label="Start" error={error} />
    </div>
  )
}
