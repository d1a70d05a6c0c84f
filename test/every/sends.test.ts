// Every kind of page, with each state of consent, before another company on loopback: nothing is asked for, stored or set
// that the page on what this site sends does not list, and the other company hears of nobody without a yes.
import type { Page } from 'puppeteer'
import t from 'tap'
import { purposeIds } from '../../domain/consents.ts'
import { pageKindOf } from '../../domain/page-kinds.ts'
import { openSite, quiet } from '../support/browser.ts'
import { setCookies } from '../support/cookies-of-page.ts'
import { examples } from '../support/crawl.ts'
import { testMembers } from '../support/members.ts'
import { outsideProvider } from '../support/outside-provider.ts'
import { readListed, watchSending } from '../support/sends.ts'
import { sized } from '../support/sized.ts'
import { freshPlace } from '../support/stores.ts'
import { signInAs } from '../support/visitors.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const other = await outsideProvider(t)
const site = await openSite(t, {
  unhurried: true,
  providers: other.providers,
  message: { id: 'works', text: 'Works tonight.', from: '2026-01-01', until: '2096-01-01' },
  env: {
    ABTEST_ENABLE: 'true',
    OFFLINE: 'on',
    SPEED_SAMPLE: '100',
    MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }),
  },
})
const listed = await readListed(site)

/** One page of each kind; the twins run AMP's own script, which is not here. */
const kinds = [...Map.groupBy(examples, path => pageKindOf(path.split('?')[0] ?? '')).values()].map(
  paths => paths[0] ?? '/',
)
const own = ['/dashboard', '/settings/privacy', '/saved-articles', '/a/foods-to-limit-in-pregnancy']
const some = ['/', '/tools', '/a/foods-to-limit-in-pregnancy']

interface State {
  who: string
  allowed?: readonly string[]
  gpc?: true
  country?: 'DE'
  /** Signed in, with the same recorded in the account. */
  member?: true
  pages: readonly string[]
  /** The other company is asked. */
  lets: boolean
}

const states: readonly State[] = [
  { who: 'who has chosen nothing', pages: kinds, lets: false },
  { who: 'who has chosen nothing, in Germany', country: 'DE', pages: sized(some, kinds), lets: false },
  { who: 'who refuses everything', allowed: [], pages: sized(some, kinds), lets: false },
  { who: 'who allows everything', allowed: purposeIds, pages: sized(some, kinds), lets: true },
  { who: 'who allows ads alone', allowed: ['advertising'], pages: sized(some.slice(0, 1), kinds), lets: false },
  {
    who: 'who allows everything under Global Privacy Control',
    allowed: purposeIds,
    gpc: true,
    pages: sized(some, kinds),
    lets: false,
  },
  { who: 'a member who refuses everything', allowed: [], member: true, pages: own, lets: false },
  {
    who: 'a member who allows everything',
    allowed: purposeIds,
    member: true,
    pages: sized(own.slice(0, 2), own),
    lets: true,
  },
]

async function prepare(page: Page, { allowed, gpc, country, member }: State, i: number) {
  if (allowed)
    await page.evaluateOnNewDocument(
      choice => {
        if (location.protocol === 'http:') localStorage.setItem('privacy-choices', choice)
      },
      JSON.stringify({ version: 2, at: '2026-11-20T10:00:00.000Z', allowed }),
    )
  if (gpc)
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.setExtraHTTPHeaders({
    'save-data': 'on',
    ...(country && { 'cf-ipcountry': country }),
    ...(gpc && { 'sec-gpc': '1' }),
  })
  if (!member) return
  const { token, member: who } = await members.join(`member-${i}@example.test`, {
    first_name: 'Emma',
    stage: 'pregnant',
  })
  await members.ask('PUT', `/members/${who.id_string}/consents`, { token, body: { allowed, version: 2 } })
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
}

// So many pages in a minute are more than one address may count.
const expected = [/^foreign: http:\/\/127\.0\.0\.1:/, /status of 429/]

t.ok(kinds.length >= 12, `${kinds.length} kinds of pages`)
for (const [i, state] of states.entries())
  await site.test(state.who, { expected }, async (t, page) => {
    await prepare(page, state, i)
    for (const path of state.pages) {
      const sending = watchSending(page, site.origin, listed)
      await page.goto(site.origin + path)
      await page.mouse.move(200, 120) // somebody is there: what waits for that wakes
      await quiet(page)
      t.same(await sending.unlisted(), [], path)
      t.same(sending.others(), state.lets ? [other.origin] : [], `${path}: whom it asks`)
    }
  })

const article = '/a/foods-to-limit-in-pregnancy'
for (const [who, opens] of [
  ['who comes back', 'registration'],
  ['from the sister product', 'welcome'],
] as const)
  await site.test(`${who}: the window that opens, and the message that is closed`, { expected }, async (t, page) => {
    if (opens === 'registration') await setCookies(page, site.origin, { tb_visits: '1', visit: '1' })
    else await signInAs(members, page, 'sister@example.test', 'sister')
    const sending = watchSending(page, site.origin, listed)
    await page.goto(site.origin + article)
    await page.waitForSelector(`dialog#${opens}:modal`)
    await page.keyboard.press('Escape')
    await page.waitForSelector(`#${opens}:not([open])`)
    await page.click('[data-banner="site-message"] .close-button')
    await page.waitForSelector('[data-refused~="site-message"]')
    await quiet(page)
    t.same(await sending.unlisted(), [])
  })

await site.test('what is not listed is found', { expected: [/status of (?:404|429)/] }, async (t, page) => {
  const sending = watchSending(page, site.origin, listed)
  await page.goto(`${site.origin}/about-us`)
  await quiet(page)
  await page.evaluate(async () => {
    localStorage.setItem('fingerprint', '1')
    // biome-ignore lint/suspicious/noDocumentCookie: what a careless script would do
    document.cookie = 'track=1'
    await fetch('/collect?who=me')
  })
  t.same(await sending.unlisted(), [`request ${site.origin}/collect?who=me`, 'key fingerprint', 'cookie track'])
})
