// A member who does everything that the site lets members do, as a browser sends it.
import type { Agent } from 'node:http'
import { addDays, today, toUnixSeconds } from '../../../domain/dates.ts'
import { formOf } from '../avatar-forms.ts'
import { password } from '../members.ts'
import { picture } from '../pictures.ts'
import { type Asking, askSite, type Heard } from './raw-client.ts'

const png = await picture(32).png().toBuffer()

export interface SiteMember {
  id: string
  /** Texts that are this member's alone, in the spellings that are kept. */
  traces: readonly string[]
  /** Those of them that are random and mean nothing once nothing is found by them. */
  ids: readonly string[]
  avatarUrl: string
  /** Of two devices. */
  cookies: readonly [string, string]
  /** Asks as the first device. */
  ask(asking: Asking): Promise<Heard>
}

export interface SiteLine {
  origin: string
  agent: Agent
  /** The address that the member has on the network. */
  ip: string
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a form and gives the session's cookie. @throws when none comes */
async function enter({ origin, agent, ip }: SiteLine, path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields).toString()
  const { status, headers } = await askSite(origin, agent, {
    method: 'POST',
    path,
    headers: { ...form, 'x-forwarded-for': ip },
    body,
  })
  const cookie = /\bsession=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0]
  if (!cookie) throw new Error(`${path} gave no session: ${status}`)
  return cookie
}

/** @param canary a word of letters alone */
export async function liveOnSite(line: SiteLine, canary: string): Promise<SiteMember> {
  const email = `${canary.toLowerCase()}@example.com`
  const cookie = await enter(line, '/join', { email, password, first_name: canary, stage: 'none' })
  const uid = `uid=${'u'.repeat(22)}`
  const ask = (asking: Asking) =>
    askSite(line.origin, line.agent, {
      ...asking,
      headers: { cookie: `${uid}; ${cookie}`, 'x-forwarded-for': line.ip, ...asking.headers },
    })
  const { member } = JSON.parse((await ask({ path: '/api/members/me' })).text)
  const send = async (method: string, path: string, body?: object) => {
    const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await ask({ method, path: `/api/members/${member.id_string}${path}`, ...content })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return JSON.parse(answer.text)
  }
  const pregnancy = { due_date: toUnixSeconds(addDays(today(Date.now()), 100)), multiples: 'false', code_name: canary }
  await send('PATCH', '', { member: { last_name: canary, username: canary, email_preferences: { news: true } } })
  const lost = (await send('POST', '/pregnancies', { pregnancy })).data.member.pregnancy.id
  await send('DELETE', `/pregnancies/${lost}`, { is_ttc: true })
  await send('PUT', '/cycle', { cycle_length: 31, luteal_length: 13 })
  const expected = (await send('POST', '/pregnancies', { pregnancy })).data.member.pregnancy.id
  const born = (await send('POST', '/children', { child: { first_name: canary } })).data.member.born_children[0].id
  await send('PUT', '/saved-articles/safe-sleep-for-babies')
  await send('PUT', `/favorite-names/${canary}`, { note: `${canary} note` })
  const { token: share } = await send('POST', '/favorite-names/share')
  await send('PUT', '/consents', { allowed: ['analytics'] })
  const upload = await ask({
    method: 'PUT',
    path: `/api/members/${member.id_string}/avatar`,
    ...(await formOf([['file', png, `${canary}.png`]])),
  })
  const avatarUrl: string = JSON.parse(upload.text).avatar_url
  await ask({ method: 'POST', path: '/forgot-password', headers: form, body: `email=${encodeURIComponent(email)}` })
  const second = await enter(line, '/login', { email, password })
  for (const path of ['/', '/dashboard', `/search?q=${canary}`, `/a/${canary}`, avatarUrl]) await ask({ path })
  const secrets = [cookie, second].map(text => text.slice('session='.length))
  const ids = [member.id_string, lost, expected, born, share, avatarUrl.replace('/avatars/', '')]
  const traces = [canary, canary.toLowerCase(), ...ids, ...secrets]
  return { id: member.id_string, traces, ids, avatarUrl, cookies: [`${uid}; ${cookie}`, `${uid}; ${second}`], ask }
}
