// The rules for the fields of registries, shared by the API and the forms: what is wrong with a value as the code of its
// message, null when it can be saved.
import { addDays, addMonths, type CalendarDate, parseDate } from '../dates.ts'
import { controlCharacters } from '../member-fields.ts'
import { cleanUrl } from './links.ts'
import type { RegistryProblem } from './messages.ts'
import { isSearchableName } from './names.ts'
import { registryLimits } from './registry.ts'
import { states } from './states.ts'
import { mayMoveSurprise } from './surprise.ts'

type Problem = RegistryProblem | null

/** Whether nothing of a text can be seen: spaces, or characters without a shape or a width of their own. */
const isBlank = (text: string) => /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text)
const lengthOf = (text: string) => [...text.trim()].length

/** A text without line breaks. */
const line = (text: string, max: number, tooLong: RegistryProblem): Problem => {
  if (lengthOf(text) > max) return tooLong
  return controlCharacters.test(text.trim()) ? 'one-line' : null
}
/** A text that may have line breaks. */
const lines = (text: string, max: number, tooLong: RegistryProblem): Problem => {
  if (lengthOf(text) > max) return tooLong
  return controlCharacters.test(text.replace(/[\r\n\t]/g, '')) ? 'text-characters' : null
}
const wholeWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

export function urlProblem(url: string): Problem {
  if (url.trim() === '' || cleanUrl(url) !== null) return null
  return url.trim().length > registryLimits.url ? 'url-long' : 'url-invalid'
}

/** What an item is made of, as far as rules apply. Prices are in minor units. */
export interface ItemValues {
  title: string
  url: string
  note: string
  price: number | null
  quantity: number
  shares: number | null
}

/** What is wrong with an item, by field; empty when it can be saved. */
export function itemProblems(item: ItemValues): Partial<Record<keyof ItemValues, RegistryProblem>> {
  const found = {
    title: isBlank(item.title) ? 'title-missing' : line(item.title, registryLimits.title, 'title-long'),
    url: urlProblem(item.url),
    note: lines(item.note, registryLimits.note, 'item-note-long'),
    price: item.price === null || wholeWithin(item.price, 0, registryLimits.price) ? null : 'price-range',
    quantity: wholeWithin(item.quantity, 1, registryLimits.quantity) ? null : 'quantity-range',
    shares: sharesProblem(item),
  } satisfies Record<keyof ItemValues, Problem>
  return onlyProblems(found)
}

/** Shares add up when they are parts of one thing whose price can be divided by them. */
function sharesProblem({ shares, quantity, price }: ItemValues): Problem {
  if (shares === null) return null
  if (!wholeWithin(shares, registryLimits.shares.min, registryLimits.shares.max)) return 'shares-range'
  if (quantity !== 1) return 'shares-one'
  if (price === null) return 'shares-price'
  return price < shares ? 'shares-price-small' : null
}

export interface RegistryValues {
  parents: readonly { first_name: string; last_name: string }[]
  event_kind: string
  event_date: string | null
  town: string
  state: string
  message: string
  address: string
  also_at: readonly { url: string }[]
  surprise_until: string | null
  findable: boolean
}

/** @param saved undefined for a new list: a date that has not changed may be saved, however long ago it is */
export function registryProblems(
  given: RegistryValues,
  { today, saved }: { today: CalendarDate; saved?: Pick<RegistryValues, 'event_date' | 'surprise_until'> },
): Partial<Record<keyof RegistryValues, RegistryProblem>> {
  const found = {
    parents: parentsProblem(given.parents),
    event_kind: null,
    event_date: eventDateProblem(given, saved?.event_date ?? null, today),
    town: line(given.town, registryLimits.town, 'town-long'),
    state: given.state === '' || states.some(({ value }) => value === given.state) ? null : 'state-unknown',
    message: lines(given.message, registryLimits.message, 'message-long'),
    address: lines(given.address, registryLimits.address, 'address-long'),
    also_at:
      given.also_at.length > registryLimits.alsoAt
        ? 'also-at-many'
        : (given.also_at.map(({ url }) => (url.trim() ? urlProblem(url) : 'url-invalid')).find(Boolean) ?? null),
    surprise_until: surpriseProblem(given.surprise_until, saved?.surprise_until ?? null, today),
    findable: given.findable && !given.parents.some(isFindable) ? 'findable-names' : null,
  } satisfies Record<keyof RegistryValues, Problem>
  return onlyProblems(found)
}

