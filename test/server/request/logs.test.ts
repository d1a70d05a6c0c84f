import { readFileSync } from 'node:fs'
import t from 'tap'
import { page } from '../../../routes/define-page.tsx'
import { eventually } from '../../support/eventually.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { listen, type TestSite } from '../../support/site.ts'

const fields = 'reqId method host route status layout country signedIn experiments cache shellMs totalMs bytes aborted'
  .split(' ')
  .sort()
const ofPino = 'level time pid hostname msg'.split(' ')
const withoutShell = fields.filter(name => name !== 'shellMs')

type Line = Record<string, unknown>
const namesIn = (line: Line) =>
  Object.keys(line)
    .filter(key => !ofPino.includes(key))
    .sort()
type Listening = TestSite & { origin: string }

/** Asks over the wire, and gives the answer and the line that it left. */
async function visit({ origin, lines }: Listening, url: string, init: RequestInit = {}) {
  const from = lines.length
  const answer = await fetch(origin + url, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const isRequest = (line: Line) => line.msg === 'request'
  await eventually(() => lines.slice(from).some(isRequest), 'the line of a request')
  return { answer, body, line: lines.slice(from).find(isRequest) ?? {} }
}
const isMilliseconds = (value: unknown) => typeof value === 'number' && value >= 0 && value < 10_000

t.test('a request leaves one line with the fields of the contract and no other', async t => {
  const site = await listen(t)
  const sheet = JSON.parse(readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8')).assets[
    'site.css'
  ].file
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const event = JSON.stringify({ events: [{ name: 'sign-up-banner-view', properties: {} }] })
  const table: [string, string, RequestInit, readonly string[], Line][] = [
    ['page', '/about-us?q=x', {}, fields, { method: 'GET', route: '/about-us', status: 200, cache: 'miss' }],
    ['kept page', '/about-us', {}, fields, { method: 'GET', route: '/about-us', status: 200, cache: 'hit' }],
    ['page by pattern', '/a/foods-to-limit-in-pregnancy', {}, fields, { route: '/a/:slug', status: 200 }],
    ['unknown slug', '/a/nowhere', {}, fields, { route: '/a/:slug', status: 404 }],
    ['head', '/about-us', { method: 'HEAD' }, fields, { method: 'HEAD', status: 200, bytes: 0 }],
    ['not found', '/nowhere', {}, fields, { route: 'unmatched', status: 404 }],
    ['asset', `/assets/${sheet}`, {}, withoutShell, { route: '/assets/*', status: 200, cache: 'bypass' }],
    ['missing asset', '/assets/none.css', {}, withoutShell, { route: '/assets/*', status: 404 }],
    [
      'event',
      '/events',
      { method: 'POST', body: event, headers: own },
      withoutShell,
      { method: 'POST', route: '/events', status: 204, bytes: 0 },
    ],
    ['redirect', '/about-us/', {}, withoutShell, { status: 301, cache: 'bypass' }],
    ['health', '/healthz', {}, withoutShell, { route: '/healthz', status: 200 }],
  ]
  for (const [what, url, init, expected, values] of table) {
    const { line, body } = await visit(site, url, init)
    t.same(namesIn(line), expected, what)
    t.has(line, { layout: 'desktop', country: 'US', signedIn: false, experiments: '', aborted: false, ...values }, what)
    t.equal(line.host, what === 'health' ? 'other' : 'main', what)
    t.ok(isMilliseconds(line.totalMs) && (line.shellMs === undefined || isMilliseconds(line.shellMs)), `${what}: times`)
    if (!('bytes' in values)) t.equal(line.bytes, body.length, `${what}: bytes`)
  }
  const requests = site.lines.filter(line => line.msg === 'request')
  t.equal(requests.length, table.length, 'one line each')
  t.equal(new Set(requests.map(line => line.reqId)).size, table.length)
})

t.test('a failure, a foreign host and a bad address leave a line too', async t => {
  const broken = page({
    path: '/broken/:slug',
    load: () => {
      throw new Error('on purpose')
    },
    head: () => ({ title: '', description: '' }),
    view: () => null,
    whenSensitive: 'itself',
    examples: [],
  })
  const site = await listen(t, { table: [broken] })
  const { line, body } = await visit(site, '/broken/x?q=y')
  t.same(namesIn(line), withoutShell)
  t.has(line, { host: 'main', route: '/broken/:slug', status: 500, aborted: false, bytes: body.length })
  t.match(
    site.lines.find(({ level }) => level === 50),
    { reqId: line.reqId, err: { message: 'on purpose', stack: String } },
    'and one about the failure',
  )
  t.has((await visit(site, '/%E0%A4%A')).line, { status: 400, route: 'unmatched' })
  const line421 = async () => {
    const from = site.lines.length
    await site.app.inject({ url: '/broken/x', headers: { host: 'evil.test' } })
    return site.lines[from]
  }
  t.has(await line421(), { host: 'other', status: 421 })
})

t.test('encodings, experiments and members show in the line', async t => {
  const api = await memberApi(t, everyoneIsKnown(20))
  const site = await listen(t, { env: { MEMBER_API_URL: api.url, ABTEST_ENABLE: 'true' } })
  for (const encoding of ['gzip', 'br', 'zstd', 'identity']) {
    const headers = {
      ...signedIn(`emma${encoding}`),
      'accept-encoding': encoding,
      'user-agent': 'x (iPhone) Mobile',
      'cf-ipcountry': 'DE',
    }
    const response = await site.app.inject({
      url: '/about-us',
      headers: { ...headers, host: new URL(site.origin).host },
    })
    const late = site.lines.filter(({ msg }) => msg === 'request').at(-1) ?? {}
    t.has(late, { signedIn: true, layout: 'mobile', country: 'other' }, `${encoding}, late`)
    t.equal(late.bytes, response.rawPayload.length, `${encoding}: bytes as sent`)
    const known = await site.app.inject({ url: '/about-us', headers: { ...headers, host: new URL(site.origin).host } })
    t.equal(
      site.lines.filter(({ msg }) => msg === 'request').at(-1)?.bytes,
      known.rawPayload.length,
      `${encoding}: bytes of a known member`,
    )
  }
  const { line, body } = await visit(site, '/a/foods-to-limit-in-pregnancy', {
    headers: { cookie: `uid=${'u'.repeat(22)}` },
  })
  t.equal(line.experiments, /data-experiments="([^"]*)"/.exec(body.toString())?.[1])
  t.match(line.experiments, /^(\w+:[12],)*\w+:[12]$/)
})
