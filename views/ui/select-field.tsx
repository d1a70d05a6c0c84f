import { FieldNotes, type FieldProps, useField } from './field.tsx'

interface Props extends FieldProps {
  name: string
  value?: string
  /** The words for no choice; without them one is always chosen. */
  any?: string
  choices: readonly { value: string; label: string }[]
}

/** A choice of one, in the browser's own control. A page with it has `ui/select.css` in its sheet. */
export function SelectField({ name, value, any, choices, label, ...notes }: Props) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="select" name={name} defaultValue={value} {...tied}>
        {any !== undefined && <option value="">{any}</option>}
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