const isFindable = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  isSearchableName(first_name) && isSearchableName(last_name)

function parentsProblem(parents: RegistryValues['parents']): Problem {
  if (parents.length > registryLimits.parents) return 'parents-many'
  if (parents.every(({ first_name }) => isBlank(first_name))) return 'parents-missing'
  const names = parents.flatMap(({ first_name, last_name }) => [first_name, last_name])
  return names.map(name => line(name, registryLimits.parentName, 'parent-name-long')).find(Boolean) ?? null
}

function eventDateProblem({ event_kind, event_date }: RegistryValues, saved: string | null, today: CalendarDate) {
  if (event_kind === 'none') return null // it is then saved without one
  if (event_date === null || event_date === '') return 'event-date-missing'
  if (event_date === saved) return null
  return isWithin(event_date, addMonths(today, -12), addMonths(today, 24)) ? null : 'event-date-range'
}

function surpriseProblem(given: string | null, saved: string | null, today: CalendarDate): Problem {
  if (given === saved) return null
  if (given !== null && !isWithin(given, addMonths(today, -12), addMonths(today, 36))) return 'surprise-date'
  return mayMoveSurprise(parseDate(saved), parseDate(given), today) ? null : 'surprise-soon'
}

function isWithin(text: string, min: CalendarDate, max: CalendarDate): boolean {
  const date = parseDate(text)
  return date !== null && date >= min && date <= max
}

export const pinProblem = (pin: string): Problem => (/^\d{6,8}$/.test(pin.trim()) ? null : 'pin-form')

export interface GiverValues {
  name: string
  quantity: number
  message: string
}

/** What is wrong with what a guest typed to reserve something; the e-mail address has its own rule, `member.email`. */
export function giverProblems(given: GiverValues): Partial<Record<keyof GiverValues, RegistryProblem>> {
  const found = {
    name: isBlank(given.name) ? 'giver-name-missing' : line(given.name, registryLimits.giverName, 'giver-name-long'),
    quantity: wholeWithin(given.quantity, 1, registryLimits.quantity) ? null : 'quantity-range',
    message: giverMessageProblem(given.message),
  } satisfies Record<keyof GiverValues, Problem>
  return onlyProblems(found)
}

export const giverMessageProblem = (message: string): Problem =>
  lines(message, registryLimits.giverMessage, 'giver-message-long')

export const thanksProblem = (thanks: string): Problem => lines(thanks, registryLimits.thanks, 'thanks-long')

/** What is wrong with the names to search for. */
export function searchProblems(first: string, last: string): Partial<Record<'first' | 'last', RegistryProblem>> {
  return onlyProblems({
    first: isSearchableName(first) ? null : 'search-first',
    last: isSearchableName(last) ? null : 'search-last',
  } satisfies Record<string, Problem>)
}

/** The days of a list, as far as they say how long its givers are known. */
export interface ListDays {
  event_date: CalendarDate | null
  surprise_until: CalendarDate | null
}

/**
 * The last day on which a giver's name, address and message are kept. Who reserves late, even after the event, is kept
 * as long from that day on. @param reserved the day of reserving
 */
export function giverDataUntil({ event_date, surprise_until }: ListDays, reserved: CalendarDate): CalendarDate {
  const day = event_date ?? surprise_until
  if (day === null) return addDays(reserved, registryLimits.giverDaysUndated)
  return addDays(day > reserved ? day : reserved, registryLimits.giverDays)
}

function onlyProblems<F extends string>(found: Record<F, Problem>): Partial<Record<F, RegistryProblem>> {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Partial<
    Record<F, RegistryProblem>
  > // as: only fields with a problem are left
}
