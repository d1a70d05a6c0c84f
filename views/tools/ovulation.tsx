import { useRef, useState } from 'react'
import { ovulationTool } from '../../state/tools/ovulation.ts'
import { Button } from '../ui/button.tsx'
import { DeferredNote, useDeferred } from './deferred.tsx'
import { OvulationFields } from './ovulation-fields.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useRetold } from './use-retold.ts'
import { useTool } from './use-stored-tool.ts'
import { useSubmission } from './use-submission.ts'
import { useToday } from './use-today.ts'

const loadParts = () => import('./ovulation-deferred.ts')

/** The fertile days of the coming cycles, by dates alone. */
export function OvulationTool(_: ToolProps) {
  const { value, storing, isAwake, change } = useTool(ovulationTool)
  const today = useToday()
  const [touched, setTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isUsed = touched || (isAwake && storing !== 'empty')
  const { part: parts, hasFailed, load } = useDeferred(loadParts, isUsed)
  useRetold(ovulationTool, parts !== null)
  const { asked, submit, begin } = useSubmission(form, hasFailed || parts !== null)

  const work = (today && parts?.workOf(value, today)) || null
  // What the device stores comes all at once: nothing that is in view moves.
  const isSettled = touched || (isAwake && (!isUsed || parts || hasFailed))

  return (
    <ToolFrame
      tool={ovulationTool}
      lines={parts && work ? parts.linesOf(work) : []}
      sheet={parts && work && <parts.OvulationSheet {...work} />}
    >
      <form
        method="dialog"
        ref={form}
        className={isSettled ? 'tool-fields' : 'tool-fields ovulation-unsettled'}
        noValidate
        onSubmit={event => {
          submit(event)
          setTouched(true) // some browsers give a pressed button no focus
        }}
        onFocus={() => setTouched(true)}
      >
        <OvulationFields
          Varying={parts?.VaryingFields}
          value={value}
          periodProblem={parts?.problemWithPeriod(value.lastPeriod, today)}
          set={fields => {
            if (fields.mode) begin()
            change(now => ({ ...now, ...fields }))
          }}
          today={today}
          asked={asked}
        />
        <div className="button-row">
          <Button type="submit">Work it out</Button>
        </div>
      </form>
      <section aria-label="Result" className="ovulation-result">
        {parts && work ? (
          <parts.OvulationResult
            {...work}
            entries={value}
            change={change}
            onNewer={() => form.current?.querySelector('input')?.focus()}
          />
        ) : (
          <output className="tool-note">
            {hasFailed ? (
              <DeferredNote hasFailed load={load} />
            ) : (
              'The fertile days appear here once the fields above are filled in.'
            )}
          </output>
        )}
      </section>
    </ToolFrame>
  )
}
