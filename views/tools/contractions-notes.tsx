import { longestNote } from '../../state/tools/contractions.ts'
import { TextInput } from '../ui/text-input.tsx'
import type { ContractionsProps } from './contractions-props.ts'

const notes = [
  { name: 'waters', label: 'Waters', tipText: 'When, how much, and the color.' },
  { name: 'bleeding', label: 'Bleeding', tipText: 'When, and how much.' },
  { name: 'other', label: 'Anything else', tipText: 'How many weeks, allergies, what you were told to say.' },
  { name: 'phone', label: 'Number to call', tipText: 'Of your provider or the ward.' },
] as const

/** What somebody will be asked on the phone, in their own words. */
export const NurseNotes = ({ value, change }: ContractionsProps) => (
  <div className="tool-fields contractions-notes">
    {notes.map(({ name, label, tipText }) => (
      <TextInput
        key={name}
        type="text"
        label={label}
        name={name}
        value={value[name]}
        tipText={tipText}
        inputMode={name === 'phone' ? 'tel' : undefined}
        autoComplete="off"
        onChange={({ value: text }) => change(now => ({ ...now, [name]: text.slice(0, longestNote) }))}
      />
    ))}
  </div>
)
