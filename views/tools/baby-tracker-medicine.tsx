import { useState } from 'react'
import { type LogLine, lastOfEachMedicine, lastOfMedicine } from '../../domain/tools/baby-log.ts'
import { sinceInWords } from '../../domain/tools/baby-words.ts'
import { clockTime } from '../../domain/tools/local-time.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Panel, type PanelProps, sent } from './baby-tracker-panel.tsx'

/** When a medicine was given last: '3 h 10 min ago, at 2:05 PM, 1 drop'. */
const givenWords = ({ at, amount }: LogLine, now: number) =>
  [sinceInWords(at, now) ?? 'by an earlier setting of the clock', `at ${clockTime(at)}`, amount]
    .filter(Boolean)
    .join(', ')

/** A name and a dose as they are typed, with when it was given last. How much and how often is not ours to say. */
export function MedicinePanel({ state: { baby }, now, onAdd, onClose }: PanelProps) {
  const [typed, set] = useState({ what: '', amount: '' })
  const [asked, setAsked] = useState(false)
  const earlier = lastOfEachMedicine(baby.log, now)
  const last = lastOfMedicine(baby.log, typed.what, now)
  const log = () => {
    setAsked(true)
    const what = typed.what.trim()
    if (what) onAdd({ kind: 'medicine', what, amount: typed.amount.trim() }, `${what} was logged.`)
  }
  return (
    <Panel label="Medicine" onClose={onClose}>
      {earlier.length > 0 && (
        <ul className="baby-given">
          {earlier.slice(0, 6).map(line => (
            <li key={line.id}>
              <button type="button" onClick={() => set({ ...typed, what: line.what ?? '' })}>
                {line.what}
              </button>{' '}
              <span>last given {givenWords(line, now)}</span>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog" className="tool-fields" noValidate onSubmit={sent(log)}>
        <TextInput
          type="text"
          label="Name of the medicine"
          name="medicine"
          value={typed.what}
          autoComplete="off"
          error={asked && !typed.what.trim() ? 'Enter the name, as it stands on the label.' : ''}
          onChange={({ value }) => set({ ...typed, what: value })}
        />
        {last && <output className="baby-last">Last given {givenWords(last, now)}.</output>}
        <TextInput
          type="text"
          label="Dose, as you gave it"
          name="dose"
          value={typed.amount}
          autoComplete="off"
          onChange={({ value }) => set({ ...typed, amount: value })}
        />
        <Button type="submit">Log it as given now</Button>
      </form>
      <p className="tool-note">
        This keeps times. How much a child may have, and how often, stands on the label; your child’s doctor or
        pharmacist tells you what holds for your child.
      </p>
    </Panel>
  )
}
