import { type EntryWay, entryWays } from '../../domain/tools/baby-entry.ts'
import { FieldNotes, type FieldProps, useField } from '../ui/field.tsx'

const wayWords: Record<EntryWay, string> = {
  left: 'Nursing, left side',
  right: 'Nursing, right side',
  bottle: 'Bottle',
  solids: 'Solids',
  sleep: 'Sleep',
  wet: 'Wet diaper',
  dirty: 'Dirty diaper',
  both: 'Wet and dirty diaper',
  medicine: 'Medicine',
}

/** What happened. */
export function WaySelect({ way, onChange }: { way: EntryWay; onChange: (way: EntryWay) => void }) {
  const { id, tied } = useField({ label: 'What' })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        What
      </label>
      <div className="field-box">
        <select
          className="select"
          id={id}
          value={way}
          onChange={({ target }) => onChange(entryWays.find(way => way === target.value) ?? 'left')}
          {...tied}
        >
          {entryWays.map(way => (
            <option key={way} value={way}>
              {wayWords[way]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

interface TimeProps extends FieldProps {
  name: string
  value: string
  onChange: (value: string) => void
}

/** A time of day, in the browser's own field: a phone has a wheel for it. */
export function TimeField({ name, value, onChange, label, ...notes }: TimeProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">
        <input
          id={id}
          type="time"
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...tied}
        />
      </div>
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
