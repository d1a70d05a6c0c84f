import { type FormEvent, useId, useState } from 'react'
import { weeksAndDays } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { gestationalAge } from '../../domain/pregnancy-dating.ts'
import { dayOf } from '../../domain/tools/log-words.ts'
import type { NoteLine } from '../../state/tools/tracker-lines.ts'
import { noted, without } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { leaveLine } from './pregnancy-tracker-focus.ts'
import { Lines, timeOf, useDay } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'

/** Notes and symptoms of a day; symptoms have the names that the visitor gives them. */
export function NoteLog(props: LogProps) {
  const { value, today, due, change } = props
  const { day, choose, field } = useDay(today)
  return (
    <div className="tool-fields">
      {field('Day', true)}
      {day && <DayOfNotes key={day} day={day} {...props} />}
      <Lines
        label="Days"
        lines={value.notes}
        words={dayOf}
        show={line => (
          <>
            <button type="button" className="tracker-day" onClick={() => choose(line.day)}>
              {dayOf(line)}
            </button>
            {due && <span className="tool-note"> {weeksAndDays(gestationalAge(due, line.day))}</span>}
            <p>{[line.symptoms.join(', '), line.text].filter(Boolean).join('. ')}</p>
          </>
        )}
        onDelete={({ id, ...line }) => change(without('notes', id), `${dayOf(line)} is deleted.`)}
      />
    </div>
  )
}

function DayOfNotes({ day, today, value, change }: LogProps & { day: CalendarDate }) {
  const { text = '', symptoms = [] }: Partial<NoteLine> = value.notes.find(line => line.day === day) ?? {}
  const put = (fields: Partial<NoteLine>) => change(noted({ day, time: timeOf(day, today), text, symptoms, ...fields }))
  const id = useId()
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const said = name.trim().slice(0, 60)
    if (!said) return
    change(now => ({ ...now, symptoms: [...new Set([...now.symptoms, said])] }))
    put({ symptoms: [...new Set([...symptoms, said])] })
    setName('')
  }
  const known = [...new Set([...value.symptoms, ...symptoms])]
  return (
    <>
      {known.length > 0 && (
        <fieldset className="field">
          <legend className="field-label">Symptoms</legend>
          <div className="tracker-choices">
            {known.map(symptom => (
              <Checkbox
                key={symptom}
                label={symptom}
                name="symptom"
                checked={symptoms.includes(symptom)}
                onChange={({ value: on }) =>
                  put({ symptoms: on ? [...symptoms, symptom] : symptoms.filter(other => other !== symptom) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <form method="dialog" className="tool-pair tracker-add" noValidate onSubmit={add}>
        <TextInput
          type="text"
          label="Name a symptom"
          name="symptom_name"
          autoComplete="off"
          value={name}
          onChange={change => setName(change.value)}
        />
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
      {value.symptoms.some(symptom => !symptoms.includes(symptom)) && (
        <details className="tracker-names">
          <summary>Take names off the list</summary>
          {value.symptoms
            .filter(symptom => !symptoms.includes(symptom))
            .map(symptom => (
              <Button
                key={symptom}
                variant="quiet"
                onClick={({ currentTarget }) => {
                  leaveLine(currentTarget)
                  change(
                    now => ({ ...now, symptoms: now.symptoms.filter(other => other !== symptom) }),
                    `“${symptom}” is off the list. Days that had it keep it.`,
                  )
                }}
              >
                Take off {symptom}
              </Button>
            ))}
        </details>
      )}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Notes
        </label>
        <div className="field-box">
          <textarea
            id={id}
            name="note"
            rows={3}
            maxLength={5000}
            value={text}
            onChange={e => put({ text: e.target.value })}
          />
        </div>
      </div>
    </>
  )
}
