import { lengths } from '../../domain/tools/contractions.ts'
import { parseLength } from '../../domain/tools/typed-times.ts'
import { TextInput } from '../ui/text-input.tsx'

/** The seconds of a typed length; null for what is none, and for one beyond what is taken. */
export function secondsIn(text: string): number | null {
  const seconds = parseLength(text)
  return seconds !== null && seconds >= lengths.min && seconds <= lengths.max ? seconds : null
}

interface Props {
  value: string
  onChange: (value: string) => void
  /** The form was sent. */
  asked: boolean
}

/** How long one took, as it was typed. */
export const LengthField = ({ value, onChange, asked }: Props) => (
  <TextInput
    type="text"
    label="Length"
    name="length"
    value={value}
    autoComplete="off"
    error={
      asked && secondsIn(value) === null
        ? 'Please enter a length from 1 second to 30 minutes, as 62 or 1:02.'
        : undefined
    }
    tipText="In seconds, as 62, or in minutes and seconds, as 1:02."
    onChange={change => onChange(change.value)}
  />
)
