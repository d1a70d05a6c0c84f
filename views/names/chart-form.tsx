import { useEffect, useRef, useState } from 'react'
import { chartPath, chartSexes, mostNames } from '../../domain/names/chart-query.ts'
import type { Measure } from '../../domain/names/year-points.ts'
import { liveChart } from '../../state/chart-swap.ts'
import { Select } from './select.tsx'

export interface ChartFormProps {
  /** The names as typed into the field. */
  names: string
  sex: (typeof chartSexes)[number]
  measure: Measure
  from: number
  to: number
  combined: boolean
  /** First and last year of the counts. */
  span: readonly [number, number]
  /** The id of the part of the page that the answer replaces. */
  result: string
}

const sexLabels = { both: 'Both', girl: 'Girls', boy: 'Boys' } as const
const measureLabels = { percent: 'Percent', rank: 'Rank' } as const

/** Years to choose from: every tenth, the first and last, and the chosen one. */
function yearsFor([first, last]: readonly [number, number], chosen: number): number[] {
  const tenth = Array.from({ length: Math.floor((last - first) / 10) + 1 }, (_, i) => first + i * 10)
  return [...new Set([...tenth, chosen, last])].sort((a, b) => a - b)
}

/** Asks for a chart: a plain form. With script the chart and the address change without a new page. */
export function ChartForm({ names, sex, measure, from, to, combined, span, result }: ChartFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [said, say] = useState('')

  useEffect(() => (form.current ? liveChart(form.current, { span, result, say }) : undefined), [span, result])

  return (
    <form ref={form} className="chart-form name-box" action={chartPath} method="get">
      <label className="chart-names">
        <span>Names, up to {mostNames}</span>
        <input
          type="text"
          name="names"
          defaultValue={names}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="words"
          placeholder="Emma, Olivia"
        />
      </label>
      <Select name="sex" label="Sex" value={sex} choices={chartSexes.map(sex => [sex, sexLabels[sex]])} any="" />
      <Select
        name="measure"
        label="Show"
        value={measure}
        choices={(['percent', 'rank'] as const).map(one => [one, measureLabels[one]])}
        any=""
      />
      <Select
        name="from"
        label="From"
        value={from}
        choices={yearsFor(span, from).map(year => [year, String(year)])}
        any=""
      />
      <Select name="to" label="To" value={to} choices={yearsFor(span, to).map(year => [year, String(year)])} any="" />
      <label className="chart-combined">
        <input type="checkbox" name="spellings" value="combined" defaultChecked={combined} />
        Count spellings together
      </label>
      <button type="submit" className="button">
        <span>Draw the chart</span>
      </button>
      <p role="status" className="chart-said">
        {said}
      </p>
    </form>
  )
}
