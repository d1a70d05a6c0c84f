import { FieldNotes, type FieldProps, useField } from './field.tsx'

interface ChoiceProps extends FieldProps {
  name: string
  onChange?: (change: { name: string; value: string }) => void
  required?: boolean
}

export interface CheckboxProps extends ChoiceProps {
  /** The value sent and reported when it is checked; otherwise nothing is sent, and '' is reported. */
  value?: string
  /** Whether it is checked; without `onChange`, at first. */
  checked?: boolean
}

/** A checkbox. */
export function Checkbox({ name, value = 'true', checked, onChange, required, label, ...notes }: CheckboxProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    <div className="field">
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          {...(onChange
            ? { checked, onChange: event => onChange({ name, value: event.target.checked ? value : '' }) }
            : { defaultChecked: checked })}
          required={required}
          {...tied}
        />
        {label}
      </label>
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}

export interface RadioProps extends ChoiceProps {
  items: readonly { value: string; label: string }[]
  /** The value of the chosen item, '' for none; without `onChange`, at first. */
  value?: string
}

/** A group of radio buttons. */
export function RadioGroup({ name, items, value, onChange, required, label, ...notes }: RadioProps) {
  const { id, tied } = useField({ label, ...notes })
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can be neither invalid nor required
    <fieldset id={id} className="field" role="radiogroup" aria-required={required} {...tied}>
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {items.map(item => (
          <label key={item.value} className="choice choice-framed">
            <input
              type="radio"
              name={name}
              value={item.value}
              {...(onChange && value !== undefined
                ? { checked: item.value === value }
                : { defaultChecked: item.value === value })}
              onChange={onChange && (() => onChange({ name, value: item.value }))}
              required={required}
            />
            {item.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} label={label} {...notes} />
    </fieldset>
  )
}
