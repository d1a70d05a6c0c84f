// The gifts of a list as a table for spreadsheets.
import { csvOf } from '../csv.ts'

export interface GiftRow {
  item: { title: string; shares: number | null }
  quantity: number
  state: string
  giver: { name: string; message: string }
  thanked: boolean
}

/** The gifts of a list as CSV, for thank-you notes. */
export const giftsToCsv = (gifts: readonly GiftRow[]): string =>
  csvOf([
    ['Gift', 'How many', 'Of', 'From', 'Message', 'State', 'Thanked'],
    ...gifts.map(({ item, quantity, state, giver, thanked }) => [
      item.title,
      `${quantity}`,
      item.shares === null ? '' : `${item.shares} shares`,
      giver.name,
      giver.message,
      state,
      thanked ? 'yes' : '',
    ]),
  ])
