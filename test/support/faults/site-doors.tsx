// Every door of the site through which a visitor's words come in, before a member API that answers well and badly.
import { Suspense, use } from 'react'
import type { Test } from 'tap'
import { page } from '../../../routes/define-page.tsx'
import { table } from '../../../routes/table.ts'
import { follow } from '../server/follow.ts'
import { json, memberApi, memberBody } from '../server/member-api.ts'
import { listen } from '../site.ts'
import { bareRequest, exchange } from '../wire.ts'
import { canaries } from './log-canaries.ts'

const view = { head: () => ({ title: 'Test', description: 'Test' }), whenSensitive: 'itself' as const, examples: [] }
const failing = [
  page({
    ...view,
    path: '/throws/:slug',
    load: () => {
      throw new Error('the loader failed')
    },
    view: () => null,
  }),
  page({
    ...view,
    path: '/part-throws/:slug',
    load: () => ({ late: Promise.reject(new Error('a part failed')) }),
    view: ({ loaded }) => (
      <Suspense fallback="waiting">
        <Late text={loaded.late} />
      </Suspense>
    ),
  }),
]
const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>

export interface Knocked {
  /** The site's log. */
  lines: Record<string, unknown>[]
  /** How often the member API was asked. */
  asked: number
}

/** Says every canary at every door. */
export async function knockOnSite(t: Test): Promise<Knocked> {
  const faults = { invalid: false, torn: false, refuse: false }
  const api = await memberApi(t, (_request, response) => {
    const body = JSON.stringify(
      memberBody(canaries[5] ?? '', { email: canaries[0], last_name: canaries[6], code_name: canaries[30] }),
    )
    if (faults.invalid)
      response.end(`${canaries[4]} is no JSON`) // a parser's message repeats the first letters
    else if (faults.torn) response.end(body.slice(0, 60))
    else if (faults.refuse) json(response, 500, { message: `failed for ${canaries[0]}` })
    else response.end(body)
  })
  const site = await listen(t, { env: { MEMBER_API_URL: api.url, LOG_LEVEL: 'info' }, table: [...table, ...failing] })
  const host = new URL(site.origin).host
  const wire = (target: string, lines: string[] = []) =>
    exchange(site.origin, bareRequest(target, [`Host: ${host}`, ...lines])).catch(() => {})

  for (const [n, value] of canaries.entries()) {
    const safe = encodeURIComponent(value)
    const ask = (url: string, headers: Record<string, string> = {}, rest = {}) =>
      site.ask({ url, headers: { host, ...headers }, ...rest })
    await ask(`/about-us?q=${safe}&email=${safe}&${safe}=1&token=${safe}`)
    for (const path of [
      `/${safe}`,
      `/a/${safe}`,
      `/topics/${safe}`,
      `/search/${safe}`,
      `/search?q=${safe}&targetUrl=${safe}`,
      `/api/suggestions?q=${safe}`,
      `/assets/${safe}.js`,
      `/about-us/?next=${safe}`,
      `/%E0%A4%A${safe}`,
    ])
      await ask(path)
    await ask(`/a/${safe}${'x'.repeat(220)}`)
    await ask(`/throws/${safe}?q=${safe}`)
    await ask(`/part-throws/${safe}?q=${safe}`)
    await ask('/about-us', {
      referer: `https://a.test/?q=${safe}`,
      'user-agent': safe,
      authorization: `Bearer ${safe}`,
      'x-api-key': safe,
      forwarded: `for=${safe}`,
    })
    await ask('/about-us', {
      cookie: `uid=${safe}; session=${safe}; other=${safe}`,
      'cf-ipcountry': safe,
      'accept-encoding': safe,
      'if-none-match': safe,
    })
    await ask('/', { host: `${safe}.test` })
    await ask('/', { 'x-request-id': safe, 'x-forwarded-for': safe, 'x-forwarded-host': safe, 'accept-language': safe })
    const own = { 'sec-fetch-site': 'same-origin' }
    await ask('/events', own, {
      method: 'POST',
      payload: { events: [{ name: value, properties: { item: value } }], [value]: value },
    })
    await ask('/events', { ...own, 'content-type': 'application/json' }, { method: 'POST', payload: `{"${value}` })
    await ask('/events', { ...own, 'content-type': safe }, { method: 'POST', payload: value })
    await ask('/join', { origin: `https://${safe}.test` }, { method: 'POST', payload: { email: value } })
    await wire(`/about-us#${safe}`)
    await wire(`http://${safe}/`)
    await wire('/', [`X-Bad ${safe}: 1`])
    await wire('/', [`Host: ${safe}`])
    if (n % 4 === 0) await withMember(n)
  }
  /** A session for which the API answers in one of the bad ways, and a visitor who leaves in the middle. */
  async function withMember(n: number) {
    const session = (name: string) => ({ cookie: `session=canary-session-token-0123456789abcdef-${n}-${name}`, host })
    for (const fault of ['invalid', 'torn', 'refuse'] as const) {
      faults[fault] = true
      for (const url of ['/about-us', '/dashboard']) await site.ask({ url, headers: session(fault + url.length) })
      faults[fault] = false
    }
    const leaving = await follow(
      `${site.origin}/dashboard?q=${encodeURIComponent(canaries[n] ?? '')}`,
      session('leaves'),
    )
    leaving.leave()
  }
  await site.app.close() // the last lines are written
  return { lines: site.lines, asked: api.asked.length }
}
