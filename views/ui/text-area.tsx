import { FieldNotes, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  name: string
  value?: string
  rows?: number
}

/** A text of several lines. A page with it has `ui/text-area.css` in its sheet. */
export function TextArea({ name, value, rows = 3, label, ...notes }: Props) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea id={id} className="text-area" name={name} rows={rows} defaultValue={value} {...tied} />
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
