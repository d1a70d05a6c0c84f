// When a window opens by itself: once the page is there and the browser has nothing else to do, within two seconds; never
// over what somebody types, waits for or has open.
import type { Page } from 'puppeteer'
import t from 'tap'
import { hold, openSite, quiet, until } from '../support/browser.ts'
import { setCookies, stoppedClock } from '../support/cookies-of-page.ts'

const site = await openSite(t)
const article = '/a/foods-to-limit-in-pregnancy'
const modal = 'dialog#registration:modal'
const returning = { tb_visits: '1', visit: '1' }

/** Notes what the page was like when a window opened, and how long idle work may wait. */
const watchOpening = () => {
  const noted = { opened: [] as object[], patience: [] as (number | undefined)[] }
  Object.assign(window, { noted })
  performance.now = () => 0 // a slow machine is not late
  const show = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    noted.opened.push({
      state: document.readyState,
      isPainted: performance.getEntriesByName('first-contentful-paint').length > 0,
      isScripted: document.documentElement.dataset.refused !== undefined,
      isStyled: [...document.styleSheets].some(({ href }) => href?.includes('prompts')),
    })
    show.call(this)
  }
  const idle = window.requestIdleCallback
  window.requestIdleCallback = (work, options) => {
    noted.patience.push(options?.timeout)
    return idle(work, options)
  }
}
const noted = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'noted') as { opened: object[]; patience: number[] })

await site.test(
  'after the page is usable, and within two seconds of that',
  { before: watchOpening },
  async (t, page) => {
    await setCookies(page, site.origin, returning)
    await page.goto(site.origin + article)
    await page.waitForSelector(modal)
    const { opened, patience } = await noted(page)
    t.match(opened, [{ state: /interactive|complete/, isPainted: true, isScripted: true, isStyled: true }])
    t.ok(patience.length > 0 && patience.every(ms => ms <= 2000), `idle work waits ${patience.join(', ')} ms at most`)
  },
)

for (const [what, begin] of [
  [
    'somebody types',
    (page: Page) =>
      page.evaluate(() => {
        const field = document.createElement('input')
        document.querySelector('main')?.prepend(field)
        field.focus()
      }),
  ],
  [
    'a result is on its way',
    (page: Page) => page.evaluate(() => document.querySelector('main')?.setAttribute('aria-busy', 'true')),
  ],
  [
    'something else is open',
    (page: Page) =>
      page.evaluate(() => {
        const other = document.createElement('dialog')
        document.body.append(other)
        other.show()
      }),
  ],
] as const)
  await site.test(`it stays away when meanwhile ${what}`, { before: stoppedClock }, async (t, page) => {
    await setCookies(page, site.origin, returning)
    const { held, release } = await hold(page, /\/api\/prompts\//)
    await page.goto(site.origin + article)
    await until('it is asked for', () => held.length > 0)
    await begin(page)
    await release()
    await quiet(page)
    t.notOk(await page.$(modal))
    t.notOk(await page.$('#registration'), 'and nothing of it is left')
  })

for (const [key, tool] of [
  ['tool-contractions', 'contractions'],
  ['tool-pregnancy-tracker', 'movements'],
  ['tool-baby-tracker', 'a sleep'],
] as const)
  await site.test(
    `nothing asks while a timer of ${tool} runs, nor after a reload`,
    { before: stoppedClock },
    async (t, page) => {
      await setCookies(page, site.origin, returning)
      await page.goto(`${site.origin}/about-us`)
      await page.waitForSelector(modal)
      await page.evaluate(key => localStorage.setItem(key, '{"tool":"any","version":1,"data":{},"runs":true}'), key)
      const asked: string[] = []
      page.on('request', request => request.url().includes('/api/prompts/') && asked.push(request.url()))
      const asking = '[data-refusable], .page-end, .name-finder'
      for (const path of [article, article, '/due-date-calculator']) {
        await page.goto(site.origin + path)
        await quiet(page)
        t.same(asked, [], path)
        t.same(await page.$$eval(asking, all => all.filter(one => one.checkVisibility()).map(one => one.className)), [])
        await page.hover('.dashboard-link a')
        await quiet(page)
        t.notOk(await page.$('.tooltip:popover-open'), 'no hint either')
      }
      await page.evaluate(key => localStorage.setItem(key, '{"tool":"any","version":1,"data":{}}'), key)
      await page.goto(site.origin + article)
      await page.waitForSelector(modal)
      t.ok(await page.$eval('[data-refusable]', banner => banner.checkVisibility()), 'once it has stopped')
      await page.keyboard.press('Escape')
      await page.waitForSelector('#registration:not([open])')
      await page.hover('.dashboard-link a')
      await page.waitForSelector('.tooltip:popover-open')
    },
  )

/** A clock that a test can set forward. */
const movable = () => {
  const real = performance.now.bind(performance)
  performance.now = () => real() + Number(Reflect.get(window, 'later') ?? 0)
}
await site.test('what comes later than two seconds after the page stays away', { before: movable }, async (t, page) => {
  await setCookies(page, site.origin, returning)
  const { held, release } = await hold(page, /\/api\/prompts\//)
  await page.goto(site.origin + article)
  await until('it is asked for', () => held.length > 0)
  await page.evaluate(() => Object.assign(window, { later: 2100 }))
  await release()
  await quiet(page)
  t.notOk(await page.$('#registration'))
})

await site.test('nor where one waits for a result from the start', { before: stoppedClock }, async (t, page) => {
  await setCookies(page, site.origin, returning)
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('DOMContentLoaded', () => document.body.setAttribute('aria-busy', 'true')),
  )
  const asked: string[] = []
  page.on('request', request => request.url().includes('/api/prompts/') && asked.push(request.url()))
  await page.goto(site.origin + article)
  await quiet(page)
  t.same(asked, [], 'it is not even fetched')
})
