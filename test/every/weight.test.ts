// What a page weighs: its HTML, and its scripts before and after somebody needs them. The production build counts.
import { readFileSync } from 'node:fs'
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'
import { crawl, examples } from '../support/crawl.ts'

const limits = { html: 18 * 1024, first: 6 * 1024, all: 85 * 1024 } // bytes, compressed
const dist = new URL('../../dist', import.meta.url).pathname

t.test('HTML', async t => {
  const { site, pages } = await crawl(t)
  const heavy: string[] = []
  let most = 0
  for (const path of pages.keys()) {
    // The quick encoder's work, for the first visitors; what is kept is smaller still.
    const { headers, rawPayload } = await site.ask({ url: path, headers: { 'accept-encoding': 'br' } })
    if (headers['content-encoding'] !== 'br') heavy.push(`${path} is not compressed`)
    if (rawPayload.length > limits.html) heavy.push(`${path}: ${rawPayload.length} bytes`)
    most = Math.max(most, rawPayload.length)
  }
  t.same(heavy, [], `no page is more than ${limits.html} bytes of brotli; the largest is ${most}`)
})

/** Compressed bytes of the scripts that a page has asked for so far. */
function countScripts(page: Page) {
  const files = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  return () => [...files].reduce((sum, file) => sum + readFileSync(`${dist}${file}.gz`).length, 0)
}

t.test('scripts', async t => {
  const site = await openSite(t, { folder: 'dist' })
  /** Idle time comes when the test says so. */
  const noIdle = () => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = callback => waiting.push(callback)
    const beIdle = () => {
      for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
    }
    Object.assign(window, { beIdle })
  }
  const beIdle = (page: Page) => page.evaluate(() => Reflect.get(window, 'beIdle')())

  for (const [path, islands] of [
    ['/a/foods-to-limit-in-pregnancy', 2],
    ['/pregnancy-week-by-week/8-weeks-pregnant', 2],
    ['/', 2],
  ] as const) {
    await site.test(path, { width: 390, height: 500, before: noIdle }, async (t, page) => {
      const bytes = countScripts(page)
      await page.goto(site.origin + path)
      await quiet(page)
      // On the front page the due-date teaser stands in sight, and wakes by itself.
      if (path !== '/') t.ok(bytes() > 0 && bytes() <= limits.first, `${bytes()} bytes before idle and interaction`)
      await beIdle(page)
      await page.$eval('main x-island', element => element.scrollIntoView())
      await page.waitForSelector('main x-island[data-status="ready"]')
      await page.click('.menu-button')
      await until('all islands are awake', async () => (await page.$$('x-island[data-status="ready"]')).length === islands)
      await quiet(page)
      t.ok(bytes() > limits.first && bytes() <= limits.all, `${bytes()} bytes after all of it`)
    })
  }

  await site.test(
    'no page asks for a script without an island to wake, and no other origin',
    { width: 390, before: noIdle },
    async (t, page) => {
      const bytes = countScripts(page)
      for (const path of examples.filter(path => path !== '/')) await page.goto(site.origin + path, { waitUntil: 'load' })
      t.ok(bytes() <= limits.first, `${bytes()} bytes for all pages together`)
    },
  )
})
