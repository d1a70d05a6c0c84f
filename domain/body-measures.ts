// Lengths and weights in words, metric and US, for pages that show how big a baby is.
import type { FetalSize } from './fetal-size.ts'
import { cmPerInch } from './us-units.ts'

const gramsPerOunce = 28.3495
const ouncesPerPound = 16

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)))

const inchesOf = (cm: number): string => rounded(cm / cmPerInch, cm < cmPerInch ? 2 : 1)

/** Centimetres in inches: one decimal, two below an inch, without trailing zeros. 37.6 gives '14.8 in'. */
export const formatInches = (cm: number): string => `${inchesOf(cm)} in`

/**
 * Grams in ounces with one decimal, from 16 ounces on in pounds and whole ounces. 331 gives '11.7 oz', 3619 gives '8
 * lb'.
 */
export function formatOunces(grams: number): string {
  const ounces = Number((grams / gramsPerOunce).toFixed(1))
  if (ounces < ouncesPerPound) return `${ounces} oz`
  const whole = Math.round(grams / gramsPerOunce)
  const rest = whole % ouncesPerPound
  return `${Math.floor(whole / ouncesPerPound)} lb${rest === 0 ? '' : ` ${rest} oz`}`
}

/** A length in words: '36.4 cm' and '14.3 in'. */
export function lengthInWords({ lengthCm }: Pick<FetalSize, 'lengthCm'>): { metric: string; us: string } {
  return { metric: `${lengthCm} cm`, us: formatInches(lengthCm) }
}

/** A weight in words: '1,210 g' and '2 lb 11 oz'. */
export function weightInWords(grams: number): { metric: string; us: string } {
  return { metric: `${grams.toLocaleString('en-US')} g`, us: formatOunces(grams) }
}
