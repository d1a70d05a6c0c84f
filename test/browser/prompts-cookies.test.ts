// What prompts remember in a real browser: how long, and that a visit goes on where cookies are refused, cannot be asked
// for, or are too many.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite, quiet, until } from '../support/browser.ts'
import { setCookies, stoppedClock } from '../support/cookies-of-page.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'
import { signInAs } from '../support/visitors.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const article = '/a/foods-to-limit-in-pregnancy'
const banner = '[data-banner="sign-up"]'
const modal = 'dialog#registration:modal'
const returning = { tb_visits: '1', visit: '1' }

/** A cookie as the browser has it, and for how many days yet. */
async function inJar(page: Page, name: string) {
  const cookie = (await page.browserContext().cookies()).find(one => one.name === name)
  return cookie && { ...cookie, days: Math.round((cookie.expires - Date.now() / 1000) / 864) / 100 }
}
const isShown = (page: Page, selector: string) => page.$eval(selector, element => element.checkVisibility())

await site.test('how long each is remembered', { before: stoppedClock }, async (t, page) => {
  await setCookies(page, site.origin, returning)
  await page.goto(site.origin + article)
  await page.waitForSelector(modal)
  t.match(await inJar(page, 'opened'), { value: 'registration', expires: -1 }, 'until the browser is closed')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#registration:not([open])')
  t.match(await inJar(page, 'registration_modal_dismissed'), {
    value: 'true',
    days: 30,
    path: '/',
    sameSite: 'Lax',
    domain: 'localhost',
  })
  await page.click(`${banner} .close-button`)
  await until('it is kept', async () => Boolean(await inJar(page, 'ask_no_more')))
  // 999 days are asked for; this browser keeps none longer than 400.
  for (const name of ['ask_no_more', 'tb_visits']) {
    if (name === 'tb_visits') {
      await page.deleteCookie({ name, url: site.origin })
      await page.goto(`${site.origin}/b/favorites`)
    }
    t.equal((await inJar(page, name))?.days, 400, name)
  }
  t.match(await inJar(page, 'enter_favorite_baby_name_page_first_time'), { value: '0', days: 400 })
})

await site.test('the welcome is remembered for a day', { before: stoppedClock }, async (t, page) => {
  await signInAs(members, page, 'sister@example.test', 'sister')
  await page.goto(site.origin + article)
  await page.waitForSelector('dialog#welcome:modal')
  t.match(await inJar(page, 'isShowPopupForTKUser'), { value: 'true', days: 1 })
})

for (const [what, before] of [
  [
    'a browser that lets no script ask for them',
    () => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
    },
  ],
  [
    'a browser that keeps none',
    () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  ],
] as const)
  await site.test(`${what}: the visit goes on`, { before }, async (t, page) => {
    await page.goto(site.origin + article)
    t.ok(await isShown(page, banner))
    await page.waitForSelector(island('save-heart', 'ready'))
    await page.click('.save-heart button')
    await page.waitForSelector('.save-heart button[aria-pressed="true"]')
    await page.click(`${banner} .close-button`)
    await until('it is away', async () => !(await isShown(page, banner)))
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await quiet(page)
    t.notOk(await isShown(page, banner), 'it does not come back on this page')
    t.notOk(await page.$('dialog[open]'), 'and nothing opens by itself')
    for (const path of ['/b/girl-baby-names', '/due-date-calculator', '/search?q=sleep', '/join']) {
      await page.goto(site.origin + path)
      await quiet(page)
      t.notOk(await page.$('dialog[open]'), path)
    }
  })

await site.test('the hint at favorite names is refused for good, and taken back', {}, async (t, page) => {
  const note = '.favorites-note:not([hidden])'
  /** A page on names whose turn it is to hint. */
  const visit = async () => {
    await page.evaluate(() => sessionStorage.setItem('should_show_bn_tooltip', 'false'))
    await page.goto(`${site.origin}/b/girl-baby-names`)
  }
  await page.goto(`${site.origin}/b/girl-baby-names`)
  await page.click('.name-heart')
  await page.waitForSelector(note)
  await page.click(`${note} button`)
  t.notOk(await inJar(page, 'ask_no_more'), 'what a press was answered with is not a hint')
  await visit()
  await page.waitForSelector(note)
  t.match(await inJar(page, 'opened'), { value: 'names-note' }, 'nothing else opens in this visit')
  await page.click(`${note} button`)
  t.match(await inJar(page, 'ask_no_more'), { value: 'names-note', days: 400 })
  await visit()
  await quiet(page)
  t.notOk(await page.$(note))
  await page.click('.privacy-choices')
  const again = await page.waitForSelector('dialog:modal ::-p-aria(The hint at your favorite names: ask again)')
  await again?.click()
  await until('it may come again', async () => !(await inJar(page, 'ask_no_more')))
})

await site.test('a jar that is full', { before: stoppedClock }, async (t, page) => {
  // As many as a browser keeps for a site: the next one drives out another.
  const many = Object.fromEntries(Array.from({ length: 180 }, (_, i) => [`other_${i}`, 'x'.repeat(20)]))
  await setCookies(page, site.origin, many)
  for (const path of ['/', article, '/b/girl-baby-names']) {
    // 304: a page of an earlier test, asked for again.
    t.match(String((await page.goto(site.origin + path))?.status()), /^(?:200|304)$/, path)
    await quiet(page)
    t.notOk(await page.$('dialog[open]'), path)
  }
  await page.click(`${banner} .close-button`)
  await until('it is away', async () => !(await isShown(page, banner)))
})
