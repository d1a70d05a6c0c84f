import t from 'tap'
import { type TestSite, testSite } from '../../support/site.ts'

const bodyTag = (html: string) => /<body[^>]*>/.exec(html)?.[0] ?? ''

t.test('the country header is believed only from a trusted peer', async t => {
  const production = { NODE_ENV: 'production' }
  const trusting = { ...production, TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' }
  // environment, peer, header, country of the page
  const table: [object, string, string | undefined, 'US' | 'other'][] = [
    [production, '127.0.0.1', 'DE', 'US'],
    [production, '10.1.2.3', 'DE', 'US'],
    [trusting, '10.1.2.3', 'DE', 'other'],
    [trusting, '::ffff:10.1.2.3', 'DE', 'other'],
    [trusting, '2001:db8::1', 'de', 'other'],
    [trusting, '2001:db8::2', 'DE', 'US'],
    [trusting, '11.1.2.3', 'DE', 'US'],
    [trusting, '127.0.0.1', 'DE', 'US'],
    [trusting, '10.1.2.3', undefined, 'US'],
    [{ ...trusting, DEFAULT_COUNTRY: 'DE' }, '10.1.2.3', undefined, 'other'],
    [{ ...trusting, DEFAULT_COUNTRY: 'DE' }, '10.1.2.3', 'US', 'US'],
    [{ ...trusting, DEFAULT_COUNTRY: 'DE' }, '10.1.2.3', 'us', 'US'],
    [{ ...trusting, DEFAULT_COUNTRY: 'DE' }, '11.1.2.3', 'US', 'other'],
    [{ NODE_ENV: 'test' }, '127.0.0.1', 'DE', 'other'],
    [{ NODE_ENV: 'test' }, '::1', 'DE', 'other'],
    [{ NODE_ENV: 'development' }, '127.0.0.1', 'DE', 'other'],
    [{ NODE_ENV: 'test' }, '192.0.2.1', 'DE', 'US'],
  ]
  const sites = new Map<string, Pick<TestSite, 'ask' | 'lines'>>()
  for (const [env, remoteAddress, country, expected] of table) {
    const key = JSON.stringify(env)
    const { ask, lines } = sites.get(key) ?? (await testSite(t, { env: { ...env } }))
    sites.set(key, { ask, lines })
    const { body } = await ask({
      url: '/about-us',
      remoteAddress,
      headers: country === undefined ? {} : { 'cf-ipcountry': country },
    })
    const what = `${key} ${remoteAddress} ${country}`
    t.match(bodyTag(body), `data-country="${expected}"`, what)
    t.equal(lines.at(-1)?.country, expected, what)
  }
})

t.test('what is no country is as if it were not there', async t => {
  const { ask } = await testSite(t, { env: { COUNTRY_HEADER: 'X-Country', DEFAULT_COUNTRY: 'FR' } })
  for (const value of ['', 'U', 'USA', 'U S', 'US, US', '"US"', '<script>', '12', 'T1', 'ＵＳ'])
    t.match(
      bodyTag((await ask({ url: '/about-us', headers: { 'x-country': value } })).body),
      'data-country="other"',
      JSON.stringify(value),
    )
  t.match(bodyTag((await ask({ url: '/about-us', headers: { 'x-country': 'US' } })).body), 'data-country="US"')
  t.match(
    bodyTag((await ask({ url: '/about-us', headers: { 'cf-ipcountry': 'US' } })).body),
    'data-country="other"',
    'another header',
  )
})

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  firefoxPhone: 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  robotPhone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  firefoxTablet: 'Mozilla/5.0 (Android 15; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  robot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  curl: 'curl/8.14.1',
} as const

t.test('the layout follows the client hint, else the user agent', async t => {
  const { ask, lines } = await testSite(t)
  const layoutOf = async (agent: string, hint?: string) => {
    const { body } = await ask({
      url: '/about-us',
      headers: { 'user-agent': agent, ...(hint && { 'sec-ch-ua-mobile': hint }) },
    })
    const layout = /data-layout="([^"]*)"/.exec(bodyTag(body))?.[1]
    t.equal(lines.at(-1)?.layout, layout, 'the log says the same')
    return layout
  }
  const phones = ['iphone', 'android', 'firefoxPhone', 'robotPhone']
  for (const [name, agent] of Object.entries(agents)) {
    const expected = phones.includes(name) ? 'mobile' : 'desktop'
    t.equal(await layoutOf(agent), expected, name)
    t.equal(await layoutOf(agent, '?1'), 'mobile', `${name}, hinted mobile`)
    t.equal(await layoutOf(agent, '?0'), 'desktop', `${name}, hinted not mobile`)
    t.equal(await layoutOf(agent, 'yes'), expected, `${name}, a hint that is none`)
  }
  t.equal(await layoutOf(''), 'desktop', 'no user agent')
  for (const system of ['iOS', 'iPad', 'Android'])
    t.equal(await layoutOf(`${agents.iphone} LittleAlmanacApp/12.3.1 (${system})`, '?1'), 'in-app', system)
  t.equal(await layoutOf('LittleAlmanacApp/12.3.1 (Windows)'), 'desktop', 'no system of the app')
  t.equal(await layoutOf('NotLittleAlmanacApp/1 (iOS)'), 'desktop', 'another app')
})

t.test('the account area tells the stage in every layout', async t => {
  const { ask } = await testSite(t)
  for (const agent of [agents.windows, agents.iphone, 'LittleAlmanacApp/1.0 (iOS)']) {
    const { body } = await ask({ url: '/about-us', headers: { 'user-agent': agent } })
    const area = /<(\w+) [^>]*data-stage="none"[^>]*>/.exec(body)
    t.ok(area, `${bodyTag(body)} holds data-stage`)
    t.equal(body.match(/data-stage=/g)?.length, 1, 'once')
  }
})
