// A member of a site, before a member API whose answers a test decides, and what each form of theirs sends.
import type { RequestListener } from 'node:http'
import type { Test } from 'tap'
import { openDrawing, withDrawing } from '../drawing.ts'
import { testSite } from '../site.ts'
import { json, memberApi, memberBody, signedIn, token } from './member-api.ts'

interface Sent {
  url: string
  body: string
  version?: string
  token?: string
}
interface Row {
  path: string
  fields: Record<string, string>
  /** What the API gets, and with what body. */
  sent: string
  body?: object
  leads: string
  /** A field that the form has beside its password, and what of it the page must show again. */
  again?: [name: string, html: RegExp]
}

/** A password that is sent, and seen nowhere. */
export const secret = 'a password nobody sees'
/** Emma's place at the API. */
export const mine = '/members/id-of-emma'
const names = { first_name: 'Em"ma', last_name: '<i>Lee', username: 'emma-lee' }
const password = secret
const new_password = `${secret}, new`
const email = 'new@example.test'
const cycle = { last_period: '2026-11-02', cycle_length: '31', luteal_length: 'many' }
const wanted = { stage: false, news: true, offers: false }
const slug = 'safe-sleep-for-babies'

const row = (
  path: string,
  fields: Row['fields'],
  sent: string,
  body: Row['body'],
  leads: string,
  again?: Row['again'],
): Row => ({
  path,
  fields,
  sent,
  body,
  leads,
  again,
})
const inputWith = (...attributes: string[]) =>
  new RegExp(`<input${attributes.map(attribute => `(?=[^>]* ${attribute})`).join('')}`)
const ticked = 'checked=""'
const firstName = inputWith('name="first_name"', 'value="Em&quot;ma"')

/** The forms, in the order of their table. */
export const rows: Row[] = [
  row('/sweepstakes/entry', {}, `PUT ${mine}/sweepstakes/${openDrawing.period}`, {}, '/sweepstakes/entry'),
  row('/join/profile', names, `PATCH ${mine}`, { member: names }, '/dashboard', ['first_name', firstName]),
  row(
    '/join/email-preferences',
    { news: 'true' },
    `PATCH ${mine}`,
    { member: { email_preferences: wanted } },
    '/dashboard',
    ['news', inputWith('name="news"', ticked)],
  ),
  row('/settings/email', { email, password }, `PUT ${mine}/email`, { email, password }, '/settings?saved=email', [
    'email',
    inputWith('name="email"', `value="${email}"`),
  ]),
  row(
    '/settings/password',
    { password, new_password },
    `PUT ${mine}/password`,
    { password, new_password },
    '/settings?saved=password',
  ),
  row(
    '/settings/security',
    { action: 'end-session', id: 's1' },
    `DELETE ${mine}/sessions/s1`,
    undefined,
    '/settings/security?saved=end-session',
  ),
  row(
    '/settings/privacy',
    { stage: 'true' },
    `PUT ${mine}/consents`,
    { allowed: ['stage'], version: 2 },
    '/settings?saved=privacy',
    ['stage', inputWith('name="stage"', ticked)],
  ),
  row(
    '/settings/losses',
    { id: 'loss-1', record: 'keep' },
    `PUT ${mine}/losses/loss-1`,
    { record: 'keep' },
    '/settings?saved=choice',
    ['record', inputWith('value="keep"', ticked)],
  ),
  row(
    '/settings/cycle',
    cycle,
    `PUT ${mine}/cycle`,
    { ...cycle, cycle_length: 31, luteal_length: null },
    '/dashboard',
    ['luteal_length', inputWith('name="luteal_length"', 'value="many"')],
  ),
  row('/settings/data', { password }, `POST ${mine}/confirm`, { password }, '/api/members/id-of-emma/export'),
  row('/settings/delete', { password }, `DELETE ${mine}`, { password }, '/goodbye'),
  row(
    '/saved-articles',
    { slug, action: 'remove' },
    `DELETE ${mine}/saved-articles/${slug}`,
    undefined,
    `/saved-articles?removed=${slug}`,
  ),
]

const loss = {
  id: 'loss-1',
  code_name: null,
  due_date: 1_799_107_200,
  multiples: 'false',
  record: 'hide',
  recorded_at: '2026-11-20T10:00:00Z',
}
export const records: Readonly<Record<string, object>> = {
  cycle: { cycle: { last_period: '2026-11-01', cycle_length: 28, luteal_length: 14 } },
  losses: { items: [loss] },
  'saved-articles': { items: [] },
  'favorite-names': { items: [] },
  sessions: { items: [] },
  'security-events': { items: [] },
  passkeys: { items: [] },
  sweepstakes: { items: [] },
  'email-preferences': { email_preferences: { stage: true, news: false, offers: false } },
  consents: { choice: null },
}
/** As the API answers for her session. */
export const emma = memberBody('emma', { version: 7, username: 'emma' })

/** Emma's site, before an API that takes a write so. Reads are answered, until `reads` says something else. */
export async function memberSite(t: Test, write: RequestListener) {
  const sent: Sent[] = []
  const listeners: { write: RequestListener; reads?: RequestListener } = { write }
  const api = await memberApi(t, async (request, response) => {
    if (request.method !== 'GET') {
      let body = ''
      for await (const chunk of request) body += chunk
      const { 'if-match': version, authorization } = request.headers
      sent.push({ url: `${request.method} ${request.url}`, body, version, token: authorization })
      return listeners.write(request, response)
    }
    if (listeners.reads) return listeners.reads(request, response)
    if (request.headers.authorization !== `Bearer ${token('emma')}`) return json(response, 401, { statusCode: 401 })
    json(response, 200, request.url === '/members/me' ? emma : (records[request.url?.split('/').at(-1) ?? ''] ?? {}))
  })
  const site = await testSite(t, { content: withDrawing, env: { MEMBER_API_URL: api.url } })
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.ask({
      method: 'POST',
      url,
      headers: {
        ...signedIn('emma'),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const open = (url: string) => site.ask({ url, headers: signedIn('emma') })
  return { ...site, sent, listeners, submit, open }
}
