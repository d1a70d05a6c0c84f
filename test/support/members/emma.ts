// Emma, who has joined, for tests of what she may do.
import type { Test } from 'tap'
import { addDays, calendarDate, toUnixSeconds } from '../../../domain/dates.ts'
import type { StorePlace } from '../../../members/store/open-store.ts'
import { testMembers } from '../members.ts'

/** The day of the clock of `testMembers`, and a due date on the wire. */
export const today = calendarDate('2026-11-21')
export const due = toUnixSeconds(addDays(today, 100))

/** The API and Emma's session: `send` takes a path below her own address. */
export async function withEmma(t: Test, place: StorePlace) {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com', { first_name: 'Emma' })
  const home = `/members/${member.id_string}`
  const send = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    members.ask(method, home + path, { token, body, headers })
  const me = async () => (await members.ask('GET', '/members/me', { token })).json().member
  return { members, send, me, token, home }
}
