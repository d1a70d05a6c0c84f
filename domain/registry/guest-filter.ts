// What guests may narrow a list by: what a gift costs them, its group, and whether several may give it together.
import { formatMoney, minorDigits } from '../tools/money.ts'
import { type Currency, type ItemGroup, itemGroups } from './registry.ts'
import { shareAmounts } from './shares.ts'

/** In dollars; other currencies have their own scale. */
const bounds = {
  low: { min: 0, max: 25 },
  some: { min: 25, max: 50 },
  more: { min: 50, max: 100 },
  most: { min: 100, max: Infinity },
} as const
/** `none`: without a price, as time and help are. */
export type PriceRange = keyof typeof bounds | 'none'
const priceRanges: readonly PriceRange[] = ['low', 'some', 'more', 'most', 'none']

export interface GuestFilter {
  price: PriceRange | ''
  group: ItemGroup | ''
  /** Group gifts alone. */
  shared: boolean
}

interface Filtered {
  price: number | null
  currency: Currency
  shares: number | null
  group: ItemGroup
}

/** How many major units are about as much as one dollar, in round figures; one where it is not named. */
const scales: Partial<Record<Currency, number>> = { JPY: 100, INR: 50, ZAR: 20, MXN: 20, SEK: 10, NOK: 10, DKK: 10 }
const unitOf = (currency: Currency) => (scales[currency] ?? 1) * 10 ** minorDigits(currency)

/** What one guest pays: of a group gift, a share. Minor units; null without a price. */
const costOf = ({ price, shares }: Pick<Filtered, 'price' | 'shares'>): number | null =>
  price !== null && shares !== null ? (shareAmounts(price, shares)[0] ?? null) : price

function rangeOf(gift: Filtered): PriceRange {
  const cost = costOf(gift)
  if (cost === null) return 'none'
  const dollars = cost / unitOf(gift.currency)
  return priceRanges.find(range => range !== 'none' && dollars < bounds[range].max) ?? 'most'
}

/** The filter that an address asks for; what it does not know counts as not asked for. */
export const guestFilterOf = (query: Readonly<Record<string, string>>): GuestFilter => ({
  price: priceRanges.find(range => range === query.price) ?? '',
  group: itemGroups.find(({ value }) => value === query.group)?.value ?? '',
  shared: query.shared === '1',
})

export const isFiltered = ({ price, group, shared }: GuestFilter): boolean => price !== '' || group !== '' || shared

/** The gifts that fit, in their order. */
export const filterGifts = <G extends Filtered>(gifts: readonly G[], { price, group, shared }: GuestFilter): G[] =>
  gifts.filter(
    gift =>
      (price === '' || rangeOf(gift) === price) &&
      (group === '' || gift.group === group) &&
      (!shared || gift.shares !== null),
  )

/** The ranges that some of the gifts are in, with their words in the currency of most of them. */
export function rangesIn(gifts: readonly Filtered[]): { value: PriceRange; label: string }[] {
  const there = new Set(gifts.map(rangeOf))
  const counts = Map.groupBy(gifts, ({ currency }) => currency)
  const [currency = 'USD'] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  const words = (range: PriceRange) => {
    if (range === 'none') return 'Without a price'
    const [min, max] = [bounds[range].min, bounds[range].max].map(dollars =>
      formatMoney(dollars * unitOf(currency), currency),
    )
    if (range === 'low') return `Under ${max}`
    return range === 'most' ? `${min} and more` : `${min} to ${max}`
  }
  return priceRanges.filter(range => there.has(range)).map(value => ({ value, label: words(value) }))
}

/** The groups that some of the gifts are in. */
export const groupsIn = (gifts: readonly Filtered[]): { value: ItemGroup; label: string }[] =>
  itemGroups.filter(({ value }) => gifts.some(({ group }) => group === value)).map(group => ({ ...group }))
