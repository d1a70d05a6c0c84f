// The site on three hosts of one domain: what a visitor has said on one of them holds on all.
import type { Page } from 'puppeteer'
import t from 'tap'
import { idle, openSite, quiet, until } from '../support/browser.ts'
import { stoppedClock } from '../support/cookies-of-page.ts'
import { outsideProvider } from '../support/outside-provider.ts'

const domain = 'almanac.localhost'
const host = { main: `www.${domain}`, names: `names.${domain}`, registry: `registry.${domain}` }
const other = await outsideProvider(t)
const site = await openSite(t, { host, providers: other.providers, env: { COOKIE_DOMAIN: domain } })
const names = site.origin.replace('www.', 'names.')
const article = '/a/foods-to-limit-in-pregnancy'
const list = '/b/girl-baby-names'
const banner = '[data-banner="sign-up"]'
const expected = [/^foreign: http:\/\/(?:names|registry)\.almanac\.localhost/, /^foreign: http:\/\/127\.0\.0\.1:/]

const isShown = (page: Page) => page.$eval(banner, element => element.checkVisibility())
const views = () => site.lines.filter(({ event }) => event === 'page-view')
const dialog = 'dialog:modal:has(.consents)'
const press = (page: Page, words: string) => page.locator(`${dialog} ::-p-aria([name="${words}"])`).click()

async function openChoices(page: Page) {
  await page.locator('.privacy-choices').click()
  await page.waitForSelector(dialog)
}
const said = (page: Page) => page.$eval(`${dialog} [role=status]`, line => line.textContent ?? '')
const isOn = (page: Page) =>
  // Checkboxes all
  page.$$eval(`${dialog} [role=switch]`, all => all.map(element => (element as HTMLInputElement).checked))

await site.test('a banner that was closed on one is closed on all', { expected }, async (t, page) => {
  await page.goto(site.origin + article)
  await page.click(`${banner} .close-button`)
  await until('it is away', async () => !(await isShown(page)))
  await page.goto(names + list)
  t.notOk(await isShown(page))
})

await site.test('a way from one to another is one visit in the counts', { expected }, async (t, page) => {
  const from = views().length
  await page.goto(site.origin + article)
  await until('the first page is counted', () => views().length > from)
  await Promise.all([page.waitForNavigation(), page.evaluate(to => location.assign(to), names + list)])
  await until('the second, too', () => views().length > from + 1)
  t.same(
    views()
      .slice(from)
      .map(({ properties }) => Object(properties).begins),
    [true, false],
  )
})

await site.test('a host whose name only ends like ours is another', { expected }, async (t, page) => {
  for (const [referer, begins] of [
    [`http://other${domain}/`, true],
    [`http://${domain}:8080/`, false],
  ] as const) {
    const from = views().length
    await page.goto(names + list, { referer })
    await until('the page is counted', () => views().length > from)
    t.equal(Object(views().at(-1)?.properties).begins, begins, referer)
  }
})

await site.test('one visit, and one window in it', { expected, before: stoppedClock }, async (t, page) => {
  const from = views().length
  // A count that the next page cuts off would be one that never ends.
  const counted = (pages: number) => until(`${pages} are counted`, () => views().length >= from + pages)
  await page.goto(site.origin + article)
  await counted(1)
  await page.goto(names + list)
  await counted(2)
  const count = () => page.evaluate(() => document.cookie.match(/tb_visits=[^;]*/g))
  t.same(await count(), ['tb_visits=0'], 'the same visit')
  await page.evaluate(domain => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the first script does
    document.cookie = `tb_visits=1; path=/; domain=${domain}`
  }, domain)
  await page.goto(site.origin + article)
  await page.waitForSelector('dialog#registration:modal')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#registration:not([open])')
  await counted(3)
  await page.goto(names + list)
  await counted(4)
  await idle(page)
  t.notOk(await page.$('#registration'), 'closed there, it stays away here')
})

await site.test('a no counts everywhere, and the newest choice holds', { expected }, async (t, page) => {
  await page.goto(site.origin + article)
  await openChoices(page)
  await press(page, 'Analytics by other companies')
  await press(page, 'Save')
  await until('the other company is told', () => other.told.length > 0)

  await page.goto(names + list)
  await openChoices(page)
  t.match(await said(page), /^Your choice of /, 'the other host knows')
  t.same(await isOn(page), [true, true, true, false, false])
  await press(page, 'Turn everything off')
  await until('it is saved', async () => /^Saved: everything is off/.test(await said(page)))

  await quiet(page)
  other.asked.length = 0
  const before = views().length
  await page.goto(site.origin + article)
  await quiet(page)
  t.same(other.asked, [], 'and the first host knows that it was taken back')
  t.equal(views().length, before, 'nor is anything counted')
  await openChoices(page)
  t.same(await isOn(page), [false, false, false, false, false])
})
