import t from 'tap'
import { type SiteName, siteOf } from '../../../domain/sites.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const names = Object.keys(hosts) as SiteName[] // keys of a record by SiteName
const get = (site: TestSite, host: string, url: string, headers = {}) =>
  site.ask({ url, headers: { ...headers, host } })

const owners: Record<SiteName, string[]> = {
  main: ['/', '/a/', '/topics/pregnancy', '/about-us', '/baby-names-guide', '/registryx', '/nowhere', '/news?page=2'],
  names: ['/baby-names', '/b/most-popular-baby-names?year=2020&sex=girl', '/b/a/b', '/x/baby-names', '/baby-names/amp'],
  registry: ['/registry', '/registry/find?q=a%20b', '/manage', '/babyregistrysearch?first=a&first=b'],
}

t.test('a page asked for on another of the three hosts is moved to its own, query kept', async t => {
  const site = await testSite(t, { env: threeHosts })
  for (const owner of names) {
    for (const url of owners[owner]) {
      for (const asked of names) {
        const { statusCode, headers } = await get(site, hosts[asked], url)
        if (asked === owner) t.notMatch(headers.location ?? '', /^https?:/, `${asked} keeps ${url}`)
        else {
          t.equal(statusCode, 301, `${url} on ${asked}`)
          t.equal(headers.location, `https://${hosts[owner]}${url}`)
        }
      }
    }
  }
})

t.test('a host that has two of the three sites serves both, and the third has its own', async t => {
  const site = await testSite(t, {
    env: { MAIN_ORIGIN: 'https://almanac.test', NAMES_ORIGIN: 'https://names.almanac.test' },
  })
  for (const url of ['/about-us', '/registry', '/manage', '/']) {
    t.notMatch((await get(site, 'almanac.test', url)).headers.location ?? '', /^https?:/, url)
    t.equal((await get(site, 'names.almanac.test', url)).headers.location, `https://almanac.test${url}`)
  }
  t.equal((await get(site, 'almanac.test', '/baby-names')).headers.location, 'https://names.almanac.test/baby-names')
  t.equal((await get(site, 'names.almanac.test', '/baby-names')).statusCode, 200)
  t.equal((await get(site, 'localhost:3000', '/registry')).statusCode, 421, 'this machine is none of them')
  t.match((await get(site, 'almanac.test', '/robots.txt')).body, /almanac\.test\/sitemap/)
})

t.test('a redirect between hosts never leads off them', async t => {
  const site = await testSite(t, { env: threeHosts })
  for (const url of [
    '//e.test/baby-names',
    '/@e.test/baby-names',
    '/.e.test/baby-names?x=//e.test',
    '/\\e.test/baby-names',
  ]) {
    const { statusCode, headers } = await get(site, hosts.main, url)
    t.equal(statusCode, 301)
    t.equal(new URL(String(headers.location)).host, hosts.names, url)
  }
})

t.test('shared addresses answer on all three', async t => {
  const site = await testSite(t, { env: threeHosts })
  const home = await get(site, hosts.main, '/')
  const sheet = /href="(\/assets\/site[^"]+\.css)"/.exec(home.body)?.[1] ?? ''
  const shared = [
    '/api/members/me',
    '/avatars/x.webp',
    '/events',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
  ]
  for (const asked of names) {
    for (const url of [...shared, '/sitemap-names.xml', `${sheet}?v=1`]) {
      const { statusCode, headers } = await get(site, hosts[asked], url)
      t.notMatch(headers.location ?? '', /^https?:/, `${url} on ${asked}`)
      t.not(statusCode, 421)
    }
    t.equal((await get(site, hosts[asked], sheet)).statusCode, 200, `the style sheet on ${asked}`)
  }
})

t.test('one origin holds all pages', async t => {
  const { ask, lines } = await testSite(t)
  for (const url of [...owners.names, ...owners.registry]) {
    const { headers } = await ask(url)
    t.notMatch(headers.location ?? '', /^https?:/, url)
    t.equal(lines.at(-1)?.host, siteOf(url.split('?')[0] ?? ''), 'the log tells whose page it is')
  }
})

t.test('an unknown host gets 421 and nothing that may be kept', async t => {
  const site = await testSite(t, { env: threeHosts })
  for (const host of [
    'evil.test',
    'almanac.test',
    'x.www.almanac.test',
    'www.almanac.test.evil.test',
    'www.almanac.test:8443',
    '127.0.0.1',
  ]) {
    for (const url of ['/', '/baby-names', '/assets/x.css', '/dashboard', '/nowhere']) {
      const answer = await get(site, host, url)
      t.equal(answer.statusCode, 421, `${host}${url}`)
      t.equal(answer.headers['cache-control'], 'no-store', `${host} must not be kept`)
      t.notMatch(answer.body, host, 'the name is not repeated')
      t.notOk(answer.headers['set-cookie'] || answer.headers.location)
      t.equal(site.lines.at(-1)?.host, 'other')
    }
  }
  t.equal((await get(site, hosts.main.toUpperCase(), '/')).statusCode, 200, 'names of hosts have no case')
})

t.test('/healthz answers under any host', async t => {
  const site = await testSite(t, { env: threeHosts })
  for (const host of [...Object.values(hosts), 'evil.test', '10.0.0.7:3000', '']) {
    const answer = await get(site, host, '/healthz')
    t.equal(answer.statusCode, 200, host)
    t.equal(answer.headers['cache-control'], 'no-store', `${host} must not be kept`)
  }
})

t.test('a forwarded host counts only from a trusted peer', async t => {
  const inside = { host: 'app.internal', 'x-forwarded-host': hosts.main }
  const trusting = await testSite(t, { env: { ...threeHosts, TRUST_PROXY: '10.0.0.0/8' } })
  const from = (site: TestSite, remoteAddress: string, headers: Record<string, string>) =>
    site.ask({ url: '/about-us', headers, remoteAddress })
  t.equal((await from(trusting, '10.1.2.3', inside)).statusCode, 200)
  t.equal((await from(trusting, '10.1.2.3', { host: hosts.main, 'x-forwarded-host': 'evil.test' })).statusCode, 421)
  t.equal((await from(trusting, '192.0.2.1', inside)).statusCode, 421)
  t.equal((await from(trusting, '192.0.2.1', { host: hosts.main, 'x-forwarded-host': 'evil.test' })).statusCode, 200)
  const alone = await testSite(t, { env: threeHosts })
  t.equal((await from(alone, '127.0.0.1', inside)).statusCode, 421)
})
