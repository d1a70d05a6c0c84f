import { Suspense, use } from 'react'
import t from 'tap'
import '../support/no-pressure.ts'
import { page } from '../../routes/define.tsx'
import { table } from '../../routes/table.ts'
import { listen } from '../support/site.ts'
import { json, memberApi, memberBody } from './member-api.ts'
import { exchange, follow, requestText } from './wire.ts'

// What visitors are and look for. None of it may be read in a log.
const people = ['emma.stone-canary', 'Olivia Canary', 'Jürgen Kanari', 'naomi_canary77', 'canary.smith']
const values = [
  ...people.map(name => `${name}@example.test`),
  ...people,
  ...['due 2027-02-14 canary', '1799107200000', '14-canary-2027', 'last-period-canary-3-jan'],
  ...[
    'canary-session-token-0123456789abcdef',
    'canary-reset-token-0123456789',
    'canaryBearerToken',
    'canary-api-key',
    'canary-jwt.eyJhbGciOiJIUzI1NiJ9',
  ],
  ...['is bleeding normal canary', 'canary positive test', 'canary miscarriage signs', 'best stroller canary', 'canary names like Luna'],
  ...['canary-password', 'hunter2-canary', 'p@ss canary'],
  ...['555-0199-canary', '12 Canary Street', 'canary-zip-90210', 'Canary Hospital'],
  ...['canary-child-Luna', 'canary-twin-Milo', 'canary-code-name-Peanut', 'canary-partner-Sam', 'canary-donor-4711'],
  ...['canary-blood-type-O', 'canary-ivf', 'canary-loss', 'canary-registry-share'],
]
/** Every spelling in which one could show up. */
const spellings = (value: string) => [
  value,
  encodeURIComponent(value),
  encodeURIComponent(value).replaceAll('%20', '+'),
  Buffer.from(value).toString('base64'),
]

const view = { head: () => ({ title: 'Test', description: 'Test' }), examples: [] }
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

t.test('forty canaries through every door: none is in a log line', async t => {
  t.equal(values.length, 40)
  const faults = { invalid: false, torn: false, refuse: false }
  const api = await memberApi(t, (_request, response) => {
    const body = JSON.stringify(memberBody(people[0] ?? '', { email: values[0], last_name: people[1], code_name: values[30] }))
    if (faults.invalid)
      response.end(`${values[4]} is no JSON`) // a parser's message repeats the first letters
    else if (faults.torn) response.end(body.slice(0, 60))
    else if (faults.refuse) json(response, 500, { message: `failed for ${values[0]}` })
    else response.end(body)
  })
  const site = await listen(t, { env: { MEMBER_API_URL: api.url, LOG_LEVEL: 'info' }, table: [...table, ...failing] })
  const host = new URL(site.origin).host
  const wire = (target: string, lines: string[] = []) =>
    exchange(site.origin, requestText(target, [`Host: ${host}`, ...lines])).catch(() => {})

  for (const [n, value] of values.entries()) {
    const safe = encodeURIComponent(value)
    const ask = (url: string, headers: Record<string, string> = {}, rest = {}) => site.ask({ url, headers: { host, ...headers }, ...rest })
    await ask(`/about-us?q=${safe}&email=${safe}&${safe}=1&token=${safe}`)
    for (const path of [
      `/${safe}`,
      `/a/${safe}`,
      `/topics/${safe}`,
      `/search/${safe}`,
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
    await ask('/events', own, { method: 'POST', payload: { events: [{ name: value, properties: { item: value } }], [value]: value } })
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
    const leaving = await follow(`${site.origin}/dashboard?q=${encodeURIComponent(values[n] ?? '')}`, session('leaves'))
    leaving.leave()
  }
  await new Promise(resolve => setTimeout(resolve, 100))
  t.ok(site.lines.length > 800, `${site.lines.length} lines`)
  t.ok(api.asked.length >= 5, 'members were asked for')
  const log = site.lines.map(line => JSON.stringify(line))
  for (const value of values) {
    const found = log.filter(line => spellings(value).some(spelling => line.includes(JSON.stringify(spelling).slice(1, -1))))
    t.same(
      found.slice(0, 1).map(line => line.slice(0, 500)),
      [],
      value,
    )
  }
  t.same(log.filter(line => /canary|kanari/i.test(line)).slice(0, 1), [], 'nor a part of one')
})
