// What a child measured, as it was typed, and what it comes to in kilograms and centimeters.
import { formatLong, parseDate } from '../dates.ts'
import { cmPerInch, kgPerPound } from '../us-units.ts'
import type { Measure, UnitSystem } from './babies.ts'
import type { VolumeUnit } from './baby-log.ts'
import type { Measured } from './growth-tables.ts'
import { type NumberRange, numberIn } from './typed-number.ts'

type Field = 'weight' | 'ounces' | 'length' | 'head'

/** What can be typed: from very small newborns to children of five. */
export const measureRanges: Readonly<Record<UnitSystem, Readonly<Record<Field, NumberRange>>>> = {
  us: {
    weight: { min: 0, max: 90, decimals: 3, unit: 'pounds' },
    ounces: { min: 0, max: 15.9, decimals: 1, unit: 'ounces' },
    length: { min: 8, max: 52, decimals: 3, unit: 'inches' },
    head: { min: 6, max: 25, decimals: 3, unit: 'inches' },
  },
  metric: {
    weight: { min: 0.3, max: 40, decimals: 3, unit: 'kilograms' },
    ounces: { min: 0, max: 0 },
    length: { min: 20, max: 130, decimals: 2, unit: 'centimeters' },
    head: { min: 15, max: 62, decimals: 2, unit: 'centimeters' },
  },
}

type Typed = Omit<Measure, 'id' | 'day'>

/** Kilograms and centimeters; null for what was not typed or is no number in its range. */
export function metricOf({ units, weight, ounces, length, head }: Typed): Readonly<Record<Measured, number | null>> {
  const ranges = measureRanges[units]
  const cm = (text: string, range: NumberRange) => {
    const number = numberIn(text, range)
    return number === null ? null : number * (units === 'us' ? cmPerInch : 1)
  }
  const heavy = numberIn(weight, ranges.weight)
  const rest = units === 'us' && ounces.trim() !== '' ? numberIn(ounces, ranges.ounces) : 0
  const kg =
    units === 'metric' ? heavy : rest === null || (heavy ?? rest) === 0 ? null : ((heavy ?? 0) + rest / 16) * kgPerPound
  return { weight: kg === 0 ? null : kg, length: cm(length, ranges.length), head: cm(head, ranges.head) }
}

/** One thing that was measured, as it was typed: '13 lb 2 oz', '22 in'; '' when it was not. */
export function typedInWords({ units, weight, ounces, ...lengths }: Typed, measured: Measured): string {
  const [heavy, long] = units === 'us' ? ['lb', 'in'] : ['kg', 'cm']
  if (measured !== 'weight') return lengths[measured] && `${lengths[measured]} ${long}`
  return [weight && `${weight} ${heavy}`, ounces && `${ounces} oz`].filter(Boolean).join(' ')
}

/** What was measured, as it was typed: '9 lb 3 oz, 22 in long, head 15 in'. */
export function measureInWords(typed: Typed): string {
  const [length, head] = [typedInWords(typed, 'length'), typedInWords(typed, 'head')]
  return [typedInWords(typed, 'weight'), length && `${length} long`, head && `head ${head}`].filter(Boolean).join(', ')
}

/** What a bottle can hold. */
export const bottleRanges: Readonly<Record<VolumeUnit, NumberRange>> = {
  oz: { min: 0.1, max: 20, decimals: 2, unit: 'ounces' },
  ml: { min: 1, max: 600, decimals: 1, unit: 'milliliters' },
}

/** The day of a measurement for people. */
export function measureDay({ day }: Measure): string {
  const date = parseDate(day)
  return date ? formatLong(date) : day
}
