// Lengths and weights within a sentence, in the units of its readers first.
import { formatInches, formatOunces } from './body-measures.ts'

/** A length in centimetres or a weight in grams, with what stands behind it in brackets already. */
const measure = /(\d[\d,]*(?:\.\d+)?) (cm|g)\b(?: \([^)]*(?:in|lb|oz)\b[^)]*\))?/g

/**
 * Gives each length and weight of a baby in a sentence in both units: "9.7 in (24.6 cm)" for readers in the US, "24.6 cm
 * (9.7 in)" elsewhere. What stands in pounds, ounces or inches behind one is worked out anew.
 */
export const inBothUnits = (sentence: string, country: 'US' | 'other'): string =>
  sentence.replace(measure, (_, number: string, unit: string) => {
    const value = Number(number.replaceAll(',', ''))
    const us = unit === 'cm' ? formatInches(value) : formatOunces(value)
    return country === 'US' ? `${us} (${number} ${unit})` : `${number} ${unit} (${us})`
  })
