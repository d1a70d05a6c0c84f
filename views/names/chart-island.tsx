import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { yearAxis } from '../../domain/names/chart-axis.ts'
import { type Drawing, placesOf } from '../../domain/names/chart-drawing.ts'
import { ChartKey } from './chart-mark.tsx'
import { ChartSvg, type Pointed } from './chart-svg.tsx'

/** The cells of the table for one line in one year, word for word. */
export type YearCells = readonly [rank: string, births: string, percent: string]

export interface NameChartProps {
  drawing: Drawing
  /** The id of the table with the same years, newest first, and for each line its rank, births and percent. */
  table: string
  /** The cells of the last year. */
  newest: readonly YearCells[]
}

/** The row of a year in the table: the chart takes its figures from there, so that both always agree. */
function cellsOf(table: string, row: number): YearCells[] {
  const cells = [...document.querySelectorAll(`#${table} tbody tr:nth-child(${row + 1}) td`)].map(
    ({ textContent }) => textContent,
  )
  return Array.from({ length: cells.length / 3 }, (_, i) => [
    cells[i * 3] ?? '',
    cells[i * 3 + 1] ?? '',
    cells[i * 3 + 2] ?? '',
  ])
}

/** Keys that move the year, and how far. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** A chart with the figures of one year above it: the newest, or the one chosen with the pointer or the keys. */
export function NameChart({ drawing, table, newest }: NameChartProps) {
  const [from, to] = drawing.years
  const [year, setYear] = useState(to)
  const [moved, setMoved] = useState(false)
  // The chart can be focused only once its keys work, which needs script.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const cells = year === to ? newest : cellsOf(table, to - year)
  const go = (next: number) => {
    setMoved(true)
    setYear(Math.min(Math.max(next, from), to))
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left = 0, width = 1 } = currentTarget.firstElementChild?.getBoundingClientRect() ?? {}
    go(Math.round(from + ((clientX - left) / width) * (to - from)))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(year + step)
  }
  return (
    <div className="chart">
      <div className="chart-read">
        <p className="chart-at">{year}</p>
        <ul>
          {drawing.lines.map(({ label, style, broken }, i) => (
            <li key={label}>
              <ChartKey style={style} broken={broken} />
              <b>{label}</b>
              <span>{inWords(cells[i])}</span>
            </li>
          ))}
        </ul>
      </div>
      <div
        className="chart-frame"
        onPointerMove={point}
        onPointerDown={point}
        {...(alive && {
          role: 'slider',
          tabIndex: 0,
          'aria-label': 'Year of the chart',
          'aria-valuemin': from,
          'aria-valuemax': to,
          'aria-valuenow': year,
          'aria-valuetext': `${year}: ${drawing.lines.map(({ label }, i) => `${label}, ${inWords(cells[i])}`).join('; ')}`,
          onKeyDown: press,
        })}
      >
        <ChartSvg drawing={drawing} pointed={moved ? pointedAt(drawing, year) : undefined} />
      </div>
    </div>
  )
}

const none = '–'

function inWords([rank, births, percent]: YearCells = ['', '', '']): string {
  return rank && rank !== none ? `rank ${rank}, ${births} births, ${percent}` : 'not listed'
}

function pointedAt(drawing: Drawing, year: number): Pointed {
  const [from, to] = drawing.years
  const places = drawing.lines.map(line => placesOf(drawing, line)[year - from] ?? null)
  return { x: yearAxis(from, to).place(year), places }
}
