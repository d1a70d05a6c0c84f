// A list with its owner and its guests, for tests of registries.
import type { LightMyRequestResponse } from 'fastify'
import type { GuestItem, Registry, RegistryItem } from '../../../contract/registry.ts'
import type { TestMembers } from '../members.ts'

export const usualList = {
  parents: [
    { first_name: 'Emma', last_name: 'Smith' },
    { first_name: 'Jo', last_name: 'Álvarez-Smith' },
  ],
  event_kind: 'due',
  event_date: '2027-02-01',
  town: 'Springfield',
  state: 'OR',
  message: 'We look forward\nto it.',
}

export interface Guest {
  look(): Promise<LightMyRequestResponse>
  left(): Promise<Record<string, number>>
  reserve(item: string, more?: object): Promise<LightMyRequestResponse>
}

let guests = 0

/** A guest, who comes from a network of their own. */
export function aGuest(members: TestMembers, link: string, pass?: string): Guest {
  const number = ++guests
  const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers: Record<string, string> = pass === undefined ? {} : { 'x-registry-pass': pass }
  return {
    look: () => members.ask('GET', `/registries/${link}`, { ip, headers }),
    left: async () => (await members.ask('GET', `/registries/${link}/left`, { ip, headers })).json().left,
    reserve: (item, more = {}) =>
      members.ask('POST', `/registries/${link}/items/${item}/reservations`, {
        ip,
        headers,
        body: { name: `Guest ${number}`, email: `guest${number}@example.com`, quantity: 1, ...more },
      }),
  }
}

export interface OwnedList {
  token: string
  member: string
  /** '/members/{id}/registries/{id}'. */
  home: string
  id: string
  link: string
  send(method: string, path?: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  read(): Promise<Registry>
  add(item: object): Promise<RegistryItem>
}

/** Joins, and makes a list. */
export async function aRegistry(members: TestMembers, email: string, more: object = {}): Promise<OwnedList> {
  const { token, member } = await members.join(email, { first_name: 'Emma' })
  return listOf(members, token, member.id_string, more)
}

export async function listOf(members: TestMembers, token: string, member: string, more: object = {}) {
  const made = await members.ask('POST', `/members/${member}/registries`, {
    token,
    body: { registry: { ...usualList, ...more } },
  })
  if (made.statusCode !== 201) throw new Error(`no list: ${made.body}`)
  const { id, link }: Registry = made.json().registry
  return ownedList(members, token, member, { id, link })
}

/** A list as one of its owners sends to it. */
export function ownedList(
  members: TestMembers,
  token: string,
  member: string,
  { id, link }: { id: string; link: string },
): OwnedList {
  const home = `/members/${member}/registries/${id}`
  const send: OwnedList['send'] = (method, path = '', body, headers) =>
    members.ask(method, home + path, { token, body, headers })
  return {
    token,
    member,
    home,
    id,
    link,
    send,
    read: async () => (await send('GET')).json().registry,
    async add(item) {
      const answer = await send('POST', '/items', { item })
      if (answer.statusCode !== 201) throw new Error(`no item: ${answer.body}`)
      return answer.json().item
    },
  }
}

/** How much of an item a guest can still reserve. */
export async function leftFor(guest: Guest, id: string): Promise<number | undefined> {
  const items: GuestItem[] = (await guest.look()).json().registry.items
  return items.find(item => item.id === id)?.left
}
