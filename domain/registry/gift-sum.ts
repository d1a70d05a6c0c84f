// What the gifts of a list are worth, for whoever plans with them once the surprise is over.
import type { Currency, Minor } from '../tools/money.ts'

interface Priced {
  id: string
  price: number | null
  currency: Currency
  shares: number | null
}
interface Given {
  item: { id: string }
  /** Pieces, or shares of a group gift. */
  quantity: number
}

/**
 * @returns the sum of the gifts with a price in that currency, and how many gifts are not in it: without a price, in
 * another currency, or of a wish that is not on the list any more
 */
export function giftSum(items: readonly Priced[], gifts: readonly Given[], currency: Currency) {
  const byId = new Map(items.map(item => [item.id, item]))
  let amount: Minor = 0
  let left = 0
  for (const { item, quantity } of gifts) {
    const { price, currency: own, shares } = byId.get(item.id) ?? { price: null, currency, shares: null }
    if (price === null || own !== currency) left++
    else amount += shares === null ? price * quantity : Math.round((price * quantity) / shares)
  }
  return { amount, left }
}
