import { TextInput, type TextInputProps } from '../ui/text-input.tsx'
import { type FieldOf, Leaving, useSaid } from './field-of.tsx'

interface Props extends FieldOf, Pick<TextInputProps, 'inputMode'> {
  /** What is wrong with what was typed; '' or none for nothing. */
  problem?: string
}

/** A text that is read as something, as it was typed. */
export function TypedField({ problem = '', inputMode, ...field }: Props) {
  const { label, name, tip } = field
  const { shown, said, leave, change } = useSaid(field, problem)
  return (
    <Leaving onLeave={leave}>
      <TextInput
        type="text"
        label={label}
        name={name}
        value={shown}
        inputMode={inputMode}
        autoComplete="off"
        error={said}
        tipText={tip}
        onChange={typed => change(typed.value)}
      />
    </Leaving>
  )
}
