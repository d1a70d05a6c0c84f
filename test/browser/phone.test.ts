// With one hand, and at night: the bar at the thumb, the header that returns, swipes between weeks, the look.
import type { Page } from 'puppeteer'
import t from 'tap'
import { box, onPhone, toEnd } from '../support/ad-pages.tsx'
import { openSite, still, until } from '../support/browser.ts'
import { drawn } from '../support/frame.ts'

const week = (n: number) => `/pregnancy-week-by-week/${n}-weeks-pregnant`
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const day = 'rgb(251, 246, 236)'
const night = 'rgb(21, 27, 35)'

/** Eight moves of a finger, 25 ms apart by the events' own clock, however long the machine takes to make them. */
async function drag(page: Page, from: [number, number], to: [number, number]) {
  const client = await page.createCDPSession()
  const began = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }]
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + part * 0.2 })
  }
  await touch('touchStart', 0)
  for (let i = 1; i <= 8; i++) await touch('touchMove', i / 8)
  await touch('touchEnd', 1)
  await client.detach()
}
const headerAt = (page: Page) => page.$eval('.site-header', header => Math.round(header.getBoundingClientRect().bottom))

/** Remembers the look that the first frame of a page has. */
const watchFirstFrame = () =>
  requestAnimationFrame(() => Object.assign(window, { firstLook: document.documentElement.dataset.look }))

t.test('with one hand', async t => {
  const site = await openSite(t)

  await site.test('the bar covers nothing, and makes way for what is typed', {}, async (t, page) => {
    await onPhone(page, 390, 844)
    await page.goto(site.origin + week(20))
    const [bar, strip] = [await box(page, '.tab-bar'), await box(page, '.neighbours')]
    t.equal(bar.bottom, 844, 'at the foot')
    t.same(
      await page.$$eval('.tab-bar :is(a, button)', all => all.filter(({ offsetHeight: h }) => h < 48).length),
      0,
      'room for a thumb',
    )
    t.equal(strip.bottom, bar.y, 'the weeks before and after stand on it')
    await toEnd(page)
    await until('the page ends above it', async () => (await box(page, '.site-footer')).bottom <= bar.y + 0.5)
    await page.goto(`${site.origin}/login`)
    await page.focus('main input[name="email"]')
    t.equal(await page.$eval('.tab-bar', element => getComputedStyle(element).visibility), 'hidden')
    await page.emulateMediaType('print')
    t.equal(await page.$eval('.tab-bar', element => getComputedStyle(element).display), 'none', 'not on paper')
  })

  await site.test('the header comes back to a finger, not over what a link leads to', {}, async (t, page) => {
    await onPhone(page, 390, 844)
    await page.goto(site.origin + week(20))
    await drag(page, [380, 700], [380, 100])
    await until('the page has moved', () => page.evaluate(() => scrollY > 400))
    await until('it is away on the way down', async () => (await headerAt(page)) <= 0)
    await until('its script is there', () => page.$eval('.site-header', header => header.matches('.away')))
    await drag(page, [380, 300], [380, 400])
    await until('it is back', async () => (await headerAt(page)) > 90)
    await page.evaluate(() => {
      location.hash = 'sources'
    })
    await until('it is away', async () => (await headerAt(page)) <= 0)
    await page.evaluate(() => {
      location.hash = 'symptoms'
    })
    await until('the page is there', () =>
      page.$eval('#symptoms', title => Math.abs(title.getBoundingClientRect().top) < 60),
    )
    await still(page)
    t.ok((await headerAt(page)) <= 0, 'up by a link')
  })

  await site.test('on pages about a loss it leads nowhere that hurts, and an app has its own', {}, async (t, page) => {
    const words = () => page.$$eval('.tab-bar > *', all => all.map(tab => (tab as HTMLElement).innerText.trim()))
    await onPhone(page, 390, 844)
    await page.goto(`${site.origin}/about-us`)
    t.same(await words(), ['Today', 'Guides', 'Search', 'Names', 'Me'])
    for (const path of ['/topics/pregnancy-miscarriage-pregnancy-loss', '/a/stillbirth-and-late-loss']) {
      await page.goto(site.origin + path)
      t.same(await words(), ['Guides', 'Search', 'Me'], path)
      t.equal(await page.$eval('.tab-bar a', link => link.getAttribute('href')), '/quiet-almanac', 'calm guides')
    }
    await page.setUserAgent({ userAgent: 'LittleAlmanacApp/1.0 (iOS)' })
    await page.goto(site.origin + week(20))
    t.equal(await page.$('.tab-bar'), null)
  })

  await site.test('Back leads to the same place of a list of names', {}, async (t, page) => {
    await onPhone(page, 390, 844)
    await page.goto(`${site.origin}/b/most-popular-baby-names`)
    const rows = 'main a[href$="-baby-name"]'
    const at = () => page.$$eval(rows, all => [scrollY, Math.round(all[20]?.getBoundingClientRect().top ?? 0)])
    await page.$$eval(rows, all => all[20]?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await at()
    const gone = page.waitForNavigation()
    await page.$$eval(rows, all => (all[20] as HTMLElement).click())
    await gone
    t.match(new URL(page.url()).pathname, /-baby-name$/)
    await page.goBack()
    await until('the place is there', async () => JSON.stringify(await at()) === JSON.stringify(before))
    t.ok((before[0] ?? 0) > 400, 'which is far down')
  })

  await site.test('a swipe turns the week, one after the other', {}, async (t, page) => {
    await onPhone(page, 390, 844)
    await page.goto(site.origin + week(20))
    for (const [from, to, leadsTo] of [
      [300, 100, 21],
      [100, 300, 20],
    ] as const) {
      const came = page.waitForNavigation()
      await drag(page, [from, 450], [to, 455])
      await came
      t.equal(new URL(page.url()).pathname, week(leadsTo))
      await page.waitForSelector('[data-folds="closed"]')
      await drawn(page)
      t.equal(await page.evaluate(() => history.state), null, 'what a page folds by itself is not written down')
    }
  })
})

t.test('by night', async t => {
  const site = await openSite(t)
  await site.test('as the device, or as chosen, from the first frame on', {}, async (t, page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    await page.evaluateOnNewDocument(watchFirstFrame)
    await page.goto(`${site.origin}/about-us`)
    t.equal(await paper(page), night, 'as the device')
    await page.locator('.site-footer [value="light"]').click()
    await until('it is day', async () => (await paper(page)) === day)
    await page.locator('.site-footer [value="large"]').click()
    await until('it is large', () => page.evaluate(() => localStorage.getItem('look') === 'light large'))
    await page.goto(`${site.origin}/news`)
    await page.waitForFunction(() => 'firstLook' in window)
    t.equal(await page.evaluate(() => Reflect.get(window, 'firstLook')), 'light large', 'no flash of the other')
    t.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '18.88px')
    await page.waitForSelector('#menu [value="light"]:checked, .site-footer [value="light"]:checked')
    await page.locator('.site-footer fieldset:first-child [value=""]').click()
    await until('it is night again', async () => (await paper(page)) === night)
  })
})
