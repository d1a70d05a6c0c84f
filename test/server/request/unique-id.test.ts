import t from 'tap'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const setCookie = async ({ ask }: TestSite, headers: Record<string, string> = {}, url = '/about-us') => {
  const found = (await ask({ url, headers })).headers['set-cookie']
  return Array.isArray(found) ? found.join('\n') : found
}
const attributes = (cookie: string | undefined) => (cookie ?? '').split(/; */).slice(1).sort()
const idIn = (cookie: string | undefined) => /^uid=([^;]*)/.exec(cookie ?? '')?.[1] ?? ''

t.test('a first visit gets an id of 128 random bits for 360 days', async t => {
  const site = await testSite(t)
  const cookie = await setCookie(site)
  t.match(idIn(cookie), /^[\w-]{22}$/)
  t.equal(Buffer.from(idIn(cookie), 'base64url').length, 16)
  t.same(
    attributes(cookie),
    ['HttpOnly', 'Max-Age=31104000', 'Path=/', 'SameSite=Lax'],
    'not Secure on http, no Domain',
  )
  const ids = new Set<string>()
  for (let i = 0; i < 500; i++) ids.add(idIn(await setCookie(site)))
  t.equal(ids.size, 500, 'never the same twice')
  const bits = [...ids]
    .map(id => Buffer.from(id, 'base64url'))
    .reduce((sum, bytes) => sum.map((n, i) => n + (bytes[i] ?? 0)), Array(16).fill(0))
  t.ok(
    bits.every(sum => sum / 500 > 100 && sum / 500 < 155),
    'every byte is random',
  ) // mean 127.5, deviation 3.3
})

t.test('Secure on https, and for the parent domain when the hosts are split', async t => {
  const one = await testSite(t, {
    env: { MAIN_ORIGIN: 'https://a.test', NAMES_ORIGIN: 'https://a.test', REGISTRY_ORIGIN: 'https://a.test' },
  })
  t.same(attributes(await setCookie(one)), ['HttpOnly', 'Max-Age=31104000', 'Path=/', 'SameSite=Lax', 'Secure'])
  const split = await testSite(t, { env: threeHosts })
  const expected = ['Domain=almanac.test', 'HttpOnly', 'Max-Age=31104000', 'Path=/', 'SameSite=Lax', 'Secure']
  t.same(attributes(await setCookie(split, { host: hosts.main })), expected)
})

t.test('a good id is kept, a malformed one replaced', async t => {
  const site = await testSite(t)
  const good = idIn(await setCookie(site))
  t.equal(await setCookie(site, { cookie: `uid=${good}` }), undefined)
  t.equal(await setCookie(site, { cookie: `a=b; uid=${good}; c=d` }), undefined)
  for (const bad of [
    '',
    'x',
    good.slice(1),
    `${good}A`,
    `${good.slice(1)}!`,
    `${good.slice(1)}é`,
    '%00',
    '<script>',
    '../../etc/passwd012345',
  ])
    t.match(idIn(await setCookie(site, { cookie: `uid=${bad}` })), /^[\w-]{22}$/, JSON.stringify(bad))
  const notRepeated = await setCookie(site, { cookie: 'uid=CANARY' })
  t.notMatch(notRepeated, 'CANARY')
})

t.test('only pages set it', async t => {
  const site = await testSite(t)
  for (const url of ['/', '/about-us', '/nowhere', '/a/nowhere', '/a/best-baby-monitors-2019'])
    t.match(idIn(await setCookie(site, {}, url)), /^[\w-]{22}$/, url)
  const sheet = /\/assets\/site[^"]+\.css/.exec((await site.ask('/')).body)?.[0] ?? ''
  for (const url of [sheet, '/assets/none.css', '/healthz', '/about-us/', '/favicon.ico'])
    t.equal(await setCookie(site, {}, url), undefined, url)
  t.equal(await setCookie(site, { host: 'evil.test' }), undefined, 'a host that is not ours')
})
