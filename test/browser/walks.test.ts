// Five walks on a phone of 390 px, by the taps that they take after arriving. Counted is every press of a finger, also
// one that puts it into a field; not counted are scrolling, what is typed into a field that has the focus, and the
// keyboard's own Enter. Walks begin on the front page of somebody new; that of two parents on the page of the matcher,
// where both have arrived, and their taps are added. What is pressed is as large as a thumb.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { onPhone } from '../support/ad-pages.tsx'
import { island, noEvents, until, watch } from '../support/browser.ts'
import { openMatcher, shown } from '../support/matcher.ts'

const { site, address } = await openMatcher(t)
const thumb = 44 // CSS pixels

/** A hand that counts. */
function hand(t: Test, page: Page) {
  const sent: string[] = []
  return {
    /** Presses what can be seen, after scrolling it out from under the bar. */
    async tap(selector: string) {
      await page.waitForFunction(() => document.readyState === 'complete') // its styles are there
      const target = await page.waitForSelector(selector, { visible: true })
      if (!target) throw new Error(`Nothing to tap: ${selector}`)
      await target.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      t.ok(width >= thumb && height >= thumb, `${selector} is ${Math.round(width)} x ${Math.round(height)}`)
      sent.push(selector)
      await target.tap()
    },
    /** Types where the focus is, and nowhere else. */
    async type(text: string) {
      await until('a field has the focus', () => page.evaluate(() => document.activeElement?.matches('input') === true))
      await page.keyboard.type(text)
    },
    taps: () => sent.length,
  }
}

async function arrive(page: Page, path = '/') {
  await onPhone(page, 390, 844)
  await page.goto(new URL(path, site.origin).href)
}
const pathOf = (page: Page) => new URL(page.url()).pathname
const lands = (page: Page, path: string) => until(`${path} is there`, () => pathOf(page) === path)
const isSeen = (page: Page, selector: string) =>
  until(`${selector} is in sight`, () =>
    page.$eval(selector, element => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return element.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight
    }),
  )
const atMost = (t: Test, most: number, ...hands: ReturnType<typeof hand>[]) => {
  const taps = hands.reduce((sum, one) => sum + one.taps(), 0)
  t.ok(taps <= most, `${taps} taps of ${most}`)
}
const phone = { width: 390, height: 844, before: noEvents }

await site.test('week 20 from home, of somebody new', phone, async (t, page) => {
  const own = hand(t, page)
  await arrive(page)
  await own.tap('main a[aria-label="Week 20"]')
  await lands(page, '/pregnancy-week-by-week/20-weeks-pregnant')
  t.match(await page.$eval('h1', title => title.textContent), '20 weeks pregnant')
  atMost(t, 1, own)
})

await site.test('week 20 from home, whose day is known there', phone, async (t, page) => {
  const own = hand(t, page)
  await arrive(page)
  await page.evaluate(() => {
    const due = new Date(Date.now() + 137 * 86_400_000).toISOString().slice(0, 10)
    localStorage.setItem('my-day', JSON.stringify({ kind: 'due', date: due }))
  })
  await page.reload()
  await own.tap('.day-links a[href$="/20-weeks-pregnant"]')
  await lands(page, '/pregnancy-week-by-week/20-weeks-pregnant')
  atMost(t, 1, own)
})

await site.test('join, pregnant', phone, async (t, page) => {
  const own = hand(t, page)
  await arrive(page)
  await own.tap('#account a[href^="/join"]')
  await lands(page, '/join')
  await own.tap('main input[name="email"]')
  await own.type('walks@example.test')
  await own.tap('main input[name="password"]')
  await own.type('a long enough password')
  await own.tap('main label:has([name="stage"][value="pregnant"])')
  await own.tap('main form .button')
  await lands(page, '/') // where the link to join stood
  await page.waitForSelector('x-island[name="account-menu"]')
  await isSeen(page, '.my-day')
  t.match(await page.$eval('.my-day', place => place.textContent), /due/, 'a member, who is asked when it is due')
  atMost(t, 6, own)
})

await site.test('Olivia: the chart, and the heart', phone, async (t, page) => {
  const own = hand(t, page)
  await arrive(page)
  await own.tap('.tab-bar button')
  await own.type('olivia')
  await own.tap('#search [role=option][href$="/olivia-baby-name"]')
  await lands(page, '/b/olivia-baby-name')
  await own.tap('main [data-name="Olivia"]')
  await page.waitForSelector('main [data-name="Olivia"][aria-pressed="true"]')
  await page.$eval('.chart-by-sex', chart => chart.scrollIntoView({ behavior: 'instant' }))
  await page.waitForSelector(island('name-chart', 'ready'))
  await isSeen(page, '.chart-by-sex .chart-frame')
  atMost(t, 3, own)
})

await site.test('names by two: until both see a card to answer', phone, async (t, page) => {
  const first = hand(t, page)
  await arrive(page, address)
  await page.waitForSelector(island('name-matcher', 'ready'))
  await first.tap('.matcher-door:first-of-type button')
  await page.waitForSelector('.name-card')
  const code = (await (await page.waitForSelector('.matcher-code'))?.evaluate(({ textContent }) => textContent)) ?? ''
  t.match(code, /^[0-9A-Z]{3}-[0-9A-Z]{3}$/)

  const context = await site.browser.createBrowserContext()
  t.teardown(() => context.close())
  const other = await context.newPage()
  const complaints = await watch(other, site.origin, phone)
  const second = hand(t, other)
  await arrive(other, address)
  await other.waitForSelector(island('name-matcher', 'ready'))
  await second.tap('.matcher [name="code"]')
  await second.type(code.replace('-', '').toLowerCase())
  await second.tap('.matcher-door form button')
  await other.waitForSelector('.name-card')
  t.equal(await shown(other), await shown(page), 'the same card')
  atMost(t, 4, first, second)
  t.same(complaints, [])
})

await site.test('“hartburn”: what helps', phone, async (t, page) => {
  const own = hand(t, page)
  await arrive(page)
  await own.tap('.tab-bar button')
  await own.type('hartburn')
  await own.tap('#search [role=option][href^="/a/heartburn"]')
  await lands(page, '/a/heartburn-constipation-and-hemorrhoids')
  t.ok(new URL(page.url()).hash, 'at the part that answers')
  await isSeen(page, ':target')
  atMost(t, 3, own)
})
