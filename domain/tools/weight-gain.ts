// Weight gained in pregnancy beside the ranges of the Institute of Medicine (Weight Gain During Pregnancy:
// Reexamining the Guidelines, 2009), which ACOG's Committee Opinion 548 repeats. Ranges, not limits.
import { cmPerInch, kgPerPound } from '../us-units.ts'

export type WeightUnit = 'lb' | 'kg'

/** Lowest and highest. */
export type GainRange = readonly [number, number]

export interface GainRow {
  /** The row begins at this body mass index, in kg/m2. */
  from: number
  bmi: string
  total: Readonly<Record<WeightUnit, GainRange>>
  /** A week, in the second and third trimester. */
  weekly: Readonly<Record<WeightUnit, GainRange>>
  /** Provisional; null where the report gives none. */
  twins: Readonly<Record<WeightUnit, GainRange>> | null
}

/** By body mass index before the pregnancy. */
export const gainRows: readonly GainRow[] = [
  {
    from: 0,
    bmi: 'below 18.5',
    total: { lb: [28, 40], kg: [12.5, 18] },
    weekly: { lb: [1, 1.3], kg: [0.44, 0.58] },
    twins: null,
  },
  {
    from: 18.5,
    bmi: '18.5 to 24.9',
    total: { lb: [25, 35], kg: [11.5, 16] },
    weekly: { lb: [0.8, 1], kg: [0.35, 0.5] },
    twins: { lb: [37, 54], kg: [17, 25] },
  },
  {
    from: 25,
    bmi: '25 to 29.9',
    total: { lb: [15, 25], kg: [7, 11.5] },
    weekly: { lb: [0.5, 0.7], kg: [0.23, 0.33] },
    twins: { lb: [31, 50], kg: [14, 23] },
  },
  {
    from: 30,
    bmi: '30 or more',
    total: { lb: [11, 20], kg: [5, 9] },
    weekly: { lb: [0.4, 0.6], kg: [0.17, 0.27] },
    twins: { lb: [25, 42], kg: [11, 19] },
  },
]

/** The whole first trimester, for one baby. */
const firstTrimester: Readonly<Record<WeightUnit, GainRange>> = { lb: [1.1, 4.4], kg: [0.5, 2] }
const firstTrimesterDays = 98
const termDays = 280
/** The ranges for twins are for births at 37 to 42 weeks. */
const twinTermDays = 259

/** A weight in another unit, unrounded. */
export function weightIn(unit: WeightUnit, value: number, of: WeightUnit): number {
  if (unit === of) return value
  return unit === 'kg' ? value * kgPerPound : value / kgPerPound
}

/** Centimetres of feet and inches. */
export const cmOf = (feet: number, inches: number): number => (feet * 12 + inches) * cmPerInch

/** Body mass index in kg/m2 to a tenth. @param kg weight before the pregnancy @param cm height, above 0 */
export const bodyMassIndex = (kg: number, cm: number): number => Math.round((kg / (cm / 100) ** 2) * 10) / 10

/** The row of a body mass index. */
export const gainRowOf = (index: number): GainRow =>
  gainRows.findLast(({ from }) => index >= from) ?? (gainRows[0] as GainRow) // as: the table has rows

/** The range of the whole pregnancy; null for twins where the report gives none. */
export const totalGain = (row: GainRow, isTwins: boolean, unit: WeightUnit): GainRange | null =>
  isTwins ? (row.twins?.[unit] ?? null) : row.total[unit]

/**
 * The range of what is gained by a gestational age in days, 0 to 280 and no more after: straight lines to the end of
 * the first trimester and on to the total at 40 weeks. For twins the report has no steps: one line to 37 weeks. Null as
 * `totalGain`.
 */
export function gainBy(row: GainRow, isTwins: boolean, unit: WeightUnit, days: number): GainRange | null {
  const total = totalGain(row, isTwins, unit)
  if (!total) return null
  const share = (from: number, to: number) => Math.min(1, Math.max(0, (days - from) / (to - from)))
  if (isTwins) return [total[0] * share(0, twinTermDays), total[1] * share(0, twinTermDays)]
  const early = share(0, firstTrimesterDays)
  const late = share(firstTrimesterDays, termDays)
  const [low, high] = firstTrimester[unit]
  return [low * early + (total[0] - low) * late, high * early + (total[1] - high) * late]
}
