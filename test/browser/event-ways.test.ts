// What a visitor does, and the event that the log then has: each once, with nothing beside its own properties.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { eventsOf } from '../support/ad-pages.tsx'
import { island, openSite, quiet, until } from '../support/browser.ts'
import { awake, phone } from '../support/frame.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'
import { signInAs } from '../support/visitors.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  unhurried: true,
  message: {
    id: 'works',
    text: 'Works tonight.',
    link: { label: 'What is done', path: '/about-us' },
    from: '2026-01-01',
    until: '2096-01-01',
  },
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const article = '/a/foods-to-limit-in-pregnancy'

/** Links are pressed and lead nowhere. */
const stay = () => addEventListener('click', event => event.preventDefault())
/** From Germany: nobody there is asked to join. */
const abroad = (page: Page) => page.setExtraHTTPHeaders({ 'cf-ipcountry': 'DE', 'save-data': 'on' })

/** After something was done the log has an event once more, and so. */
async function counted(t: Test, name: string, properties: object, work: () => Promise<unknown>) {
  const before = eventsOf(site, name).length
  await work()
  await until(`${name} is counted`, () => eventsOf(site, name).length > before)
  t.same(eventsOf(site, name).slice(before), [properties], name)
}
const toSee = (page: Page, selector: string) =>
  page.$eval(selector, element => element.scrollIntoView({ block: 'center' }))

await site.test('the card of a survey', {}, async (t, page) => {
  await abroad(page)
  await page.goto(site.origin + article)
  await counted(t, 'survey-card-view', {}, () => toSee(page, '.survey'))
  await counted(t, 'survey-answer', { answer: 'partly' }, () => page.click('[data-answer="partly"]'))
  t.match(await page.$eval('.survey', card => card.textContent), /Thank you/)
  t.equal((await page.$$('.survey button')).length, 0)
})

await site.test('the banner of the app, on a phone', { width: 390, height: 844, before: stay }, async (t, page) => {
  await abroad(page)
  await page.setUserAgent({ userAgent: phone })
  await page.goto(`${site.origin}/pregnancy-week-by-week/20-weeks-pregnant`)
  const banner = '[data-banner="app-install"]'
  await counted(t, 'app-install-view', {}, () => toSee(page, banner))
  await counted(t, 'app-install-click', {}, () => page.$eval(`${banner} a`, link => (link as HTMLElement).click()))
})

await site.test('the message of the site', { before: stay }, async (t, page) => {
  const banner = '[data-banner="site-message"]'
  await counted(t, 'site-message-view', {}, () => page.goto(site.origin + article))
  await counted(t, 'site-message-click', {}, () => page.click(`${banner} a`))
  await counted(t, 'site-message-close', {}, () => page.click(`${banner} .close-button`))
  const before = eventsOf(site, 'site-message-view').length
  await page.reload()
  await page.waitForSelector(island('save-heart'))
  t.equal(eventsOf(site, 'site-message-view').length, before, 'closed, nobody sees it')
})

await site.test('a link that leads on from a page that is compared', { before: stay }, async (t, page) => {
  const press = (link: string) => page.$eval(`main a[href="${link}"]`, a => (a as HTMLElement).click())
  await page.goto(`${site.origin}/topics/first-trimester`)
  await awake(page)
  const [pill = ''] = await page.$$eval('main .pills a', all => all.map(a => a.getAttribute('href') ?? ''))
  await counted(t, 'read-on', { from: 'topic' }, () => press(pill))
})

await site.test('the welcome', {}, async (t, page) => {
  await signInAs(members, page, 'sister@example.test', 'sister')
  await counted(t, 'welcome-popup-view', {}, async () => {
    await page.goto(site.origin + article)
    await page.waitForSelector('dialog#welcome:modal')
  })
  await counted(t, 'welcome-popup-click', {}, () => page.click('#welcome [data-profile-dialog="add:pregnancy"]'))
  // The press was held for the dialog, which had to come first, and was done again.
  await page.waitForSelector('dialog:modal:not(#welcome)')
  t.equal((await page.$$('dialog[open]')).length, 1, 'in its place')
  await quiet(page)
  t.equal(eventsOf(site, 'welcome-popup-click').length, 1, 'once')
})

await site.test('a heart, a tool and a way to share', { before: stay }, async (t, page) => {
  await page.goto(site.origin + article)
  await page.waitForSelector(island('save-heart', 'ready'))
  const slug = 'foods-to-limit-in-pregnancy'
  await counted(t, 'save-article', { slug, saved: true, side: 'left' }, () => page.click('.save-heart button'))
  await counted(t, 'share-click', { network: 'email' }, () =>
    page.$eval('[data-network="email"]', link => (link as HTMLElement).click()),
  )
  await page.goto(`${site.origin}/due-date-calculator`)
  await page.waitForSelector('.tool x-island[data-status="ready"]')
  await counted(t, 'tool-use', { tool: 'due-date', action: 'use' }, async () => {
    await page.type('aria/First day of your last period[role="textbox"]', '10/01/2026')
    await page.keyboard.press('Tab')
  })
})
