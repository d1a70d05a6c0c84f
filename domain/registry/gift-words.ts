// What a guest reads about a gift in figures: what it costs, and how much of it is still wished for.
import { formatMoney } from '../tools/money.ts'
import { type Currency, itemKinds, type Priority } from './registry.ts'
import { capacityOf, shareAmounts } from './shares.ts'

export interface GiftFigures {
  /** In minor units; null when none was given. */
  price: number | null
  currency: Currency
  quantity: number
  /** Parts of a group gift; null when it is given whole. */
  shares: number | null
  /** How many, or how many shares, nobody has reserved. */
  left: number
}

/** What one share costs, in words; the range when they differ by a cent. '' when the gift is given whole. */
export function sharePrice({ price, currency, shares }: Omit<GiftFigures, 'left' | 'quantity'>): string {
  if (price === null || shares === null) return ''
  const amounts = shareAmounts(price, shares)
  const [most = 0, least = 0] = [amounts[0], amounts.at(-1)]
  return most === least
    ? formatMoney(most, currency)
    : `${formatMoney(least, currency)} or ${formatMoney(most, currency)}`
}

/** What the gift costs, in words; '' when no price was given. */
export const giftPrice = ({ price, currency }: Pick<GiftFigures, 'price' | 'currency'>): string =>
  price === null ? '' : formatMoney(price, currency)

/** How much of a gift is taken or left, as a figure and what stands behind it. */
export interface Amount {
  figure: number
  rest: string
  /** Of a group gift, whose figure counts what is taken: all shares. */
  of?: number
}

/** @returns null for one thing that is given whole */
export function amountWords(gift: GiftFigures): Amount | null {
  const all = capacityOf(gift)
  if (gift.shares !== null)
    return { figure: all - gift.left, rest: ` of ${all} shares taken, ${sharePrice(gift)} each`, of: all }
  return all > 1 ? { figure: gift.left, rest: ` of ${all} still wished for` } : null
}

/** That somebody was faster, and what is left. @param left pieces, or shares */
export const takenWords = (left: number): string =>
  left < 1
    ? 'Somebody was faster: this gift has just been reserved. Nothing was reserved for you.'
    : `Somebody was faster: only ${left} left. Nothing was reserved for you yet; you can change the number and try again.`

const priorityWords: Readonly<Record<Priority, string>> = {
  most: 'Most wished for',
  normal: '',
  nice: 'Only if you like',
}

/** All about a gift that is worth a few words, in the order in which guests look for it. */
export const giftFacts = (
  gift: Omit<GiftFigures, 'left'> & { priority: Priority; second_hand: boolean; kind: string },
): string[] =>
  [
    gift.shares === null ? giftPrice(gift) : `${giftPrice(gift)} together`,
    gift.kind === 'thing' ? '' : (itemKinds.find(({ value }) => value === gift.kind)?.label ?? ''),
    gift.second_hand ? 'Second-hand is welcome' : '',
    priorityWords[gift.priority],
  ].filter(Boolean)
