// Parts of a group gift.

/** The parts of a price, in minor units: as equal as whole units allow, the larger first; together they are the price. */
export function shareAmounts(price: number, shares: number): number[] {
  const least = Math.floor(price / shares)
  const larger = price - least * shares
  return Array.from({ length: shares }, (_, i) => least + (i < larger ? 1 : 0))
}

/** How many of an item can be reserved in all: pieces, or shares of a group gift. */
export const capacityOf = ({ quantity, shares }: { quantity: number; shares: number | null }): number =>
  shares ?? quantity
