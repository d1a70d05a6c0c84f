import t from 'tap'
import { isOwnWrite } from '../../../server/request/security.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'

const origins = {
  main: `https://${hosts.main}`,
  names: `https://${hosts.names}`,
  registry: `https://${hosts.registry}`,
  none: undefined,
  opaque: 'null',
  foreign: 'https://evil.test',
  'other scheme': `http://${hosts.main}`,
  'other port': `https://${hosts.main}:8443`,
  'longer name': `https://${hosts.main}.evil.test`,
  sibling: 'https://blog.almanac.test',
  'upper case': `https://${hosts.main.toUpperCase()}`,
  'a path': `https://${hosts.main}/`,
  empty: '',
} as const
const sites = [
  'same-origin',
  'same-site',
  'cross-site',
  'none',
  undefined,
  '',
  'Same-Origin',
  'same-origin, cross-site',
] as const

type OriginName = keyof typeof origins
const own: readonly OriginName[] = ['main', 'names', 'registry']

/**
 * What the contract says of a write: from our own three origins only, by Sec-Fetch-Site, else by Origin; neither:
 * refused.
 */
function isAllowed(origin: OriginName, site: (typeof sites)[number]): boolean {
  if (site === 'same-origin') return own.includes(origin) || origin === 'none'
  if (site === 'same-site') return own.includes(origin) // a sibling that is not ours is of the same site as well
  return site === undefined && own.includes(origin)
}

// Keys of a literal above
const cells = (Object.keys(origins) as OriginName[]).flatMap(origin => sites.map(site => ({ origin, site })))
const headersOf = ({ origin, site }: (typeof cells)[number]): Record<string, string> => ({
  ...(origins[origin] !== undefined && { origin: origins[origin] }),
  ...(site !== undefined && { 'sec-fetch-site': site }),
})

t.test('a write is accepted from our own three origins only', async t => {
  const ours = new Set([origins.main, origins.names, origins.registry])
  for (const cell of cells)
    t.equal(isOwnWrite(headersOf(cell), ours), isAllowed(cell.origin, cell.site), JSON.stringify(headersOf(cell)))
})

t.test('a refused write has no effect, whatever its address and method', async t => {
  const { ask, lines } = await testSite(t, { env: threeHosts })
  const event = { events: [{ name: 'sign-up-banner-view', properties: {} }] }
  const allowed = cells.filter(({ origin, site }) => isAllowed(origin, site))
  for (const cell of cells) {
    const answer = await ask({ method: 'POST', url: '/events', payload: event, headers: headersOf(cell) })
    t.equal(answer.statusCode, isAllowed(cell.origin, cell.site) ? 204 : 403, JSON.stringify(headersOf(cell)))
    if (answer.statusCode === 403) t.equal(answer.headers['cache-control'], 'no-store')
  }
  t.equal(lines.filter(line => line.msg === 'event').length, allowed.length)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of [
      '/',
      '/about-us',
      '/nowhere',
      '/api/members/me',
      '/assets/x',
      '/join',
      '/login',
      '/logout',
      '/dashboard',
    ]) {
      const foreign = await ask({ method, url, headers: { origin: origins.foreign, 'sec-fetch-site': 'cross-site' } })
      t.equal(foreign.statusCode, 403, `${method} ${url}`)
      t.equal((await ask({ method, url })).statusCode, 403, `${method} ${url} of unknown origin`)
    }
  }
})

t.test('reading needs no origin', async t => {
  const { ask } = await testSite(t)
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await ask({
      method,
      url: '/about-us',
      headers: { origin: origins.foreign, 'sec-fetch-site': 'cross-site' },
    })
    t.equal(answer.statusCode, 200)
    t.notOk(answer.headers['access-control-allow-origin'], 'and no other site may read the answer')
  }
})

t.test('another method cannot be smuggled in', async t => {
  const { ask } = await testSite(t)
  for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    t.equal((await ask({ url: '/about-us', headers: { [header]: 'DELETE' } })).statusCode, 200, header)
  for (const header of ['x-original-url', 'x-rewrite-url'])
    t.match(
      (await ask({ url: '/about-us', headers: { [header]: '/dashboard' } })).body,
      '<link rel="canonical" href="http://localhost:3000/about-us"',
    )
})
