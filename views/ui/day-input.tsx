import { FieldNotes, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  name: string
  /** The first value, YYYY-MM-DD. */
  value?: string
  /** The last day that can be chosen, YYYY-MM-DD. */
  max?: string
}

/** A date, in the browser's own date field: for forms that work without script. */
export function DayInput({ name, value, max, label, ...notes }: Props) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">
        <input id={id} type="date" name={name} defaultValue={value} max={max} {...tied} />
      </div>
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
