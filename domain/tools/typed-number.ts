// Numbers as people type them into a tool, and what is wrong with them.

export interface NumberRange {
  min: number
  max: number
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number
  /** What it counts, as in 'Please enter a whole number from 20 to 45 days.' */
  unit?: string
}

/** The number that a typed text means, with a point or a comma before its decimals; null for anything else. */
export function parseTypedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}

/** The number in its range; null for a text that is none, has too many decimals, or lies outside. */
export function numberIn(text: string, { min, max, decimals = 0 }: NumberRange): number | null {
  const number = parseTypedNumber(text)
  if (number === null || number < min || number > max) return null
  return Number(number.toFixed(decimals)) === number ? number : null
}

/** What is wrong with a typed text, in words that say what to do; '' for a number in its range, and for no text. */
export function problemWithNumber(text: string, range: NumberRange): string {
  if (text.trim() === '' || numberIn(text, range) !== null) return ''
  const { min, max, decimals = 0, unit } = range
  const what = decimals === 0 ? 'a whole number' : 'a number'
  return `Please enter ${what} from ${min} to ${max}${unit ? ` ${unit}` : ''}.`
}
