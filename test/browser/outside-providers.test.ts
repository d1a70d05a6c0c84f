// Another company, on loopback, before browsers: it hears of nobody before a yes, and then no more than that allows.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'
import { testMembers } from '../support/members.ts'
import { outsideProvider } from '../support/outside-provider.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const other = await outsideProvider(t)
const site = await openSite(t, {
  unhurried: true,
  providers: other.providers,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const expected = [/^foreign: http:\/\/127\.0\.0\.1:/]
const path = '/a/foods-to-limit-in-pregnancy'

const forget = () => {
  other.asked.length = 0
  other.told.length = 0
  other.lateMs = 0
}
/** What a visitor has chosen on this device, for the next page. */
const choose = (page: Page, ...allowed: string[]) =>
  page.evaluateOnNewDocument(
    choice => location.protocol === 'http:' && localStorage.setItem('privacy-choices', choice),
    JSON.stringify({ version: 2, at: new Date().toISOString(), allowed }),
  )
/** A new member whose account has recorded a choice, signed in. */
async function signIn(page: Page, email: string, allowed: readonly string[]) {
  const { token, member } = await members.join(email, { first_name: 'Emma', stage: 'trying-to-conceive' })
  await members.ask('PUT', `/members/${member.id_string}/consents`, { token, body: { allowed, version: 2 } })
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
  return member
}
const told = (name: string) => other.told.filter(([what]) => what === name).map(([, ...rest]) => rest)

await site.test('nobody is asked before a yes', {}, async (t, page) => {
  await page.goto(site.origin + path)
  await quiet(page)
  t.same(other.asked, [])
})

await site.test('nor under Global Privacy Control, whatever was chosen', { expected }, async (t, page) => {
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await choose(page, 'analytics', 'advertising', 'stage')
  await page.goto(site.origin + path)
  await quiet(page)
  t.same(other.asked, [])
})

await site.test('a yes in the dialog counts at once, on the same page', { expected }, async (t, page) => {
  await page.goto(`${site.origin}${path}?q=zebediah`)
  await page.locator('.privacy-choices').click()
  await page.locator('dialog:modal ::-p-aria([name="Analytics by other companies"][role="switch"])').click()
  t.same(other.asked, [], 'not before it is saved')
  await page.locator('dialog:modal ::-p-aria([name="Save"][role="button"])').click()
  await until('it is told of the page', () => told('page').length === 1)
  t.same(told('page'), [[{ currentURL: site.origin + path }]], 'the address without what was typed, and no more')
  t.same(told('identify'), [], 'there is no member')
  forget()
})

await site.test('a member is an opaque id; e-mail and stage need another yes', { expected }, async (t, page) => {
  const member = await signIn(page, 'emma@example.test', ['analytics'])
  await page.goto(site.origin + path)
  await until('it is told of the page', () => told('page').length === 1)
  const [[id, traits] = []] = told('identify')
  t.match(id, /^[0-9a-f]{64}$/)
  t.not(id, member.id_string)
  t.same(traits, {})
  t.notMatch(JSON.stringify(other.told), /emma|trying/, 'neither e-mail nor stage')
  forget()
})

await site.test('with that yes recorded, both', { expected }, async (t, page) => {
  await signIn(page, 'anna@example.test', ['analytics', 'stage'])
  await page.goto(site.origin + path)
  await until('it is told of the page', () => told('page').length === 1)
  const known = { stage: 'trying-to-conceive', email: 'anna@example.test' }
  t.match(told('identify')[0]?.[1], known)
  t.same(told('page'), [[{ currentURL: site.origin + path, ...known }]])
  forget()
})

await site.test('a newer no of this device holds against the account', { expected }, async (t, page) => {
  await signIn(page, 'lena@example.test', ['analytics', 'stage'])
  await choose(page)
  await page.goto(site.origin + path)
  await quiet(page)
  t.same(other.asked, [])
})

await site.test('what an account has refused holds on a device that never heard of it', {}, async (t, page) => {
  await signIn(page, 'mia@example.test', [])
  await page.goto(site.origin + path)
  const cookie = async () =>
    (await page.browserContext().cookies()).find(({ name }) => name === 'privacy_choices')?.value
  await until('this device knows', async () => /^2\.\d+$/.test((await cookie()) ?? ''))
  await quiet(page) // a question that a new page cuts off would count as one that never ends
  const views = () => site.lines.filter(({ event }) => event === 'page-view').length
  const before = views()
  await page.goto(`${site.origin}/about-us`)
  await quiet(page)
  t.equal(views(), before, 'the next page is not counted')
  t.same(other.asked, [])
})

await site.test('its object may come late', { expected }, async (t, page) => {
  other.lateMs = 700
  await choose(page, 'analytics')
  await page.goto(site.origin + path)
  await until('it is told of the page', () => told('page').length === 1)
  t.ok(other.asked.includes('/script.js'))
  forget()
})

await site.test('a page about a loss lets nobody in', { expected }, async (t, page) => {
  await choose(page, 'analytics', 'advertising', 'stage')
  await page.goto(`${site.origin}/topics/pregnancy-miscarriage-pregnancy-loss`)
  await quiet(page)
  t.same(other.asked, [])
})

for (const [who, cookie, asked] of [
  ['without a yes', '', []],
  ['after one', '2.advertising', ['/pixel.gif']],
] as const)
  await site.test(`without script, ${who}: the picture`, { script: false, expected }, async (t, page) => {
    if (cookie) await page.browserContext().setCookie({ name: 'privacy_choices', value: cookie, domain: 'localhost' })
    await page.goto(site.origin + path)
    await quiet(page)
    t.same(other.asked, asked)
    forget()
  })
