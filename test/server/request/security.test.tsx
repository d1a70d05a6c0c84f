import t, { type Test } from 'tap'
import { page } from '../../../routes/define-page.tsx'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const policy = (scripts: string, formTargets: string) =>
  `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self' ${formTargets}; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`

const broken = page({
  path: '/broken',
  load: () => {
    throw new Error('broken on purpose')
  },
  head: () => ({ title: '', description: '' }),
  view: () => null,
  whenSensitive: 'itself',
  examples: [],
})

/** One address for every kind of answer. */
const kinds: [
  status: number,
  url: string,
  rest?: { method?: 'HEAD' | 'POST' | 'PUT'; headers?: Record<string, string>; payload?: string },
][] = [
  [200, '/'],
  [200, '/', { method: 'HEAD' }],
  [200, '/healthz'],
  [301, '/about-us/'],
  [200, '/favicon.ico'],
  [303, '/dashboard'],
  [400, '/a/%E0%A4%A'],
  [
    400,
    '/events',
    { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }, payload: '{' },
  ],
  [403, '/events', { method: 'POST' }],
  [404, '/nowhere'],
  [404, '/a/nowhere'],
  [404, `/a/${'long-'.repeat(60)}slug`],
  [404, '/assets/none.js'],
  [405, '/about-us', { method: 'PUT', headers: { 'sec-fetch-site': 'same-origin' } }],
  [410, '/a/best-baby-monitors-2019'],
  [
    413,
    '/events',
    {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: ' '.repeat(9000),
    },
  ],
  [421, '/', { headers: { host: 'evil.test' } }],
]

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const checkHeaders = (t: Test, headers: Awaited<ReturnType<TestSite['ask']>>['headers'], what: string) => {
  t.has(headers, fixed, what)
  t.equal(headers['content-security-policy'], policy("'self'", 'http://localhost:3000'), what)
  t.notOk(headers['x-powered-by'] ?? headers.server, `${what} names no software`)
  t.notOk(headers['strict-transport-security'], `${what}: not over http`)
}

t.test('every kind of answer carries the headers', async t => {
  const { ask } = await testSite(t)
  for (const [status, url, rest] of kinds) {
    const what = `${status} ${rest?.method ?? 'GET'} ${url.slice(0, 30)}`
    const { statusCode, headers } = await ask({ url, ...rest })
    t.equal(statusCode, status, what)
    checkHeaders(t, headers, what)
  }
})

t.test('an asset, a 304 and our own failure too', async t => {
  const { ask } = await testSite(t)
  const home = await ask({ url: '/', headers: { cookie: `uid=${'u'.repeat(22)}` } })
  const sheet = /\/assets\/site[^"]+\.css/.exec(home.body)?.[0] ?? ''
  checkHeaders(t, (await ask(sheet)).headers, 'asset')
  const same = await ask({ url: '/', headers: { 'if-none-match': String(home.headers.etag) } })
  t.equal(same.statusCode, 304)
  checkHeaders(t, same.headers, '304')
  const failing = await testSite(t, { table: [broken] })
  const failed = await failing.ask('/broken')
  t.equal(failed.statusCode, 500)
  checkHeaders(t, failed.headers, '500')
})

t.test('on https: two years of HSTS, on every answer', async t => {
  const { ask } = await testSite(t, { env: threeHosts })
  for (const url of ['/', '/nowhere', '/assets/none.css', '/baby-names', '/about-us/']) {
    const { headers } = await ask({ url, headers: { host: hosts.main } })
    t.match(headers['strict-transport-security'], /^max-age=63072000\b/, url)
    t.equal(
      headers['content-security-policy'],
      policy("'self'", `https://${hosts.main} https://${hosts.names} https://${hosts.registry}`),
    )
  }
})
