import { type FormEvent, useRef, useState } from 'react'
import type { CalendarDate } from '../../domain/dates.ts'
import { callAbout, pressureRanges } from '../../domain/tools/blood-pressure.ts'
import { newestFirst } from '../../domain/tools/dated-lines.ts'
import { storedTime } from '../../domain/tools/local-time.ts'
import { momentOf } from '../../domain/tools/log-words.ts'
import { numberIn } from '../../domain/tools/typed-number.ts'
import type { PressureLine } from '../../state/tools/tracker-lines.ts'
import { added, without } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { NumberField } from './number-field.tsx'
import { CallBox, CarePhone, useLacksPhone } from './pregnancy-tracker-call.tsx'
import { PressureChart } from './pregnancy-tracker-charts.tsx'
import { showCall } from './pregnancy-tracker-focus.ts'
import { Lines, timeOf, useDay } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'

const rangeWords = { emergency: ' (emergency range)', now: ' (call-now range)' } as const

/** A reading in words, and the range that it is in when it asks for a call. No second reading stands beside it. */
export function readingInWords(line: PressureLine): string {
  const about = callAbout(line)
  return `${momentOf(line)}: ${line.upper}/${line.lower}${about ? rangeWords[about] : ''}`
}

/** The most urgent of today's readings: a lower one after it does not make it undone. */
function mostUrgent(lines: readonly PressureLine[], today: CalendarDate) {
  const sorted = newestFirst(lines)
  const end = sorted.findIndex((line, i) => i > 0 && line.day !== today)
  const high = sorted.slice(0, end < 0 ? undefined : end).flatMap(line => {
    const urgency = callAbout(line)
    return urgency ? [{ line, urgency }] : []
  })
  return high.find(({ urgency }) => urgency === 'emergency') ?? high[0] ?? null
}

/** 'Your 142/92 at 8:33 AM', then the danger sign that it is. */
function highInWords(line: PressureLine, today: CalendarDate, sign: string) {
  const when = line.day === today && line.time ? `at ${storedTime(line.time)}` : `of ${momentOf(line)}`
  return `Your ${line.upper}/${line.lower} ${when}: ${sign.charAt(0).toLowerCase()}${sign.slice(1)}`
}

export function PressureLog({ value, change, today, call }: LogProps) {
  const { day, field } = useDay(today)
  const [typed, setTyped] = useState({ upper: '', lower: '' })
  const [asked, setAsked] = useState(false)
  const lacksPhone = useLacksPhone(value)
  const heading = useRef<HTMLHeadingElement>(null)
  const upper = numberIn(typed.upper, pressureRanges.upper)
  const lower = numberIn(typed.lower, pressureRanges.lower)
  const isReversed = upper !== null && lower !== null && lower >= upper
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!day || upper === null || lower === null || isReversed) {
      setAsked(true)
      focusFirstProblem(event.currentTarget)
      return
    }
    change(added('pressures', { day, time: timeOf(day, today), upper, lower }), `${upper}/${lower} is noted.`)
    setTyped({ upper: '', lower: '' })
    setAsked(false)
    if (callAbout({ upper, lower })) showCall(heading)
  }
  const high = mostUrgent(value.pressures, today)
  return (
    <div className="tool-fields">
      {high && (
        <CallBox
          urgency={high.urgency}
          words={highInWords(high.line, today, call.pressure[high.urgency])}
          call={call}
          phone={value.phone}
          heading={heading}
        >
          {lacksPhone && <CarePhone value={value} change={change} />}
        </CallBox>
      )}
      <form method="dialog" className="tool-fields" noValidate onSubmit={add}>
        <fieldset className="field tool-pair">
          <legend className="field-label">Blood pressure</legend>
          <NumberField
            label="Upper number"
            name="upper"
            value={typed.upper}
            range={{ ...pressureRanges.upper, unit: 'mm Hg' }}
            asked={asked}
            missing="Enter the upper number."
            onChange={upper => setTyped({ ...typed, upper })}
          />
          <NumberField
            label="Lower number"
            name="lower"
            value={typed.lower}
            range={{ ...pressureRanges.lower, unit: 'mm Hg' }}
            error={isReversed ? 'The lower number should be lower than the upper one. Check both.' : ''}
            asked={asked}
            missing="Enter the lower number."
            onChange={lower => setTyped({ ...typed, lower })}
          />
        </fieldset>
        {field('Day', asked)}
        <div className="button-row">
          <Button type="submit">Note it</Button>
        </div>
      </form>
      <p className="tool-note">
        140 over 90 or more, either number: call now. 160 over 110 or more: emergency care. A lower reading rules
        nothing out: with a bad headache, changes in what you see or pain under the ribs you call whatever it says.{' '}
        <a href="https://www.acog.org/womens-health/faqs/preeclampsia-and-high-blood-pressure-during-pregnancy">ACOG</a>
        , <a href="https://www.cdc.gov/hearher/maternal-warning-signs/index.html">CDC</a>
      </p>
      <PressureChart lines={value.pressures} />
      <Lines
        label="Readings"
        lines={value.pressures}
        words={readingInWords}
        onDelete={line => change(without('pressures', line.id), 'The reading is deleted.')}
      />
    </div>
  )
}
