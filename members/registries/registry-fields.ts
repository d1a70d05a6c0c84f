// Checks the fields of registries and items and turns them into the form in which they are stored.

import type { Registry, RegistryItem } from '../../contract/registry.ts'
import type { BodyOf } from '../../contract/routes.ts'
import { type CalendarDate, parseDate } from '../../domain/dates.ts'
import { emptyItem } from '../../domain/registry/csv.ts'
import { itemProblems, registryProblems } from '../../domain/registry/fields.ts'
import { cleanUrl } from '../../domain/registry/links.ts'
import type { RegistryProblem } from '../../domain/registry/messages.ts'
import { normalizeText } from '../fields.ts'
import { httpError } from '../refusal.ts'

export type RegistryGiven = BodyOf<'POST /members/:member/registries'>['registry']
export type ItemGiven = BodyOf<'PUT /members/:member/registries/:id/items/:item'>['item']

/** The fields that owners write, as they are stored. */
export type RegistryFields = Pick<
  Registry,
  'parents' | 'event_kind' | 'town' | 'state' | 'message' | 'address' | 'show_address' | 'also_at' | 'findable'
> & { event_date: CalendarDate | null; surprise_until: CalendarDate | null }

/** The fields of an item without its id. */
export type ItemFields = Omit<RegistryItem, 'id'>

/** A list in which nothing is written. */
export const emptyRegistry: RegistryFields = {
  parents: [],
  event_kind: 'none',
  event_date: null,
  town: '',
  state: '',
  message: '',
  address: '',
  show_address: false,
  also_at: [],
  findable: false,
  surprise_until: null,
}

/** A text of several lines as it is stored. */
export const normalizeLines = (text: string): string => normalizeText(text.replaceAll(/\r\n?/g, '\n'))

/** @throws HttpError 422 for the first field with a problem. @param body more for the answer */
export function refuseProblems(problems: Partial<Record<string, RegistryProblem>>, body?: object): void {
  for (const [field, problem] of Object.entries(problems)) if (problem) throw httpError(422, problem, { field, body })
}

/**
 * A registry's fields as they are stored; those that are not given stay as they were.
 * @param saved undefined for a new one. @param today the UTC day
 * @throws HttpError 422 for the first field that breaks a rule
 */
export function readRegistryFields(
  given: RegistryGiven,
  saved: RegistryFields | undefined,
  today: CalendarDate,
): RegistryFields {
  const before = saved ?? emptyRegistry
  const wanted = { ...before, ...given }
  const eventDate = wanted.event_kind === 'none' ? null : wanted.event_date || null
  const usualDay = saved ? saved.surprise_until : eventDate
  const values = {
    ...wanted,
    parents: wanted.parents
      .map(({ first_name, last_name = '' }) => ({
        first_name: normalizeText(first_name),
        last_name: normalizeText(last_name),
      }))
      .filter(({ first_name, last_name }) => first_name !== '' || last_name !== ''),
    event_date: eventDate,
    surprise_until: given.surprise_until === undefined ? usualDay : given.surprise_until || null,
  }
  refuseProblems(registryProblems(values, { today, saved }))
  return {
    parents: values.parents,
    event_kind: values.event_kind,
    event_date: parseDate(values.event_date),
    town: normalizeText(values.town),
    state: values.state,
    message: normalizeLines(values.message),
    address: normalizeLines(values.address),
    show_address: values.show_address,
    also_at: values.also_at.map(({ url }) => ({ url: cleanUrl(url) ?? '' })),
    findable: values.findable,
    surprise_until: parseDate(values.surprise_until),
  }
}

/**
 * An item's fields as they are stored, as above. @param row of several items, from 0; the error then names it
 * @throws HttpError 422
 */
export function readItemFields(given: ItemGiven, saved: ItemFields | undefined, row?: number): ItemFields {
  const values = { ...(saved ?? emptyItem), ...given }
  refuseProblems(itemProblems(values), row === undefined ? undefined : { row })
  return {
    title: normalizeText(values.title),
    url: cleanUrl(values.url) ?? '',
    kind: values.kind,
    group: values.group,
    note: normalizeLines(values.note),
    price: values.price,
    currency: values.currency,
    quantity: values.quantity,
    shares: values.shares,
    priority: values.priority,
    second_hand: values.second_hand,
  }
}
