import { startTransition, useRef, useState } from 'react'
import { cycleLengths } from '../../domain/cycle-lengths.ts'
import { type CycleEntries, lastPeriodSpan } from '../../domain/tools/cycle-entries.ts'
import { ovulationTool } from '../../state/tools/ovulation.ts'
import type { Storing } from '../../state/tools/stored-tool.ts'
import { Button } from '../ui/button.tsx'
import { DateField } from './date-field.tsx'
import { DeferredNote, useDeferred } from './deferred.tsx'
import { NumberField } from './number-field.tsx'
import type { ToolProps } from './tool-props.ts'
import { useRetold } from './use-retold.ts'
import { useTool } from './use-stored-tool.ts'
import { useSubmission } from './use-submission.ts'
import { useToday } from './use-today.ts'

const loadParts = () => import('./fertile-days-deferred.ts')

/** Where the entries are, when they are not where they should be. */
const storingWords: Partial<Record<Storing, string>> = {
  refused: 'This browser does not let us save, so the calculator will ask for the dates again.',
  newer: 'A newer version of this tool saved something here. Reload the page to use it.',
}

/** The small form of the ovulation calculator, for the guide to the fertile days. Both hold the same entries. */
export function FertileDaysTool(_: ToolProps) {
  const { value, storing, isAwake, change } = useTool(ovulationTool)
  const today = useToday()
  const [touched, setTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (fields: Partial<CycleEntries>) => change(now => ({ ...now, ...fields }))
  const { part: parts, hasFailed, load } = useDeferred(loadParts, touched || (isAwake && storing !== 'empty'))
  useRetold(ovulationTool, parts !== null)
  const answer = today && parts ? parts.answerOf(value, today) : null
  const { asked, submit } = useSubmission(form, hasFailed || parts !== null)
  return (
    <div className={isAwake ? 'fertile-days' : 'fertile-days fertile-asleep'}>
      <h2>Your fertile days, by dates</h2>
      <form
        method="dialog"
        ref={form}
        className="fertile-fields"
        noValidate
        onSubmit={event => {
          submit(event)
          setTouched(true) // some browsers give a pressed button no focus
        }}
        onFocus={() => setTouched(true)}
      >
        <DateField
          label="First day of your last period"
          name="last_period"
          value={value.lastPeriod}
          {...(today && lastPeriodSpan(today))}
          outside={parts?.problemWithPeriod(value.lastPeriod, today)}
          asked={asked}
          missing="Enter the first day of your last period, with day, month and year."
          onChange={lastPeriod => startTransition(() => set({ lastPeriod }))}
        />
        {value.mode === 'regular' ? (
          <NumberField
            label="Cycle length"
            name="cycle_length"
            value={value.cycleLength}
            range={{ min: cycleLengths.min, max: cycleLengths.max, unit: 'days' }}
            asked={asked}
            missing="Enter a number of days, 28 if you are not sure."
            onChange={cycleLength => startTransition(() => set({ cycleLength }))}
          />
        ) : (
          <p className="tool-note">Counted with the cycles that you entered in the calculator.</p>
        )}
        <Button type="submit">Work it out</Button>
      </form>
      <section aria-label="Result" className="fertile-result">
        <output>
          {answer ??
            (hasFailed ? (
              <DeferredNote hasFailed load={load} />
            ) : (
              'Your fertile days appear here once both fields are filled in.'
            ))}
        </output>
        <p className="tool-note">An estimate from dates. It cannot prevent a pregnancy.</p>
        <a href="/ovulation-calculator">More cycles, irregular cycles and test days: the whole calculator</a>
      </section>
      <p className="tool-note">{storingWords[storing] ?? 'Saved on this device. Nothing is sent to us.'}</p>
    </div>
  )
}
