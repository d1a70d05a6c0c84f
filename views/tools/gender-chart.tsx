import { startTransition, useRef, useState } from 'react'
import { parseDate } from '../../domain/dates.ts'
import { type ChartMethod, chartMethodKeys, chartMethods, spanOf } from '../../domain/tools/gender-chart-entries.ts'
import { lunarSpan } from '../../domain/tools/lunar-span.ts'
import { type GenderChartEntries, genderChartTool } from '../../state/tools/gender-chart.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { DateField } from './date-field.tsx'
import { DeferredNote, useDeferred } from './deferred.tsx'
import { ChartResult } from './gender-chart-result.tsx'
import { ChartTable } from './gender-chart-table.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useTool } from './use-stored-tool.ts'
import { useSubmission } from './use-submission.ts'
import { useToday } from './use-today.ts'

const methods = chartMethodKeys.map(value => ({ value, label: chartMethods[value].label }))

const loadAnswer = () => import('./gender-chart-answer.tsx')

/** The chart, and the cell of two days in it. */
export function GenderChartTool(_: ToolProps) {
  const { value, storing, change } = useTool(genderChartTool)
  const [isTouched, setTouched] = useState(false)
  const today = useToday()
  const form = useRef<HTMLFormElement>(null)

  const { method } = value
  const birth = parseDate(value.birth)
  const date = parseDate(value[method])
  const { part, hasFailed, load } = useDeferred(loadAnswer, isTouched || storing === 'stored')
  const { asked, submit } = useSubmission(form, hasFailed || part !== null)
  const { birthProblem, dayProblem, answer } = part?.lookUp({ birth, method, date, today }) ?? {}

  const set = (fields: Partial<GenderChartEntries>) => change(now => ({ ...now, ...fields }))
  return (
    <ToolFrame tool={genderChartTool} lines={answer?.lines ?? []} sheet={answer?.sheet ?? <ChartTable marked="" />}>
      <div className="chart-desk">
        <form
          method="dialog"
          ref={form}
          className="tool-fields"
          noValidate
          onSubmit={submit}
          onFocus={() => setTouched(true)}
        >
          <DateField
            label="Your birth date"
            name="birth_date"
            tip="Of the one who is pregnant."
            value={value.birth}
            min={lunarSpan.min}
            max={today ?? undefined}
            outside={birthProblem}
            asked={asked}
            missing="Enter a birth date, with day, month and year."
            onChange={birth => startTransition(() => set({ birth }))}
          />
          <RadioGroup
            label="What is known"
            name="known_by"
            items={methods}
            value={method}
            onChange={change => set({ method: change.value as ChartMethod })} // its items are the methods
          />
          <DateField
            key={method}
            label={chartMethods[method].label}
            name={method}
            value={value[method]}
            {...spanOf(method, today)}
            outside={dayProblem}
            asked={asked}
            missing="Enter this date, with day, month and year, or choose another above."
            onChange={text => startTransition(() => set({ [method]: text }))}
          />
          <div className="button-row">
            <Button type="submit">Work it out</Button>
          </div>
        </form>
        <ChartResult>
          {answer?.shown ??
            (hasFailed ? (
              <DeferredNote hasFailed load={load} />
            ) : (
              <p>Enter both dates, and your cell is marked below.</p>
            ))}
        </ChartResult>
      </div>
      <ChartTable id="your-cell" marked={answer?.marked ?? ''} />
    </ToolFrame>
  )
}
