// The axes of a chart: places of values, in percent of the drawing's width or height, and labelled ticks.
import type { Measure } from './year-points.ts'

/** A labelled value of an axis. */
export interface Tick {
  /** Place in percent, from the left or from the top. */
  at: number
  label: string
}

export interface Axis {
  ticks: readonly Tick[]
  /** Place of a value in percent. */
  place(value: number): number
}

const round = (value: number) => Math.round(value * 100) / 100

const yearSteps = [1, 2, 5, 10, 20, 50]
const mostYears = 8

/** Years from left to right, with ticks at round years. @param from not after `to` */
export function yearAxis(from: number, to: number): Axis {
  const span = to - from
  const place = (year: number) => (span ? round(((year - from) / span) * 100) : 50)
  const step = yearSteps.find(step => span / step < mostYears) ?? 50
  const ticks: Tick[] = []
  for (let year = Math.ceil(from / step) * step; year <= to; year += step)
    ticks.push({ at: place(year), label: String(year) })
  return { ticks, place }
}

/** Percent of births from the bottom up, from 0. @param most largest value that is drawn */
export function percentAxis(most: number): Axis {
  const step = niceStep(most / 4 || 0.01)
  const steps = Math.max(1, Math.ceil(most / step - 1e-9))
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const ticks = Array.from({ length: steps + 1 }, (_, i) => ({
    at: round(100 - (i / steps) * 100),
    label: i ? `${(i * step).toFixed(decimals)}%` : '0',
  }))
  return { ticks, place: value => round(100 - (value / (steps * step)) * 100) }
}

/** 1, 2 or 5 by a power of ten, not below `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const digit = [1, 2, 5, 10].find(digit => digit * power >= rough * (1 - 1e-9)) ?? 10
  return digit * power
}

/**
 * Ranks on a logarithmic scale, the first at the top, since births differ most between the first ranks.
 * @param last largest rank that is drawn, from 1
 */
export function rankAxis(last: number): Axis {
  const [end, marks] = rankScales.find(([end]) => last <= end) ?? [last, []]
  const place = (rank: number) => round((Math.log10(rank) / Math.log10(end)) * 100)
  return { ticks: marks.map(rank => ({ at: place(rank), label: rank.toLocaleString('en-US') })), place }
}

/** The rank at the foot of the drawing, and the labelled ranks. No year has 20,000 names of a sex. */
const rankScales: readonly (readonly [end: number, marks: readonly number[]])[] = [
  [10, [1, 2, 3, 5, 10]],
  [100, [1, 3, 10, 30, 100]],
  [1000, [1, 10, 100, 1000]],
  [10_000, [1, 10, 100, 1000, 10_000]],
  [25_000, [1, 10, 100, 1000, 10_000]],
]

/** The axis of a measure that has room for a value. @param worst the largest percent, or the largest rank */
export const valueAxis = (measure: Measure, worst: number): Axis =>
  measure === 'rank' ? rankAxis(Math.max(worst, 2)) : percentAxis(worst)
