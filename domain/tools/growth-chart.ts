// A growth chart as it is drawn: lines of percentiles, and the child's own points.
import { type CalendarDate, parseDate } from '../dates.ts'
import type { Baby, Measure } from './babies.ts'
import { birthDateOf, dueDateOf } from './baby-dates.ts'
import { metricOf, typedInWords } from './baby-measures.ts'
import {
  cdcFromMonths,
  chartAge,
  drawnLines,
  lastChartMonth,
  lastHeadMonth,
  lmsAt,
  plausibleZ,
  valueAt,
  zOf,
} from './growth.ts'
import { cdcTables, type Measured, type Sex, whoTables } from './growth-tables.ts'

export interface GrowthPoint {
  id: number
  day: CalendarDate
  months: number
  corrected: boolean
  /** Kilograms or centimeters. */
  value: number
  /** As it was typed. */
  typed: string
  z: number
  /** More likely mistyped, or in the wrong unit: it is not drawn. */
  isOdd: boolean
}

/** The rows that hold at an age: of the WHO under two years, then of the CDC. */
const rowsAt = (sex: Sex, measured: Measured, months: number) =>
  (months < cdcFromMonths ? whoTables : cdcTables)[sex][measured]

/** The last month of a measurement's chart. */
export const lastMonthOf = (measured: Measured): number => (measured === 'head' ? lastHeadMonth : lastChartMonth)

export interface GrowthChild {
  birth: CalendarDate
  dueDate: CalendarDate | null
  sex: Sex
  measures: readonly Measure[]
}

/** A child whose birth date and chart are known; null for another. */
export function growthChild(baby: Baby, today: CalendarDate): GrowthChild | null {
  const birth = birthDateOf(baby, today)
  const { chart: sex, measures } = baby
  return birth && sex ? { birth, dueDate: dueDateOf(baby, birth), sex, measures } : null
}

/** Where each measurement stands, oldest first; what was taken before the due date or beyond the chart is left out. */
export function pointsOf({ birth, dueDate, sex, measures }: GrowthChild, measured: Measured): GrowthPoint[] {
  return measures
    .flatMap(measure => {
      const value = metricOf(measure)[measured]
      const day = parseDate(measure.day)
      const age = day && chartAge(birth, dueDate, day)
      const lms = age && lmsAt(rowsAt(sex, measured, age.months), age.months)
      if (value === null || !day || !age || !lms || age.months > lastMonthOf(measured)) return []
      const z = zOf(value, lms)
      const { min, max } = plausibleZ[measured]
      const typed = typedInWords(measure, measured)
      return [{ id: measure.id, day, ...age, value, typed, z, isOdd: z < min || z > max }]
    })
    .sort((a, b) => a.months - b.months)
}

export interface LeftOut {
  id: number
  day: CalendarDate
  typed: string
  why: string
}

/** The measurements that have no point on the chart, newest first, each with why. */
export function leftOut({ birth, dueDate, measures }: GrowthChild, measured: Measured): LeftOut[] {
  return measures.flatMap(measure => {
    const day = parseDate(measure.day)
    if (!day || metricOf(measure)[measured] === null) return []
    const age = chartAge(birth, dueDate, day)
    if (age && age.months <= lastMonthOf(measured)) return []
    const why = age
      ? `it ends with ${measured === 'head' ? 'three' : 'five'} years`
      : `before the ${day < birth ? 'birth' : 'due'} date`
    return [{ id: measure.id, day, typed: typedInWords(measure, measured), why }]
  })
}

/** The months that a chart shows: the shortest of these that holds all points. */
const spans = [
  [0, 6],
  [0, 12],
  [0, 24],
  [0, 36],
  [0, 60],
] as const

export interface GrowthChart {
  from: number
  to: number
  low: number
  high: number
  /** A line for each percentile, parted where the charts change at 24 months. */
  lines: { percentile: number; points: { months: number; value: number }[] }[]
}

/** The lines of a chart that has room for these points. */
export function chartOf(sex: Sex, measured: Measured, points: readonly GrowthPoint[]): GrowthChart {
  const last = Math.max(...points.map(({ months }) => months), 0)
  const [from, to] = spans.find(([, to]) => last <= to) ?? [0, lastChartMonth]
  const end = Math.min(to, lastMonthOf(measured))
  const ages = Array.from({ length: end - from + 1 }, (_, i) => from + i)
  const line = (ages: number[], z: number) =>
    ages.flatMap(months => {
      const lms = lmsAt(rowsAt(sex, measured, months), months)
      return lms ? [{ months, value: valueAt(z, lms) }] : []
    })
  const young = ages.filter(months => months < cdcFromMonths)
  if (end >= cdcFromMonths) young.push(cdcFromMonths - 0.01)
  const old = ages.filter(months => months >= cdcFromMonths)
  const lines = drawnLines.flatMap(({ percentile, z }) =>
    [young, end > cdcFromMonths ? old : []].flatMap(ages =>
      ages.length > 1 ? [{ percentile, points: line(ages, z) }] : [],
    ),
  )
  const values = [...lines.flatMap(({ points }) => points.map(({ value }) => value)), ...points.map(p => p.value)]
  return { from, to: end, low: Math.floor(Math.min(...values)), high: Math.ceil(Math.max(...values)), lines }
}
