import { type FormEvent, useRef, useState } from 'react'
import { localDay } from '../../domain/dates.ts'
import { babyName } from '../../domain/tools/babies.ts'
import { type Entry, entryOf, hasEnd, lineOfEntry } from '../../domain/tools/baby-entry.ts'
import { isRunning, type LogLine, withChanged, withLine } from '../../domain/tools/baby-log.ts'
import { lineName } from '../../domain/tools/baby-words.ts'
import { localTime } from '../../domain/tools/local-instant.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { BottleAmount, isAmountFine } from './baby-tracker-bottle.tsx'
import { TimeField, WaySelect } from './baby-tracker-entry-fields.tsx'
import { addButton } from './baby-tracker-focus.ts'
import { useOpener } from './baby-tracker-opener.ts'
import type { BabyState } from './baby-tracker-state.ts'
import { DateField } from './date-field.tsx'
import { focusFirstProblem } from './field-of.tsx'

interface Props {
  state: BabyState
  entry: LogLine | 'new'
  onDone: () => void
}

/** A line entered by hand, or changed. */
export function BabyEntryForm({ state, entry, onDone }: Props) {
  const { value, place, volume, changeBaby } = state
  const isNew = entry === 'new'
  const title = isNew ? 'Add by hand' : 'Change a line'
  const [typed, setTyped] = useState<Entry>(() => {
    const now = Date.now()
    const empty = {
      way: 'left',
      day: localDay(now),
      start: localTime(now),
      end: '',
      what: '',
      amount: '',
      unit: volume,
    }
    return isNew ? (empty as Entry) : entryOf(entry, volume) // its way is one of an entry's
  })
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useOpener(form, 'select', addButton)

  const set = (fields: Partial<Entry>) => setTyped(now => ({ ...now, ...fields }))
  const { way } = typed
  const found = lineOfEntry(typed, Date.now(), !isNew && isRunning(entry))
  const problems = asked && 'problems' in found ? found.problems : {}
  const isBottleFine = way !== 'bottle' || isAmountFine(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if ('problems' in found || !isBottleFine) {
      focusFirstProblem(form.current)
      return
    }
    const { line } = found
    const words = `${lineName({ id: 0, ...line })} was ${isNew ? 'added' : 'changed'}.`
    changeBaby(({ log }) => ({ log: isNew ? withLine(log, line) : withChanged(log, { id: entry.id, ...line }) }), words)
    onDone()
  }
  return (
    <form method="dialog" ref={form} className="baby-panel tool-fields" aria-label={title} noValidate onSubmit={submit}>
      <h3>
        {title}
        {value.babies.length > 1 && ` for ${babyName(value, place)}`}
      </h3>
      <WaySelect way={way} onChange={way => set({ way })} />
      <DateField
        label="Day"
        name="day"
        value={typed.day}
        max={localDay(Date.now())}
        asked={asked}
        missing={problems.day}
        onChange={day => set({ day })}
      />
      <div className="tool-pair">
        <TimeField
          label={hasEnd(way) ? 'Began at' : 'At'}
          name="start"
          value={typed.start}
          error={problems.start}
          onChange={start => set({ start })}
        />
        {hasEnd(way) && (
          <TimeField
            label="Ended at"
            name="end"
            value={typed.end}
            error={problems.end}
            tipText={typed.end && typed.end < typed.start ? 'That is on the next day.' : undefined}
            onChange={end => set({ end })}
          />
        )}
      </div>
      {way === 'bottle' && <BottleAmount typed={typed} asked={asked} onChange={set} />}
      {['bottle', 'solids', 'medicine'].includes(way) && (
        <TextInput
          type="text"
          label={way === 'medicine' ? 'Name of the medicine' : 'What it was'}
          name="what"
          value={typed.what}
          autoComplete="off"
          error={problems.what}
          onChange={({ value }) => set({ what: value })}
        />
      )}
      {way === 'medicine' && (
        <TextInput
          type="text"
          label="Dose, as you gave it"
          name="dose"
          value={typed.amount}
          autoComplete="off"
          onChange={({ value }) => set({ amount: value })}
        />
      )}
      <div className="button-row">
        <Button type="submit">{isNew ? 'Add it' : 'Save the change'}</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
