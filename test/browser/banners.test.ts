// What stands at the end of a page: closed, it stays away from the first paint on, and the privacy choices bring it back.
import type { Page } from 'puppeteer'
import t from 'tap'
import { eventsOf } from '../support/ad-pages.tsx'
import { openSite, until } from '../support/browser.ts'

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
})
