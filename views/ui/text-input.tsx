import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { FieldNotes, type FieldProps, useField } from './field.tsx'
import { Icon } from './icon.tsx'

export interface TextInputProps extends FieldProps {
  type: 'text' | 'password'
  name: string
  /** Its value; without `onChange`, the first one. */
  value?: string
  onChange?: (change: { name: string; value: string }) => void
  autoComplete?: string
  /** The keyboard that a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode']
  required?: boolean
}

/** A line of text, or a password that can be shown. */
export function TextInput({
  type,
  name,
  value,
  onChange,
  autoComplete,
  inputMode,
  required,
  label,
  ...notes
}: TextInputProps) {
  const { id, tied } = useField({ label, ...notes })
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)

  // A shown password is hidden again before it is sent: browsers store what was typed into a text field.
  useEffect(() => {
    const form = shown ? field.current?.form : null
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [shown])

  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">
        <input
          ref={field}
          id={id}
          type={shown ? 'text' : type}
          name={name}
          {...(onChange
            ? { value, onChange: event => onChange({ name, value: event.target.value }) }
            : { defaultValue: value })}
          autoComplete={autoComplete}
          inputMode={inputMode}
          required={required}
          {...(type === 'password' && { autoCapitalize: 'none', spellCheck: false })}
          {...tied}
        />
        {type === 'password' && (
          <button
            type="button"
            className="field-button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
      <FieldNotes id={id} label={label} {...notes} />
    </div>
  )
}
