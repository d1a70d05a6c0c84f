// Controls of a guest's forms that the house's other forms do not have: a choice of one, and a longer text.
import { FieldNotes, type FieldProps, useField } from '../../ui/field.tsx'

interface SelectProps extends FieldProps {
  name: string
  value: string
  /** The words for no choice. */
  any: string
  choices: readonly { value: string; label: string }[]
}

/** A choice of one, or of none, in the browser's own control. */
export function SelectField({ name, value, any, choices, label, ...notes }: SelectProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="select" name={name} defaultValue={value} {...tied}>
        <option value="">{any}</option>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}

interface LinesProps extends FieldProps {
  name: string
  value?: string
}

/** A text of some lines. */
export function LinesField({ name, value, label, ...notes }: LinesProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea id={id} className="guest-lines" name={name} rows={4} defaultValue={value} {...tied} />
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
