// Members with something of everything that has an id, and what each closed route of the member API takes from its
// owner.
import { addDays, calendarDate, toUnixSeconds } from '../../../domain/dates.ts'
import { softAuthenticator } from '../authenticator.ts'
import { formOf } from '../avatar-forms.ts'
import { password, type TestMembers } from '../members.ts'

const due = toUnixSeconds(addDays(calendarDate('2026-11-21'), 100))
export const child = { first_name: 'Ada' }
export const pregnancy = { due_date: due, multiples: 'false' }
const registry = { parents: [{ first_name: 'Eve' }], surprise_until: null }
const item = { title: 'Blanket' }
const drawing = await formOf([['slug', 'giraffe']])

/** By method and pattern; reads have none. What their owner sends so is done. */
export const bodies: Readonly<Record<string, { body?: object; headers?: Record<string, string> }>> = {
  'DELETE /sessions/current': {},
  'PATCH /members/:member': { body: { member: { first_name: 'Eve' } } },
  'DELETE /members/:member': { body: { password } },
  'PUT /members/:member/avatar': drawing,
  'POST /members/:member/children': { body: { child } },
  'PUT /members/:member/children/:id': { body: { child } },
  'DELETE /members/:member/children/:id': {},
  'POST /members/:member/pregnancies': { body: { pregnancy } },
  'PUT /members/:member/pregnancies/:id': { body: { pregnancy } },
  'DELETE /members/:member/pregnancies/:id': { body: { is_ttc: true } },
  'PUT /members/:member/losses/:id': { body: { record: 'delete' } },
  'PUT /members/:member/saved-articles/:slug': {},
  'DELETE /members/:member/saved-articles/:slug': {},
  'PUT /members/:member/favorite-names/:name': { body: { note: 'A note.' } },
  'DELETE /members/:member/favorite-names/:name': {},
  'POST /members/:member/favorite-names/share': {},
  'DELETE /members/:member/favorite-names/share': {},
  'PUT /members/:member/cycle': { body: { cycle_length: 30 } },
  'PUT /members/:member/email': { body: { email: 'another@example.com', password } },
  'PUT /members/:member/password': { body: { password, new_password: 'another long password' } },
  'PUT /members/:member/consents': { body: { allowed: [] } },
  'POST /members/:member/confirm': { body: { password } },
  'DELETE /members/:member/sessions': {},
  'DELETE /members/:member/sessions/:id': {},
  'POST /members/:member/passkeys/options': {},
  // The answer to no challenge: their owner hears so.
  'POST /members/:member/passkeys': { body: { id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: [] } },
  'DELETE /members/:member/passkeys/:id': {},
  'POST /members/:member/registries': { body: { registry } },
  'PATCH /members/:member/registries/:id': { body: { registry } },
  'DELETE /members/:member/registries/:id': {},
  'POST /members/:member/registries/:id/items': { body: { item: { title: 'Cup' } } },
  'POST /members/:member/registries/:id/items/many': { body: { items: [{ title: 'Cup' }] } },
  'PUT /members/:member/registries/:id/items/:item': { body: { item } },
  'DELETE /members/:member/registries/:id/items/:item': {},
  'POST /members/:member/registries/:id/items/:item/restore': {},
  'PUT /members/:member/registries/:id/order': { body: { items: [] } },
  'POST /members/:member/registries/:id/link': {},
  'PUT /members/:member/registries/:id/pin': { body: { pin: '246824' } },
  'PUT /members/:member/registries/:id/status': { body: { status: 'paused', words: 'one' } },
  'POST /members/:member/registries/:id/invitations': { body: { email: 'else@example.com' } },
  // The only owner of the list, and an invitation that is none: their owner hears so.
  'DELETE /members/:member/registries/:id/owners/me': {},
  'POST /members/:member/registry-invitations/:token': {},
  'PUT /members/:member/registries/:id/gifts/:gift': { body: { thanked: true } },
}

export interface Family {
  token: string
  id: string
  username: string
  /** '/members/' and the id. */
  home: string
  /** Of a child, a pregnancy, a loss, a session elsewhere, a passkey and a list. */
  ids: [child: string, pregnancy: string, loss: string, session: string, passkey: string, registry: string]
  /** What is in the list, by the parameter that names it in an address, and a token that leads nowhere. */
  within: Readonly<Record<'item' | 'gift' | 'token', string>>
  /** What the member sees of it all. */
  everything(): Promise<unknown[]>
}

let families = 0

/** Joins, and has a child, a pregnancy and a loss, a saved article, a favorite name and a link to it, and a list. */
export async function family(members: TestMembers, email: string): Promise<Family> {
  const { token, member } = await members.join(email)
  const { id_string: id } = member
  const home = `/members/${id}`
  const send = (method: string, path: string, body?: object) => members.ask(method, home + path, { token, body })
  const post = async (path: string, body: object) => (await send('POST', path, body)).json().data.member
  const lost = (await post('/pregnancies', { pregnancy })).pregnancy.id
  await send('DELETE', `/pregnancies/${lost}`, { is_ttc: false })
  const born = (await post('/children', { child })).born_children[0].id
  const expected = (await post('/pregnancies', { pregnancy })).pregnancy.id
  await send('PUT', '/saved-articles/safe-sleep-for-babies')
  await send('PUT', '/favorite-names/Ada')
  await send('POST', '/favorite-names/share')
  await members.ask('POST', '/sessions', { body: { email, password } })
  const sessions: { id: string; current: boolean }[] = (await send('GET', '/sessions')).json().items
  const elsewhere = sessions.find(({ current }) => !current)?.id ?? ''
  const made = softAuthenticator(members.config.siteOrigin).create((await send('POST', '/passkeys/options')).json())
  const passkey = (await send('POST', '/passkeys', made)).json().items[0].id
  const list = (await send('POST', '/registries', { registry })).json().registry
  const thing = (await send('POST', `/registries/${list.id}/items`, { item })).json().item.id
  const reserved = await members.ask('POST', `/registries/${list.link}/items/${thing}/reservations`, {
    body: { name: 'Guest', email: 'guest@example.com', quantity: 1 },
    ip: `203.0.113.${++families % 250}`,
  })
  if (reserved.statusCode !== 201) throw new Error(`nothing was reserved: ${reserved.body}`)
  const gift = (await send('GET', `/registries/${list.id}/gifts`)).json().gifts[0].id
  const everything = async () => [
    (await members.ask('GET', '/members/me', { token })).json(),
    (await send('GET', '/losses')).json(),
    (await send('GET', '/saved-articles')).json(),
    (await send('GET', '/favorite-names')).json(),
    (await send('GET', '/sessions')).json(),
    (await send('GET', '/passkeys')).json(),
    (await send('GET', `/registries/${list.id}`)).json(),
    (await send('GET', `/registries/${list.id}/gifts`)).json(),
  ]
  return {
    token,
    id,
    username: String(member.username),
    home,
    ids: [born, expected, lost, elsewhere, passkey, list.id],
    within: { item: thing, gift, token: 'A'.repeat(43) },
    everything,
  }
}
