// Amounts of money as people type them, in whole minor units (cents) of a currency.

/** Currencies to choose from, by their ISO 4217 codes. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'BRL',
  'MXN',
  'INR',
  'JPY',
  'ZAR',
] as const
export type Currency = (typeof currencies)[number]

/** What stands before an amount in English of the US. Source: CLDR, as Intl.NumberFormat has it (a test compares all). */
const signs: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  CHF: 'CHF\u00a0',
  SEK: 'SEK\u00a0',
  NOK: 'NOK\u00a0',
  DKK: 'DKK\u00a0',
  PLN: 'PLN\u00a0',
  BRL: 'R$',
  MXN: 'MX$',
  INR: '₹',
  JPY: '¥',
  ZAR: 'ZAR\u00a0',
}

/** Digits after the point: two, and none for yen. */
export const minorDigits = (currency: Currency): number => (currency === 'JPY' ? 0 : 2)

/** An amount in minor units: a whole number, 0 or more. */
export type Minor = number

/** The most that one field takes, in major units. */
export const mostMoney = 99_999_999

/**
 * The amount that a typed text means; null for anything else. The last point or comma divides the decimals, unless it
 * has three digits behind it: 1,200 and 1.200 are twelve hundred, 12.50 and 12,50 are twelve and a half.
 * @returns null for a text that is no amount, is negative, is beyond `mostMoney`, or has more decimals than the currency
 */
export function moneyOf(text: string, currency: Currency): Minor | null {
  const plain = text.replace(/[\s'\u2019]/g, '').replace(/^\p{Sc}|\p{Sc}$/gu, '')
  const parts = /^([1-9]\d{0,2}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!parts) return null
  const [, whole = '', decimals = ''] = parts
  const groups: string[] = whole.match(/[.,]/g) ?? []
  const divider = plain.at(-decimals.length - 1)
  // In 1,200,50 and in 1.200,300 the same sign would do both, or two signs the same.
  if (new Set(groups).size > 1 || (decimals !== '' && groups.includes(divider ?? ''))) return null
  const digits = minorDigits(currency)
  if (decimals.length > digits) return null
  const major = Number(whole.replace(/[.,]/g, ''))
  return major > mostMoney ? null : major * 10 ** digits + Number(decimals.padEnd(digits, '0') || 0)
}

/** What is wrong with a typed amount, in words that say what to do; '' for none, and for an amount. */
export function problemWithMoney(text: string, currency: Currency): string {
  if (text.trim() === '' || moneyOf(text, currency) !== null) return ''
  const example = minorDigits(currency) === 0 ? '1200' : '1200 or 1,200.50'
  return `Please enter an amount in figures, such as ${example}, up to ${grouped(mostMoney)}.`
}

/** A whole number with a comma before each three digits. */
const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Puts amounts in words of their currency, all with equal decimals: none when none of them has any. Intl would write the
 * same, but the first use of it in a tab takes a phone 150 ms, and that first use is the first key in the budget.
 */
export function moneyFormat(amounts: readonly Minor[], currency: Currency): (amount: Minor) => string {
  const digits = minorDigits(currency)
  const unit = 10 ** digits
  const isWhole = amounts.every(amount => amount % unit === 0)
  return amount => {
    const size = Math.abs(amount)
    const decimals = isWhole ? '' : `.${String(size % unit).padStart(digits, '0')}`
    return `${amount < 0 ? '-' : ''}${signs[currency]}${grouped(Math.floor(size / unit))}${decimals}`
  }
}

/** An amount in words of its currency; without decimals when there are none. */
export const formatMoney = (amount: Minor, currency: Currency): string => moneyFormat([amount], currency)(amount)
