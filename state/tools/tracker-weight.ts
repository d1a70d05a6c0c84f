// The weight part of the tracker: units as they were typed, and what follows from them.

import type { CalendarDate } from '../../domain/dates.ts'
import { gestationalAge } from '../../domain/pregnancy-dating.ts'
import { type NumberRange, numberIn } from '../../domain/tools/typed-number.ts'
import {
  bodyMassIndex,
  cmOf,
  type GainRow,
  gainRowOf,
  type WeightUnit,
  weightIn,
} from '../../domain/tools/weight-gain.ts'
import { cmPerInch } from '../../domain/us-units.ts'
import type { WeightEntries, WeightLine } from './tracker-lines.ts'

/** What can be entered. */
export const weightRanges = {
  lb: { min: 60, max: 700, decimals: 1, unit: 'lb' },
  kg: { min: 27, max: 320, decimals: 1, unit: 'kg' },
} as const satisfies Record<WeightUnit, NumberRange>
export const heightRanges = {
  feet: { min: 3, max: 7, unit: 'feet' },
  inches: { min: 0, max: 11, decimals: 1, unit: 'inches' },
  cm: { min: 100, max: 230, decimals: 1, unit: 'cm' },
} as const satisfies Record<string, NumberRange>

/** To a tenth. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** The height in centimetres by the fields of a unit; null while it is not there. */
function heightOf({ feet, inches, cm }: WeightEntries, unit: WeightUnit): number | null {
  if (unit === 'kg') return numberIn(cm, heightRanges.cm)
  const [whole, more] = [numberIn(feet, heightRanges.feet), inches.trim() ? numberIn(inches, heightRanges.inches) : 0]
  return whole === null || more === null ? null : cmOf(whole, more)
}

/** The entries in another unit; what cannot be read stays as it was typed. */
export function inUnit(entries: WeightEntries, from: WeightUnit, unit: WeightUnit): WeightEntries {
  if (from === unit) return { ...entries, unit }
  const before = numberIn(entries.before, weightRanges[from])
  const cm = heightOf(entries, from)
  const inches = cm === null ? 0 : tenth(cm / cmPerInch)
  return {
    ...entries,
    unit,
    ...(before !== null && { before: String(tenth(weightIn(unit, before, from))) }),
    ...(cm !== null && unit === 'kg' && { cm: String(Math.round(cm)) }),
    ...(cm !== null && unit === 'lb' && { feet: String(Math.floor(inches / 12)), inches: String(tenth(inches % 12)) }),
  }
}

export interface WeightFacts {
  /** Before the pregnancy. */
  before: number | null
  /** Body mass index before the pregnancy, and its row of ranges; null while height or weight is not there. */
  index: { value: number; row: GainRow } | null
}

/** What follows from the entries in a unit. */
export function weightFacts(entries: WeightEntries, unit: WeightUnit): WeightFacts {
  const before = numberIn(entries.before, weightRanges[unit])
  const cm = heightOf(entries, unit)
  if (before === null || cm === null) return { before, index: null }
  const value = bodyMassIndex(weightIn('kg', before, unit), cm)
  return { before, index: { value, row: gainRowOf(value) } }
}

/** What was gained by each line, oldest first, in a unit. */
export const gainsOf = (lines: readonly WeightLine[], before: number, unit: WeightUnit, due: CalendarDate) =>
  lines
    .toSorted((a, b) => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1))
    .map(line => ({
      days: gestationalAge(due, line.day).days,
      gain: tenth(weightIn(unit, line.weight, line.unit) - before),
    }))
