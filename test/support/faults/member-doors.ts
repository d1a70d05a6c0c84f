// Every door of the member API through which somebody's words come in: directly, through the site, and when the store
// or the mail fails.

import { sql } from 'kysely'
import type { Test } from 'tap'
import { recordOf } from '../../../contract/fields.ts'
import { writtenFields } from '../../../contract/member.ts'
import { formOf } from '../avatar-forms.ts'
import { password, type TestMembers, testMembers } from '../members.ts'
import { picture } from '../pictures.ts'
import { testSite } from '../site.ts'
import { freshPlace } from '../stores.ts'
import { bodies } from './family.ts'

const png = await picture(16).png().toBuffer()

export interface Heard {
  /** All lines of both logs. */
  lines: Record<string, unknown>[]
  /** Of the member who did it. */
  token: string
}

/** Says values at every door. */
export async function knockOnMembers(t: Test, values: readonly string[]): Promise<Heard> {
  const refusing = {
    send: async ({ to }: { to: string }) => {
      throw new Error(`550 no such mailbox: ${to}`)
    },
    forget: async () => {},
    close: () => {},
  }
  const members = await testMembers(t, await freshPlace(t, 'sqlite'), {
    env: { LOG_LEVEL: 'trace' },
    transport: refusing,
  })
  await members.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${Object(members.app.server.address()).port}`
  const site = await testSite(t, { env: { MEMBER_API_URL: url, LOG_LEVEL: 'trace' } })
  const owner = await members.join('emma.stone-canary@example.test', { first_name: 'Canary' })
  for (const [n, value] of values.entries()) {
    await atTheDoor(members, value, n)
    await inside(members, value, owner)
    await throughTheSite(site.ask, value, owner)
    members.clock.now += 60 * 60_000 // so that no limit stands before a door
    await members.ask('POST', `/members/${owner.member.id_string}/confirm`, { token: owner.token, body: { password } })
  }
  await members.mail.drain()
  await inABrokenStore(members, values, owner)
  return { lines: [...members.lines, ...site.lines], token: owner.token }
}

type Owner = Awaited<ReturnType<TestMembers['join']>>

/** Node refuses to send what is no header. */
const headersOf = (value: string) => {
  const safe = encodeURIComponent(value)
  return {
    'user-agent': safe,
    'x-forwarded-for': safe,
    forwarded: `for=${safe}`,
    referer: `https://a.test/?q=${safe}`,
  }
}

async function atTheDoor({ ask }: TestMembers, value: string, n: number) {
  const safe = encodeURIComponent(value)
  const headers = headersOf(value)
  const raw = { 'content-type': 'application/json' }
  for (const email of [value, `${value.replaceAll(/\W/g, '')}-${n}@example.test`]) {
    await ask('POST', '/accounts', {
      body: { email, password: `${value} long enough`, first_name: value, stage: value },
      headers,
    })
    await ask('POST', '/accounts', { body: { email, password: `${value} long enough` }, headers })
    await ask('POST', '/sessions', { body: { email, password: value }, headers })
    await ask('POST', '/password-resets', { body: { email }, headers })
  }
  await ask('PUT', `/password-resets/${safe}`, { body: { password: value } })
  await ask('POST', '/sessions', { body: Buffer.from(`{"${value}`), headers: raw })
  await ask('POST', '/sessions', { body: Buffer.from(value), headers: { 'content-type': safe } })
  await ask('POST', '/sessions', { body: { [value]: value } })
  await ask('GET', '/members/me', { headers: { authorization: `Bearer ${safe}`, cookie: safe } })
  for (const path of [
    `/${safe}`,
    `/avatars/${safe}`,
    `/members/${safe}?q=${safe}`,
    `/%E0%A4%A${safe}`,
    `/${'x'.repeat(400)}${safe}`,
  ])
    await ask('GET', path)
}

