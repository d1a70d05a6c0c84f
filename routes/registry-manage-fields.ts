// What the forms on registries send, as bodies of the member API, and what is wrong with it before that is asked.
import type { Registry, RegistryItem } from '../contract/registry.ts'
import type { ItemDraft } from '../domain/registry/csv.ts'
import { itemProblems } from '../domain/registry/fields.ts'
import { cleanUrl } from '../domain/registry/links.ts'
import { wordsFor } from '../domain/registry/messages.ts'
import { type Currency, currencies, itemGroups, itemKinds, priorities } from '../domain/registry/registry.ts'
import { minorDigits, moneyOf, problemWithMoney } from '../domain/tools/money.ts'
import { valuesIn } from '../views/registry/manage/changed-fields.tsx'
import type { Field } from './form.ts'

type Values = Record<string, string>

/**
 * What a form was filled in on: the API refuses a change of what is something else by now. Nothing where the form does
 * not say. @param read makes of the form's values what the API takes
 */
export function wasOf(field: Field, read: (field: Field) => object): { was?: object } {
  const was = valuesIn(field('was'))
  return was ? { was: read(name => was[name] ?? '') } : {}
}

const currencyOf = (text: string): Currency => currencies.find(code => code === text) ?? 'USD'
const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)
const choiceOf = <T extends string>(choices: readonly { value: T }[], text: string, otherwise: T): T =>
  choices.find(({ value }) => value === text)?.value ?? otherwise

/** The fields of a wish, which are put back into its form. */
export const itemFields = [
  'title',
  'url',
  'kind',
  'group',
  'note',
  'price',
  'currency',
  'quantity',
  'shares',
  'priority',
  'second_hand',
] as const

/** A wish as the API takes it; NaN stands for what is no number. */
export function itemOf(field: Field): ItemDraft {
  const currency = currencyOf(field('currency'))
  const [price, shares] = [field('price').trim(), field('shares').trim()]
  return {
    title: field('title').trim(),
    url: cleanUrl(field('url')) ?? field('url').trim(),
    kind: choiceOf(itemKinds, field('kind'), 'thing'),
    group: choiceOf(itemGroups, field('group'), 'other'),
    note: field('note').replaceAll(/\r\n?/g, '\n').trim(),
    price: price === '' ? null : (moneyOf(price, currency) ?? Number.NaN),
    currency,
    quantity: field('quantity').trim() === '' ? 1 : numberOf(field('quantity')),
    shares: shares === '' ? null : numberOf(shares),
    priority: choiceOf(priorities, field('priority'), 'normal'),
    second_hand: field('second_hand') !== '',
  }
}

/** What is wrong with a wish as it was typed, in words, by field. */
export function itemErrors(field: Field): Record<string, string> {
  const problems = Object.entries(itemProblems(itemOf(field)))
  const unreadable = problemWithMoney(field('price'), currencyOf(field('currency')))
  return {
    ...Object.fromEntries(problems.map(([name, problem]) => [name, wordsFor(problem)])),
    ...(unreadable && { price: unreadable }),
  }
}

/** An amount as somebody would type it. */
export const typedMoney = (price: number | null, currency: Currency): string =>
  price === null ? '' : (price / 10 ** minorDigits(currency)).toFixed(price % 10 ** minorDigits(currency) ? 2 : 0)

/** A wish as the fields of its form. */
export const valuesOfItem = (item: RegistryItem): Values => ({
  title: item.title,
  url: item.url,
  kind: item.kind,
  group: item.group,
  note: item.note,
  price: typedMoney(item.price, item.currency),
  currency: item.currency,
  quantity: String(item.quantity),
  shares: item.shares === null ? '' : String(item.shares),
  priority: item.priority,
  second_hand: item.second_hand ? 'true' : '',
})

/** What the fields of a new wish hold at first. @param items those that are there: the last one's currency is kept */
export const newItemValues = (items: readonly RegistryItem[], country: 'US' | 'other'): Values => ({
  currency: items.at(-1)?.currency ?? (country === 'US' ? 'USD' : 'EUR'),
  quantity: '1',
  group: 'other',
  kind: 'thing',
  priority: 'normal',
})

/** The fields of a new list, which are put back into its form. */
export const aboutFields = [
  'first_name',
  'last_name',
  'other_first_name',
  'other_last_name',
  'event_kind',
  'event_date',
  'town',
  'state',
  'message',
] as const
/** What only the settings have beside those. */
export const settingFields = ['address', 'show_address', 'also_at', 'surprise', 'surprise_until', 'findable'] as const

/** What a new list says, as the API takes it. */
export function aboutOf(field: Field) {
  const parent = (first: string, last: string) => ({ first_name: field(first).trim(), last_name: field(last).trim() })
  const parents = [parent('first_name', 'last_name'), parent('other_first_name', 'other_last_name')]
  const kind = field('event_kind') || 'none'
  return {
    parents: parents.filter(({ first_name, last_name }) => first_name !== '' || last_name !== ''),
    event_kind: kind,
    event_date: kind === 'none' ? null : field('event_date') || null,
    town: field('town').trim(),
    state: field('state'),
    message: field('message').trim(),
  }
}

/** All that the settings hold, as the API takes it. */
export const settingsOf = (field: Field) => ({
  ...aboutOf(field),
  address: field('address').trim(),
  show_address: field('show_address') !== '',
  also_at: field('also_at')
    .split(/\s+/)
    .filter(Boolean)
    .map(url => ({ url })),
  surprise_until: field('surprise') === 'none' ? null : field('surprise_until') || field('event_date') || null,
  findable: field('findable') !== '',
})

/** A list as the fields of its settings. */
export const valuesOfList = (list: Registry): Values => ({
  first_name: list.parents[0]?.first_name ?? '',
  last_name: list.parents[0]?.last_name ?? '',
  other_first_name: list.parents[1]?.first_name ?? '',
  other_last_name: list.parents[1]?.last_name ?? '',
  event_kind: list.event_kind,
  event_date: list.event_date ?? '',
  town: list.town,
  state: list.state,
  message: list.message,
  address: list.address,
  show_address: list.show_address ? 'true' : '',
  also_at: list.also_at.map(({ url }) => url).join('\n'),
  surprise: list.surprise_until === null ? 'none' : 'until',
  surprise_until: list.surprise_until ?? '',
  findable: list.findable ? 'true' : '',
})
