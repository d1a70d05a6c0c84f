// A member who has signed out and goes back does not see their pages out of the browser's memory.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'
import { sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'

t.test('a page that comes out of memory', async t => {
  const site = await openSite(t, { env: { MEMBER_API_URL: await slowMemberApi(t, 0) } })
  /** As a browser shows a page that it kept whole. */
  const comeBack = (page: Page, persisted: boolean) =>
    page.evaluate(persisted => {
      Object.assign(window, { isOld: true })
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    }, persisted)
  const isOld = (page: Page) => page.evaluate(() => Reflect.get(window, 'isOld') === true).catch(() => true) // between two pages

  await site.test('is asked for anew when it is a member’s', {}, async (t, page) => {
    const [name = '', value = ''] = sessionCookie().slice('Cookie: '.length).split('=')
    await page.browserContext().setCookie({ name, value, domain: 'localhost' })
    await page.goto(`${site.origin}/about-us`)
    await page.waitForSelector('x-island[name="account-menu"]')
    await comeBack(page, false)
    await quiet(page)
    t.ok(await isOld(page), 'one that was just loaded is not')
    await page.deleteCookie({ name, url: site.origin })
    await comeBack(page, true)
    await until('it is another', async () => !(await isOld(page)))
    await until('nobody is signed in', async () => (await page.$('x-island[name="account-menu"]')) === null)
  })
  await site.test('stays as it is when nobody was signed in', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await comeBack(page, true)
    await quiet(page)
    t.ok(await isOld(page))
  })
})