/** Every route with the value in each place that takes one. */
async function inside({ ask, routes }: TestMembers, value: string, { token, member }: Owner) {
  const safe = encodeURIComponent(value)
  const ending = ['DELETE /members/:member', 'DELETE /sessions/current', 'PUT /members/:member/password']
  for (const { method, url } of routes.filter(
    ({ method, url, open }) => !open && !ending.includes(`${method} ${url}`),
  )) {
    const address = url.replace(':member', member.id_string).replaceAll(/:\w+/g, safe)
    await ask(method, `${address}?q=${safe}`, {
      token,
      ...bodies[`${method} ${url}`],
      headers: { ...bodies[`${method} ${url}`]?.headers, ...headersOf(value) },
    })
    if (method === 'GET' || method === 'HEAD') continue
    await ask(method, address, { token, body: { [value]: value } })
    await ask(method, address, { token, body: {}, headers: { 'if-match': safe, 'idempotency-key': safe } })
  }
  const home = `/members/${member.id_string}`
  const texts = {
    child: { first_name: value, birth_date: value },
    pregnancy: { code_name: value, due_date: value, multiples: value },
  }
  await ask('PATCH', home, { token, body: { member: recordOf(writtenFields, () => value) } })
  await ask('POST', `${home}/children`, { token, body: { child: texts.child } })
  await ask('POST', `${home}/pregnancies`, { token, body: { pregnancy: texts.pregnancy } })
  await ask('PUT', `${home}/favorite-names/${safe}`, { token, body: { note: value } })
  await ask('PUT', `${home}/cycle`, { token, body: { last_period: value } })
  await ask('PUT', `${home}/email`, { token, body: { email: value, password: value } })
  for (const part of [
    ['slug', value],
    ['file', png, `${value}.png`],
    ['file', Buffer.from(value), value],
    [value, value],
  ] as const)
    await ask('PUT', `${home}/avatar`, { token, ...(await formOf([part])) })
}

async function throughTheSite(
  ask: Awaited<ReturnType<typeof testSite>>['ask'],
  value: string,
  { token, member }: Owner,
) {
  const safe = encodeURIComponent(value)
  const own = { 'sec-fetch-site': 'same-origin', cookie: `session=${token}` }
  const typed = { ...own, 'content-type': 'application/x-www-form-urlencoded' }
  for (const url of [
    '/join',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/undo-email-change',
    '/logout?x',
  ])
    await ask({
      method: 'POST',
      url,
      headers: url === '/logout?x' ? { ...typed, cookie: `session=${safe}` } : typed,
      payload: `email=${safe}&password=${safe}&first_name=${safe}&token=${safe}&target=${safe}&stage=${safe}`,
    })
  await ask({ url: `/reset-password?token=${safe}`, headers: own })
  await ask({ url: `/search?q=${safe}&targetUrl=${safe}`, headers: own })
  await ask({ url: `/dashboard?q=${safe}`, headers: own })
  await ask({ url: `/api/members/${safe}/avatar`, headers: own })
  await ask({ url: `/avatars/${safe}`, headers: own })
  await ask({
    method: 'PUT',
    url: `/api/members/${member.id_string}/favorite-names/${safe}`,
    headers: { ...own, 'if-match': safe },
    payload: { note: value },
  })
  await ask({ method: 'PATCH', url: `/api/members/${member.id_string}`, headers: own, payload: { [value]: value } })
}

/** A database's own errors quote what was to be written. */
async function inABrokenStore({ store, ask }: TestMembers, values: readonly string[], { token, member }: Owner) {
  for (const table of ['favorite_names', 'saved_articles', 'children', 'mail_queue'])
    await sql`drop table ${sql.table(table)}`.execute(store.db)
  const home = `/members/${member.id_string}`
  for (const value of values) {
    const safe = encodeURIComponent(value)
    await ask('PUT', `${home}/favorite-names/${safe}`, { token, body: { note: value } })
    await ask('PUT', `${home}/saved-articles/${safe}`, { token })
    await ask('POST', `${home}/children`, { token, body: { child: { first_name: value } } })
    await ask('POST', '/accounts', {
      body: { email: `${value.replaceAll(/\W/g, '')}@broken.test`, password: `${value} long enough` },
    })
  }
}
