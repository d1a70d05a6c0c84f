// A list as a table for spreadsheets, and tables of other lists as items.
import { csvOf, plainCell, rowsOfCsv } from '../csv.ts'
import { type Currency, currencies, minorDigits, moneyOf } from '../tools/money.ts'
import { type ItemValues, itemProblems } from './fields.ts'
import { cleanUrl } from './links.ts'
import { type RegistryProblem, registryMessages } from './messages.ts'
import {
  type ItemGroup,
  type ItemKind,
  itemGroups,
  itemKinds,
  type Priority,
  priorities,
  registryLimits,
} from './registry.ts'

/** An item as it is typed, imported or sent. */
export interface ItemDraft extends ItemValues {
  kind: ItemKind
  group: ItemGroup
  currency: Currency
  priority: Priority
  second_hand: boolean
}

export const emptyItem: ItemDraft = {
  title: '',
  url: '',
  kind: 'thing',
  group: 'other',
  note: '',
  price: null,
  currency: 'USD',
  quantity: 1,
  shares: null,
  priority: 'normal',
  second_hand: false,
}

const columns = [
  'Title',
  'Link',
  'Quantity',
  'Price',
  'Currency',
  'Group',
  'Kind',
  'Priority',
  'Shares',
  'Second-hand',
  'Note',
] as const
type Column = (typeof columns)[number]

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find(choice => choice.value === value)?.label ?? ''

/** A price without a sign of its currency: '49.50'; '' for none. */
const plainPrice = (price: number | null, currency: Currency) =>
  price === null ? '' : (price / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))

/** The items of a list as CSV. Nothing in it can be taken for a formula. */
export const itemsToCsv = (items: readonly ItemDraft[]): string =>
  csvOf([
    columns,
    ...items.map(item => [
      item.title,
      item.url,
      `${item.quantity}`,
      plainPrice(item.price, item.currency),
      item.price === null ? '' : item.currency,
      labelOf(itemGroups, item.group),
      labelOf(itemKinds, item.kind),
      labelOf(priorities, item.priority),
      item.shares === null ? '' : `${item.shares}`,
      item.second_hand ? 'yes' : '',
      item.note,
    ]),
  ])

/** What other lists call the columns, in lower case. */
const synonyms: Readonly<Record<Column, readonly string[]>> = {
  Title: ['title', 'name', 'item', 'item name', 'product', 'product name', 'product title'],
  Link: ['link', 'url', 'product url', 'item url', 'web address', 'address'],
  Quantity: ['quantity', 'qty', 'quantity requested', 'requested', 'quantity wanted', 'wanted', 'how many'],
  Price: ['price', 'unit price', 'item price', 'cost', 'amount'],
  Currency: ['currency'],
  Group: ['group', 'category', 'section'],
  Kind: ['kind', 'type'],
  Priority: ['priority'],
  Shares: ['shares'],
  'Second-hand': ['second-hand', 'second hand', 'secondhand', 'used'],
  Note: ['note', 'notes', 'comment', 'comments', 'description'],
}

export interface CsvItems {
  items: ItemDraft[]
  /** Rows that cannot be added, counted from 1 with the head, and why. */
  problems: { row: number; title: string; words: string }[]
}

/** What a CSV text can add to a list. @param currency for prices that do not name theirs */
export function itemsFromCsv(text: string, currency: Currency = 'USD'): CsvItems {
  const [head = [], ...rows] = rowsOfCsv(text)
  const places = placesOf(head)
  const found: CsvItems = { items: [], problems: [] }
  for (const [i, row] of rows.slice(0, registryLimits.items).entries()) {
    const item = itemOf(column => cellOf(row, places[column]), currency)
    const problem: RegistryProblem | undefined = Object.values(itemProblems(item))[0]
    if (problem) found.problems.push({ row: i + 2, title: item.title, words: registryMessages[problem] })
    else found.items.push(item)
  }
  return found
}

function placesOf(head: readonly string[]): Record<Column, number> {
  const names = head.map(name => name.trim().toLowerCase())
  return Object.fromEntries(
    columns.map(column => [column, names.findIndex(name => synonyms[column].includes(name))]),
  ) as Record<Column, number> // as: its keys are the columns
}

const cellOf = (row: readonly string[], place: number) => plainCell((row[place] ?? '').trim())

const numberIn = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)
const choiceIn = <T extends string>(choices: readonly { value: T; label: string }[], text: string, otherwise: T): T =>
  choices.find(({ value, label }) => [value, label.toLowerCase()].includes(text.toLowerCase()))?.value ?? otherwise

function itemOf(cell: (column: Column) => string, usual: Currency): ItemDraft {
  const currency = currencies.find(one => one === cell('Currency').toUpperCase()) ?? usual
  const shares = cell('Shares')
  return {
    title: cell('Title'),
    url: cleanUrl(cell('Link')) ?? cell('Link'),
    kind: choiceIn(itemKinds, cell('Kind'), 'thing'),
    group: choiceIn(itemGroups, cell('Group'), 'other'),
    note: cell('Note'),
    price: cell('Price') === '' ? null : (moneyOf(cell('Price'), currency) ?? Number.NaN),
    currency,
    quantity: cell('Quantity') === '' ? 1 : numberIn(cell('Quantity')),
    shares: shares === '' ? null : numberIn(shares),
    priority: choiceIn(priorities, cell('Priority'), 'normal'),
    second_hand: /^(?:yes|y|true|1|x)$/i.test(cell('Second-hand')),
  }
}
