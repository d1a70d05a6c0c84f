// What links may bring to the pages that invite and lead on: whatever it is, nothing of it leads elsewhere or breaks a page.
import t from 'tap'
import { hostileValues } from '../../support/hostile.ts'
import { parseHtml, withName } from '../../support/html.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'

const hostile = [
  '//evil.test',
  '///evil.test/a',
  String.raw`/\evil.test`,
  String.raw`\\evil.test`,
  '/%09/evil.test',
  '/\t/evil.test',
  'https://evil.test/',
  'https:evil.test',
  'HTTPS://EVIL.TEST',
  'https://localhost:3000@evil.test/',
  'javascript:alert("evil.test")',
  'data:text/html,<script>evil.test</script>',
  '/a/\r\nSet-Cookie: evil.test=1',
  '/%0d%0aSet-Cookie:evil.test',
  '/\u0000evil.test',
  '/a/x?target=//evil.test',
  '"><script src=//evil.test>',
  `/a/evil.test/${'x'.repeat(10_000)}`,
]
const names = ['redirectUrl', 'target', 'targetUrl', 'stage', 'trigger', 'userDecisionArea', 'productType', 'source']
const origin = 'http://localhost:3000'
const visitors: [pages: string[], headers: Record<string, string>][] = [
  [['/join', '/login', '/logout', '/search', '/sweepstakes', '/dashboard', '/join/welcome'], {}],
  [['/join/welcome', '/join/profile', '/dashboard', '/search'], signedIn('emma')],
]

/** Whether an address is one of ours, and where a log-in leads on to, too. */
const isOwn = (address: string): boolean => {
  const url = new URL(address, origin)
  return url.origin === origin && (url.pathname !== '/login' || isOwn(url.searchParams.get('target') ?? ''))
}

t.test('every page with every parameter', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const site = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  for (const [pages, headers] of visitors)
    for (const path of pages) {
      const wrong: string[] = []
      for (const value of hostile) {
        const url = `${path}?${new URLSearchParams(names.map(name => [name, value]))}`
        const { statusCode, headers: answered, body } = await site.ask({ url, headers })
        const root = parseHtml(body)
        const led = [
          ...withName(root, 'a').map(({ attributes }) => attributes.href ?? ''),
          ...withName(root, 'form').map(({ attributes }) => attributes.action ?? ''),
          ...withName(root, 'input').map(({ attributes }) => attributes.value ?? ''),
          String(answered.location ?? ''),
        ].filter(address => /evil/i.test(address) && !isOwn(address))
        if (statusCode >= 400 || String(answered['set-cookie']).includes('evil')) led.push(`${statusCode}`)
        if (/<script[^>]*evil/.test(body)) led.push('a script')
        if (led.length) wrong.push(`${value.slice(0, 40)}: ${led.join(' ').slice(0, 200)}`)
      }
      t.same(wrong, [], path)
    }
})

t.test('a stage that is none chooses nothing, and one of ours does', async t => {
  const site = await testSite(t)
  const chosen = async (stage: string) => {
    const { body } = await site.ask(`/join?stage=${encodeURIComponent(stage)}`)
    return withName(parseHtml(body), 'input').flatMap(({ attributes }) =>
      attributes.name === 'stage' && 'checked' in attributes ? [attributes.value] : [],
    )
  }
  for (const stage of ['trying-to-conceive', 'pregnant', 'parent']) t.same(await chosen(stage), [stage])
  t.same(await chosen('ttc'), ['trying-to-conceive'])
  for (const stage of [...hostile, '', 'Pregnant', 'constructor', '__proto__', 'pregnant,parent'])
    t.same(await chosen(stage), [], stage.slice(0, 30))
})

t.test('hundreds of values in every parameter of the pages that lead on', async t => {
  t.ok(hostileValues.length > 200, `${hostileValues.length} values`)
  const api = await memberApi(t, everyoneIsKnown())
  const site = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  for (const [at, [path, headers]] of (
    [
      ['/join', {}],
      ['/join/welcome', signedIn('emma')],
    ] as const
  ).entries()) {
    const wrong: string[] = []
    for (const value of hostileValues.filter((_, i) => i % sized(2, 1) === at % sized(2, 1))) {
      const query = new URLSearchParams(['redirectUrl', 'target', 'stage', 'trigger'].map(name => [name, value]))
      const { statusCode, headers: answered, body } = await site.ask({ url: `${path}?${query}`, headers })
      const root = parseHtml(body)
      const led = ['a', 'form', 'input', 'script', 'svg']
        .flatMap(name => withName(root, name))
        .flatMap(({ attributes: { href, action, value, src, onload } }) => [href, action, value, src, onload])
        .filter(address => address && /evil|alert/i.test(address) && !isOwn(address))
      // A line that is too long is refused before any page.
      if (statusCode !== 200 && !(statusCode === 414 || statusCode === 431)) led.push(`${statusCode}`)
      if (/evil/.test(String(answered['set-cookie']))) led.push('a cookie')
      if (led.length) wrong.push(`${JSON.stringify(value.slice(0, 40))}: ${led.join(' ').slice(0, 200)}`)
    }
    t.same(wrong, [], path)
  }
})

t.test('hundreds of values in every cookie that pages read', async t => {
  const site = await testSite(t)
  const names = [
    'uid',
    'ask_no_more',
    'tb_visits',
    'opened',
    'registration_modal_dismissed',
    'privacy_choices',
    'begin',
  ]
  const more = ['quiet_almanac', 'utc_offset', 'session', 'header', 'isShowPopupForTKUser', 'save_article_first_time']
  const wrong: string[] = []
  for (const value of hostileValues) {
    const sent = encodeURIComponent(value.toWellFormed()).slice(0, 700)
    for (const given of [sent, value.replace(/[^\x21-\x7e]|[;,"\\]/g, '').slice(0, 700)]) {
      const cookie = [...names, ...more].map(name => `${name}=${given}`).join('; ')
      const { statusCode, body, headers } = await site.ask({ url: '/about-us', headers: { cookie } })
      if (statusCode !== 200 || /evil/.test(body) || /evil/.test(JSON.stringify(headers)))
        wrong.push(`${statusCode} ${JSON.stringify(value.slice(0, 40))}`)
    }
  }
  t.same(wrong, [])
  t.notMatch(JSON.stringify(site.lines), /evil/, 'and nothing of them is logged')
})
