import { useEffect, useRef, useState } from 'react'
import { type ChartQuery, chartAddress, chartPath, chartSexes, mostNames, readChartQuery } from '../../domain/names/chart-query.ts'
import type { Measure } from '../../domain/names/points.ts'

export interface ChartFormProps {
  /** As the field shows them. */
  names: string
  sex: (typeof chartSexes)[number]
  measure: Measure
  from: number
  to: number
  combined: boolean
  /** First and last year that there are. */
  span: readonly [number, number]
  /** The id of the part of the page that the answer takes the place of. */
  result: string
}

const sexLabels = { both: 'Both', girl: 'Girls', boy: 'Boys' } as const
const measureLabels = { percent: 'Percent', rank: 'Rank' } as const

/** Years to choose from: every tenth, the ends, and the one that is chosen. */
function yearsFor([first, last]: readonly [number, number], chosen: number): number[] {
  const tenth = Array.from({ length: Math.floor((last - first) / 10) + 1 }, (_, i) => first + i * 10)
  return [...new Set([...tenth, chosen, last])].sort((a, b) => a - b)
}

/** Asks for a chart. A plain form; where script runs, the chart changes in its place and the address with it. */
export function ChartForm({ names, sex, measure, from, to, combined, span, result }: ChartFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [said, say] = useState('')

  useEffect(() => {
    const element = form.current
    const [first, last] = span
    if (!element) return
    /** The latest of several that are on their way counts. */
    let latest = 0
    async function show(address: string, push: boolean) {
      const mine = ++latest
      const place = document.getElementById(result)
      place?.setAttribute('aria-busy', 'true')
      try {
        const answer = await fetch(address, { headers: { accept: 'text/html' } })
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
        const found = page.getElementById(result)
        if (mine !== latest) return
        if (!answer.ok || !found || !place) throw new Error('no chart')
        place.replaceWith(document.adoptNode(found))
        document.title = page.title
        if (push) history.pushState(null, '', address)
        say(found.querySelector('h2')?.textContent ?? '')
      } catch {
        if (mine === latest) location.assign(address)
      }
    }
    const ask = () => {
      const fields = Object.fromEntries(new FormData(element)) as ChartQuery // all of them are text
      return chartAddress(readChartQuery(fields, [first, last]), [first, last])
    }
    const send = (event: Event) => {
      event.preventDefault()
      show(ask(), true)
    }
    const change = ({ target }: Event) => {
      // The names are asked for by the button or Enter: while they are typed nothing jumps.
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') show(ask(), true)
    }
    const fill = (address: URL) => {
      const asked = readChartQuery(Object.fromEntries(address.searchParams), [first, last])
      setFields(element, { ...asked, names: asked.names.join(', ') })
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-chart]') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      fill(new URL(link.href))
      show(link.href, true)
    }
    const back = () => {
      fill(new URL(location.href))
      show(location.href, false)
    }
    element.addEventListener('submit', send)
    element.addEventListener('change', change)
    document.addEventListener('click', press)
    addEventListener('popstate', back)
    return () => {
      element.removeEventListener('submit', send)
      element.removeEventListener('change', change)
      document.removeEventListener('click', press)
      removeEventListener('popstate', back)
    }
  }, [span, result])

  return (
    <form ref={form} className="chart-form" action={chartPath} method="get" data-chart-form>
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
      <Choice name="sex" label="Born as" value={sex} choices={chartSexes.map(sex => [sex, sexLabels[sex]])} />
      <Choice name="measure" label="Show" value={measure} choices={(['percent', 'rank'] as const).map(one => [one, measureLabels[one]])} />
      <Choice name="from" label="From" value={from} choices={yearsFor(span, from).map(year => [year, String(year)])} />
      <Choice name="to" label="To" value={to} choices={yearsFor(span, to).map(year => [year, String(year)])} />
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

interface ChoiceProps {
  name: string
  label: string
  value: string | number
  choices: readonly (readonly [value: string | number, label: string])[]
}

const Choice = ({ name, label, value, choices }: ChoiceProps) => (
  <label className="name-select">
    <span>{label}</span>
    <select name={name} defaultValue={value}>
      {choices.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

/** Shows what an address asks for. A year that is not among the choices becomes one. */
function setFields(
  form: HTMLFormElement,
  asked: { names: string; sex: string; measure: string; from: number; to: number; combined: boolean },
) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name === 'spellings') field.checked = asked.combined
    else if (field instanceof HTMLInputElement && field.name === 'names') field.value = asked.names
    else if (field instanceof HTMLSelectElement) {
      const value = String(asked[field.name as 'sex' | 'measure' | 'from' | 'to']) // the form has no other lists
      if (![...field.options].some(option => option.value === value)) field.add(new Option(value, value))
      field.value = value
    }
  }
}
