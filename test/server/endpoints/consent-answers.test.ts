// Whether a social network's picture and the services of AMP twins may be loaded: after a yes, and never against a no.
import t, { type Test } from 'tap'
import { type OutsideProviders, outsideProviders } from '../../../content/site.ts'
import { json, memberApi, memberBody, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'

const providers: OutsideProviders = {
  analytics: { name: 'Counting House', script: 'https://count.example/s.js', object: 'counts' },
  pixel: { name: 'A network', address: 'https://social.example/p.gif?site=1' },
  amp: { ...outsideProviders.amp, tracking: 'https://amp.example/t' },
}
const own = { 'sec-fetch-site': 'same-origin' }
const yes = 'privacy_choices=2.counting.analytics.advertising'
const at = '2026-11-20T10:00:00.000Z'

/** @param recorded what the account of every member holds */
async function open(t: Test, recorded: readonly string[] | null | 'fails', fields: object = {}) {
  const api = await memberApi(t, (request, response) => {
    if (!request.url?.endsWith('/consents')) return json(response, 200, memberBody('emma', fields))
    if (recorded === 'fails') return json(response, 500, {})
    json(response, 200, { choice: recorded && { version: 2, at, allowed: recorded }, version: 1 })
  })
  const site = await testSite(t, { providers, env: { MEMBER_API_URL: api.url } })
  return {
    site,
    async pixel(headers: Record<string, string>) {
      const { statusCode, headers: answered } = await site.ask({ url: '/api/social-pixel', headers })
      t.equal(answered['cache-control'], 'private, no-store')
      return statusCode === 302 && answered.location === providers.pixel?.address
    },
    async amp(headers: Record<string, string>) {
      const answer = await site.ask({
        method: 'POST',
        url: '/api/amp-consent',
        payload: {},
        headers: { ...own, ...headers },
      })
      t.equal(answer.headers['cache-control'], 'private, no-store')
      return answer.json().consentStateValue
    },
  }
}

t.test('visitors without an account', async t => {
  const { pixel, amp } = await open(t, null)
  for (const [headers, isYes] of [
    [{}, false],
    [{ cookie: yes }, true],
    [{ cookie: yes, 'cf-ipcountry': 'DE' }, true],
    [{ cookie: yes, 'sec-gpc': '1' }, false],
    [{ cookie: `${yes}; quiet_almanac=1` }, false],
    [{ cookie: 'privacy_choices=2.counting.stage' }, false],
    [{ cookie: 'privacy_choices=1.analytics.advertising' }, false],
    [{ cookie: 'privacy_choices=%00' }, false],
  ] as [Record<string, string>, boolean][]) {
    t.equal(await pixel(headers), isYes, JSON.stringify(headers))
    t.equal(await amp(headers), isYes ? 'accepted' : 'rejected', JSON.stringify(headers))
  }
  t.notOk(await pixel({ cookie: 'privacy_choices=2.analytics' }), 'each purpose by itself')
  t.equal(await amp({ cookie: 'privacy_choices=2.advertising' }), 'rejected')
})

t.test('members: device and account can both refuse, and one of them has to say yes', async t => {
  const { cookie } = signedIn('emma')
  const both = { cookie: `${cookie}; ${yes}` }
  const accepting = await open(t, ['analytics', 'advertising'])
  t.ok(await accepting.pixel({ cookie }), 'a recorded yes')
  t.ok(await accepting.pixel(both))
  t.notOk(await accepting.pixel({ cookie: `${cookie}; privacy_choices=2` }), 'a no of this device')
  const refusing = await open(t, [])
  t.notOk(await refusing.pixel(both), 'a recorded no')
  t.notOk(await (await open(t, null)).pixel({ cookie }), 'nothing recorded')
  t.ok(await (await open(t, null)).pixel(both), 'the yes of this device')
  t.notOk(await (await open(t, 'fails')).pixel(both), 'an account that cannot say')
  t.notOk(await (await open(t, ['advertising'], { after_loss: true })).pixel(both), 'nobody after a loss')
})

t.test('only pages of ours ask for the consent of twins', async t => {
  const { site } = await open(t, null)
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', cookie: yes }
  t.equal((await site.ask({ method: 'POST', url: '/api/amp-consent', payload: {}, headers: foreign })).statusCode, 403)
})

t.test('where nobody is let in, none of it is there', async t => {
  const site = await testSite(t)
  t.equal((await site.ask('/api/social-pixel')).statusCode, 404)
  t.equal((await site.ask({ method: 'POST', url: '/api/amp-consent', payload: {}, headers: own })).statusCode, 404)
  const { body, headers } = await site.ask('/about-us')
  t.notMatch(body, /social-pixel|js\/analytics|"analytics"/)
  t.notMatch(headers['content-security-policy'], /\.example/)
})

t.test('pages open for those who are let in, and for nobody else', async t => {
  const { site } = await open(t, null)
  const { body, headers } = await site.ask('/about-us')
  const policy = String(headers['content-security-policy'])
  t.match(policy, "script-src 'self' https://count.example;")
  t.match(policy, "connect-src 'self' https://count.example;")
  t.match(policy, "img-src 'self' data: https://social.example;")
  t.match(body, '<noscript><img src="/api/social-pixel" width="1" height="1" alt=""/></noscript>')
  t.match(body, /<script type="module" src="\/assets\/js\/analytics-\w+\.js"><\/script>/)
  t.notMatch(body, 'social.example', 'the page itself names the network nowhere')
  const twin = await site.ask('/a/foods-to-limit-in-pregnancy/amp')
  t.match(twin.headers['content-security-policy'], 'https://amp.example')
  t.match(twin.body, '"checkConsentHref":"/api/amp-consent"')
  for (const asked of [
    { url: '/topics/pregnancy-miscarriage-pregnancy-loss' },
    { url: '/about-us', headers: { cookie: 'quiet_almanac=1' } },
  ])
    t.notMatch((await site.ask(asked)).body, /social-pixel|js\/analytics|"analytics"/, 'not beside a loss')
})
