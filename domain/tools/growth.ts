// Where a measurement lies on a growth chart, by the LMS method: Cole TJ, Green PJ, Stat Med 1992;11:1305-1319.
import { correctedAgeMonths, isPreterm } from '../ages.ts'
import { addMonths, type CalendarDate, daysBetween } from '../dates.ts'
import type { GrowthRow } from './growth-tables.ts'

/** Days in a month of the WHO's tables, 365.25 / 12. */
const daysPerMonth = 30.4375

/** From this age on the CDC's charts are used, before it the WHO's. CDC, MMWR 2010;59(RR-9). */
export const cdcFromMonths = 24
/** The last month that is drawn; head circumference ends at `lastHeadMonth`. */
export const lastChartMonth = 60
export const lastHeadMonth = 36

/** The percentiles that are drawn as lines, with their z: 3, 15, 50, 85 and 97. */
export const drawnLines = [
  { percentile: 3, z: -1.880794 },
  { percentile: 15, z: -1.036433 },
  { percentile: 50, z: 0 },
  { percentile: 85, z: 1.036433 },
  { percentile: 97, z: 1.880794 },
] as const

/**
 * Beyond these z a number was more likely mistyped or has the wrong unit. The WHO's flags of implausible values, WHO
 * Anthro for personal computers, manual, 2011, section "Flags".
 */
export const plausibleZ = {
  weight: { min: -6, max: 5 },
  length: { min: -6, max: 6 },
  head: { min: -5, max: 5 },
} as const

export interface ChartAge {
  /** Months and parts of one, on the chart. */
  months: number
  /** It counts from the due date. */
  corrected: boolean
}

/**
 * The age at which a measurement stands on the chart: since birth, or for a child born before 37 weeks since the due
 * date until the second birthday. Null before the birth, and before the due date, when these charts do not hold.
 */
export function chartAge(birth: CalendarDate, dueDate: CalendarDate | null, on: CalendarDate): ChartAge | null {
  const corrected =
    dueDate !== null && isPreterm(birth, dueDate) && on < addMonths(birth, correctedAgeMonths) ? dueDate : null
  const days = daysBetween(corrected ?? birth, on)
  return days < 0 ? null : { months: days / daysPerMonth, corrected: corrected !== null }
}

/** L, M and S at an age between two rows, in a line; null outside the table. */
export function lmsAt(rows: readonly GrowthRow[], months: number): { l: number; m: number; s: number } | null {
  const next = rows.findIndex(([at]) => at >= months)
  const after = rows[next]
  if (!after) return null
  const before = rows[Math.max(0, next - 1)] ?? after
  if (months < before[0]) return null
  const part = after[0] === before[0] ? 0 : (months - before[0]) / (after[0] - before[0])
  const [l, m, s] = ([1, 2, 3] as const).map(i => before[i] + (after[i] - before[i]) * part)
  return { l: l as number, m: m as number, s: s as number } // three were mapped
}

type Lms = NonNullable<ReturnType<typeof lmsAt>>

/** Z = ((X/M)^L - 1) / (L * S), and ln(X/M) / S where L is 0. @param value above 0, in the table's unit */
export const zOf = (value: number, { l, m, s }: Lms): number =>
  Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)

/** The value at a z: M * (1 + L * S * Z)^(1/L), the inverse of `zOf`. */
export const valueAt = (z: number, { l, m, s }: Lms): number =>
  Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)

/** Phi(z) in percent. Abramowitz and Stegun 26.2.17, off by less than 0.00001 percent. */
export function percentileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return 100 * (z < 0 ? tail : 1 - tail)
}

const ordinal = (n: number) => {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** The place of a z in words that judge nothing: 'about the 38th percentile, between the lines 15 and 50'. */
export function placeInWords(z: number): string {
  const percentile = percentileOf(z)
  const [lowest, highest] = [drawnLines[0], drawnLines.at(-1)]
  if (percentile < 1) return `below the 1st percentile, under the line ${lowest.percentile}`
  if (percentile > 99) return `above the 99th percentile, over the line ${highest?.percentile}`
  const about = `about the ${ordinal(Math.round(percentile))} percentile`
  const above = drawnLines.findIndex(line => line.z >= z)
  const over = drawnLines[above]
  const under = drawnLines[above - 1]
  if (!over) return `${about}, over the line ${highest?.percentile}`
  if (!under) return `${about}, under the line ${lowest.percentile}`
  return `${about}, between the lines ${under.percentile} and ${over.percentile}`
}
