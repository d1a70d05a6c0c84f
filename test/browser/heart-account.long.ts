// From a heart that asks to join to an account that has what was saved, and a member's heart after that.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite, until } from '../support/browser.ts'
import { password, testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const article = '/a/foods-to-limit-in-pregnancy'
const week = '/pregnancy-week-by-week/8-weeks-pregnant'
const heart = '.save-heart button'
const pressed = (on: boolean) => `${heart}[aria-pressed="${on}"]`

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})

const open = async (page: Page, path: string) => {
  await page.goto(site.origin + path)
  await page.waitForSelector(island('save-heart', 'ready'))
}
const said = (page: Page) => page.$eval('.save-heart [role=status]', line => line.textContent)
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('saved-articles'))
/** What the account of the page's member holds; its rows in the store are sealed. */
const savedBy = (page: Page) =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api/members/${path}`)).json()
    const { member } = await read('me')
    const { items } = await read(`${member.id}/saved-articles`)
    return items.map(({ slug }: { slug: string }) => slug).sort()
  })
const cookie = async (page: Page, name: string) =>
  (await page.cookies(site.origin)).find(cookie => cookie.name === name)?.value

async function press(page: Page, on: boolean) {
  await page.click(heart)
  await page.waitForSelector(pressed(on))
}

async function join(page: Page, email: string) {
  await page.type('main input[name="email"]', email)
  await page.type('main input[name="password"]', password)
  await Promise.all([page.waitForNavigation(), page.click('main form .button')])
}

await site.test('what is saved before joining is in the account afterwards', {}, async (t, page) => {
  await open(page, week)
  await press(page, true)
  await open(page, `${article}?a=1`)
  await press(page, true)
  await until('it asks to join', async () => (await said(page)) === 'Saved in this browser. Join to keep it.')
  await Promise.all([page.waitForNavigation(), page.click('.save-heart a')])
  const { pathname, searchParams } = new URL(page.url())
  t.equal(pathname, '/join')
  t.same(Object.fromEntries(searchParams), {
    a: '1',
    target: `${article}?a=1`,
    userDecisionArea: 'save-article',
    trigger: 'heart',
    productType: 'article',
  })
  await join(page, 'heart@example.test')
  t.equal(page.url(), `${site.origin}${article}?a=1`, 'back where the heart is')
  await page.waitForSelector(pressed(true))
  await until('nothing is left in the browser', async () => (await kept(page)) === null)
  t.same(await savedBy(page), ['8-weeks-pregnant', 'foods-to-limit-in-pregnancy'])

  await page.waitForSelector(island('save-heart', 'ready'))
  await press(page, false)
  await until('it is said', async () => (await said(page)) === 'No longer saved.')
  t.same(await savedBy(page), ['8-weeks-pregnant'])
  await open(page, week)
  await page.waitForSelector(pressed(true))
  t.equal(await page.$('.save-heart a'), null, 'a member is not asked to join')
})

await site.test('a member’s first save is told to the hint; two tabs agree', {}, async (t, page) => {
  await page.goto(`${site.origin}/join?target=${encodeURIComponent(article)}`)
  await join(page, 'tabs@example.test')
  await page.waitForSelector(island('save-heart', 'ready'))
  const other = await page.browserContext().newPage()
  await open(other, article)
  await page.bringToFront()
  await page.evaluate(() =>
    document.addEventListener('saved-first', () => Object.assign(window, { told: document.cookie })),
  )
  await press(page, true)
  await until('it is said', async () => (await said(page)) === 'Saved to your account.')
  t.match(await page.evaluate(() => Reflect.get(window, 'told')), 'save_article_first_time=true')
  await other.waitForSelector(pressed(true))
  t.same(await savedBy(page), ['foods-to-limit-in-pregnancy'])
  t.equal(await kept(page), null)
  await page.reload()
  await page.waitForSelector(pressed(true))
})

await site.test(
  'a save that fails goes back, and can be tried again',
  { expected: [/status of 503/] },
  async (t, page) => {
    await page.goto(`${site.origin}/join?target=${encodeURIComponent(article)}`)
    await join(page, 'fails@example.test')
    await page.waitForSelector(island('save-heart', 'ready'))
    let isDown = true
    await page.setRequestInterception(true)
    page.on('request', request => {
      if (isDown && request.method() === 'PUT')
        request.respond({ status: 503, contentType: 'application/json', body: '{}' })
      else request.continue()
    })
    await page.click(heart)
    await until(
      'it says so',
      async () => (await said(page)) === 'An error occurred. Please try again or contact us if the problem persists.',
    )
    t.ok(await page.$(pressed(false)))
    isDown = false
    await press(page, true)
    await until('it is said', async () => (await said(page)) === 'Saved to your account.')
    t.same(await savedBy(page), ['foods-to-limit-in-pregnancy'])
  },
)

await site.test('cookies of a visit', {}, async (t, page) => {
  await page.goto(`${site.origin}/about-us`)
  t.equal(await cookie(page, 'tb_visits'), '0')
  await page.goto(`${site.origin}/`)
  t.equal(await cookie(page, 'tb_visits'), '0', 'one visit')
  const all = await page.cookies(site.origin)
  t.equal(all.find(({ name }) => name === 'visit')?.session, true, 'which ends with the browser')
  const days = ((all.find(({ name }) => name === 'tb_visits')?.expires ?? 0) - Date.now() / 1000) / 86_400
  t.ok(days > 398 && days < 1000, `kept for as long as the browser lets us: ${days} days`)
  await page.deleteCookie({ name: 'visit', url: site.origin })
  await page.goto(`${site.origin}/about-us`)
  t.equal(await cookie(page, 'tb_visits'), '1')
  t.equal(await cookie(page, 'enter_save_article_page_first_time'), undefined)
  await page.goto(`${site.origin}/join?target=%2Fsaved-articles`)
  await join(page, 'visits@example.test')
  t.equal(await cookie(page, 'enter_save_article_page_first_time'), '0')
})

const prerendering = () => {
  Object.assign(window, { shown: false })
  Object.defineProperty(Document.prototype, 'prerendering', {
    configurable: true,
    get: () => !Reflect.get(window, 'shown'),
  })
}
await site.test('a prerendered page is no visit until it is shown', { before: prerendering }, async (t, page) => {
  await page.goto(`${site.origin}/about-us`)
  t.equal(await cookie(page, 'tb_visits'), undefined)
  await page.evaluate(() => {
    Object.assign(window, { shown: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await until('it is counted, after its first frame', async () => (await cookie(page, 'tb_visits')) === '0')
})
