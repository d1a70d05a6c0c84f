// Controls of the registry's forms that the house's other forms do not have: a choice of one, and a longer text.
import { FieldNotes, type FieldProps, useField } from '../../ui/field.tsx'

interface SelectProps extends FieldProps {
  name: string
  value?: string
  choices: readonly { value: string; label: string }[]
}

/** A choice of one, in the browser's own control. */
export function SelectField({ name, value, choices, label, ...notes }: SelectProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="select" name={name} defaultValue={value} {...tied}>
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

interface TextAreaProps extends FieldProps {
  name: string
  value?: string
  rows?: number
}

/** A text of several lines. */
export function TextArea({ name, value, rows = 3, label, ...notes }: TextAreaProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea id={id} className="manage-area" name={name} rows={rows} defaultValue={value} {...tied} />
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
