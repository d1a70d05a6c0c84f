// The hint beside the account's button: where saved articles are.
import type { Page } from 'puppeteer'
import t from 'tap'
import { known, openAccounts } from '../support/account-menu.ts'
import { still, until } from '../support/browser.ts'
import { awake, opened, untilOpen } from '../support/frame.ts'
import { look } from '../support/look.ts'

const { site, visit } = await openAccounts(t)
const hint = 'saved-tip'
const cookie = async (page: Page) =>
  (await page.cookies()).find(({ name }) => name === 'save_article_first_time')?.value
const ask = (page: Page) =>
  page.browserContext().setCookie({ name: 'save_article_first_time', value: 'true', domain: 'localhost' })

await site.test('where saved articles are is told once, until Got It', { width: 390 }, async (t, page) => {
  await visit(page)
  t.same(await opened(page), [])
  await ask(page)
  await page.reload()
  await untilOpen(page, hint)
  t.equal(await page.$eval(`#${hint}`, tip => tip.firstElementChild?.textContent), 'Your saved articles are in here.')
  await page.reload()
  await untilOpen(page, hint)
  await still(page)
  await look(t, page, 'the hint')
  await page.click(`#${hint} ::-p-text(Got It)`)
  await untilOpen(page)
  await until('it is kept', async () => (await cookie(page)) === 'false')
  t.match(await page.evaluate(() => document.cookie), 'ask_no_more=saved-tip', 'the privacy choices can give it back')
  await page.reload()
  await awake(page)
  t.same(await opened(page), [])

  await page.click('.privacy-choices')
  const again = await page.waitForSelector('dialog:modal ::-p-aria(The hint at your saved articles: ask again)')
  await again?.click()
  await until('it may come again', async () => (await cookie(page)) === 'true')
  t.notMatch(await page.evaluate(() => document.cookie), /ask_no_more=[^;]*saved-tip/)
  await page.reload()
  await untilOpen(page, hint)
})

await site.test('it comes with the first save, wherever on the page that is', { height: 700 }, async (t, page) => {
  await visit(page)
  await known(page)
  for (const down of [0, 900]) {
    await ask(page)
    await page.evaluate(down => {
      scrollTo(0, down)
      document.dispatchEvent(new Event('saved-first'))
    }, down)
    await untilOpen(page, hint)
    const { top, bottom } = await page.$eval(`#${hint}`, tip => tip.getBoundingClientRect().toJSON())
    t.ok(top >= 0 && bottom <= 700, `${down} px down it stands at ${top}`)
    await page.mouse.click(200, 350)
    await until('a press beside closes it for good', async () => (await cookie(page)) === 'false')
  }
})
