// What stands at the end of a page: closed, it stays away from the first paint on, and the privacy choices bring it back.
import type { Page } from 'puppeteer'
import t from 'tap'
import { eventsOf } from '../support/ad-pages.tsx'
import { openSite, until } from '../support/browser.ts'
import { setCookies } from '../support/cookies-of-page.ts'
import { shifts } from '../support/shifts.ts'

const article = '/a/foods-to-limit-in-pregnancy'
const banner = '[data-banner="sign-up"]'

const shown = (page: Page) => page.$eval(banner, element => element.checkVisibility())

t.test('the sign-up banner', async t => {
  const site = await openSite(t)
  await site.test('is closed for good, and taken back in the privacy choices', {}, async (t, page) => {
    await page.goto(site.origin + article)
    t.ok(await shown(page))
    t.ok((await page.$eval(banner, element => element.getBoundingClientRect().height)) >= 66)
    await page.$eval(banner, element => element.scrollIntoView({ block: 'center' }))
    await until('it is counted', () => eventsOf(site, 'sign-up-banner-view').length === 1)
    await page.click(`${banner} .close-button`)
    await until('it is away', async () => !(await shown(page)))
    t.match(await page.evaluate(() => document.cookie), /ask_no_more=sign-up-banner/)
    await page.goto(`${site.origin}/`)
    t.notOk(await shown(page), 'on other pages, too')

    await page.$eval('.privacy-choices', button => (button as HTMLElement).click())
    await page.locator('dialog:modal ::-p-aria([name="The banner that asks to join: ask again"])').click()
    await until('it is back', () => shown(page))
    t.notMatch(await page.evaluate(() => document.cookie), /ask_no_more/)
  })

  await site.test('cookies with nonsense hide nothing and break nothing', {}, async (t, page) => {
    const values = ['%00%ff', '.....', '<script>', 'x'.repeat(3000), 'registration.', 'true']
    for (const value of values) {
      await page.setCookie(
        ...['ask_no_more', 'tb_visits', 'registration_modal_dismissed', 'opened'].map(name => ({
          name,
          value,
          url: site.origin,
        })),
      )
      await page.goto(site.origin + article)
      t.ok(await shown(page), value.slice(0, 20))
    }
  })

  await site.test('the hint at the dashboard comes until Got It, and again when asked for', {}, async (t, page) => {
    const tip = '#dashboard-tip:popover-open'
    await page.goto(site.origin + article)
    await page.hover('.dashboard-link a')
    await page.waitForSelector(tip)
    await page.click(`${tip} button`)
    await until('it is refused', () => page.evaluate(() => document.cookie.includes('ask_no_more=dashboard-tip')))
    await page.$eval('.privacy-choices', button => (button as HTMLElement).click())
    await page.locator('dialog:modal ::-p-aria([name="The hint at the dashboard’s icon: ask again"])').click()
    await until('it may come', () => page.evaluate(() => !document.cookie.includes('ask_no_more')))
    await page.keyboard.press('Escape')
    await page.mouse.move(5, 600)
    await page.hover('.dashboard-link a')
    t.ok(await page.waitForSelector(tip))
  })
})

t.test('the message of the site', async t => {
  const message = { id: 'second', text: 'Works tonight.', from: '2026-01-01', until: '2096-01-01' }
  const site = await openSite(t, { message })
  const selector = '[data-banner="site-message"]'
  const isShown = (page: Page) => page.$eval(selector, element => element.checkVisibility())
  const isRefused = (page: Page) => page.evaluate(() => document.cookie.includes('site-message'))

  await site.test('another one than was closed comes from the next page on', {}, async (t, page) => {
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'DE' }) // no other banner is there
    await page.goto(`${site.origin}/a/when-to-call`) // without it
    await page.evaluate(() => localStorage.setItem('closed-message', 'first'))
    await setCookies(page, site.origin, { ask_no_more: 'site-message' })
    await page.goto(site.origin)
    t.notOk(await isShown(page))
    await until('it is known for another', async () => !(await isRefused(page)))
    t.notOk(await isShown(page), 'nothing moves on this page')
    await page.reload()
    t.ok(await isShown(page))
    await page.click(`${selector} .close-button`)
    await until('it is away', async () => !(await isShown(page)))
    await page.reload()
    t.notOk(await isShown(page), 'and stays away')
    t.ok(await isRefused(page))
    t.same(await shifts(page), [], 'nothing moved')
  })

  const later = () => {
    Date.now = () => Date.parse('2096-01-02')
  }
  await site.test('a copy of a page that is shown after its end drops it', { before: later }, async (t, page) => {
    await page.goto(site.origin + article)
    t.notOk(await page.$(selector))
    t.ok(await page.$('.site-header + *'), 'and nothing else')
  })

  await site.test('nobody meets it after a loss, in the app, or beside reasons to call', {}, async (t, page) => {
    await page.goto(`${site.origin}/topics/pregnancy-miscarriage-pregnancy-loss`)
    t.notOk(await page.$(selector))
    await page.goto(`${site.origin}/a/when-to-call`)
    t.notOk(await page.$(selector))
    await page.setUserAgent({ userAgent: 'LittleAlmanacApp/1.0 (iOS)' })
    await page.goto(site.origin + article)
    t.notOk(await page.$(selector))
  })
})
