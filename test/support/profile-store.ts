// A member who is made up, and a page's store with a network that answers what a test says.
import { createStore } from 'jotai'
import type { Test } from 'tap'
import type { Member } from '../../contract/member.ts'
import { calendarDate, toUnixSeconds } from '../../domain/dates.ts'
import { memberAtom } from '../../state/member.ts'
import { aMember } from './member-entity.ts'

/** The visitor's own, where a test opens a form by itself. */
export const day = calendarDate('2026-11-21')
export const due_date = toUnixSeconds(calendarDate('2027-03-04'))
export const ada = {
  id: 'c1',
  id_string: 'c1',
  first_name: 'Ada',
  birth_date: null,
  gender: 2,
  middle_name: null,
  age_string: '',
} as const
export const member = aMember({
  id_string: 'm-1',
  username: 'jo',
  first_name: 'Jo',
  avatar_url: '',
  email: '',
  version: 7,
})
export const expecting: Member = { ...member, pregnancy: { id: 'p1', due_date, multiples: 'false' } }

export interface Sent {
  method: string | undefined
  url: string
  headers: Headers
  body: unknown
}
export type Reply = (sent: Sent) => Response | Promise<Response>
export const json = (body: object, status = 200) => Response.json(body, { status })
const nothing = () => new Promise<Response>(() => {})

/**
 * A store that knows a member, on a page at `/dashboard`, in the US, with a network that answers in turn, the last one
 * for ever. `gone` is where the page was left for.
 */
export function page(t: Test, known: Member | null, ...replies: Reply[]) {
  const calls: Sent[] = []
  const counted: unknown[] = []
  const fake = async (url: string, { method, headers, body }: RequestInit = {}) => {
    const sent = {
      method,
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    calls.push(sent)
    return (replies.length > 1 ? replies.shift() : replies[0])?.(sent) ?? nothing()
  }
  const sendBeacon = (_url: string, blob: Blob) => {
    blob.text().then(text => counted.push(...JSON.parse(text).events))
    return true
  }
  const gone: string[] = []
  const location = { pathname: '/dashboard', search: '', assign: (address: string) => void gone.push(address) }
  const document = { body: { dataset: { country: 'US' } } }
  t.intercept(globalThis, 'fetch', { value: fake })
  t.intercept(globalThis, 'location', { value: location })
  t.intercept(globalThis, 'document', { value: document })
  t.intercept(globalThis, 'navigator', { value: { sendBeacon } })
  const store = createStore()
  store.set(memberAtom, known)
  return { store, calls, counted, gone, location, document }
}
