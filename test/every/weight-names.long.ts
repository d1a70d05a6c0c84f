// What the tools around names cost beyond the scripts of an article. The production build counts.
import { statSync } from 'node:fs'
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'

const dist = new URL('../../dist', import.meta.url).pathname
/** KB of gzip that each may take. */
const tools = {
  '/b/girl-baby-names': 12,
  '/b/olivia-baby-name': 12,
  '/b/favorites': 12,
  '/b/baby-name-generator': 12,
  '/b/middle-name-generator': 12,
  '/b/meaning-of-my-name?name=Olivia': 12,
  '/b/baby-name-game': 12,
  '/b/popularityChart': 25,
}

/** Scripts of a page with everything awake. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const files = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(address)
  for (const element of await page.$$('x-island'))
    await element.evaluate(place => place.dispatchEvent(new Event('touchstart')))
  await until('all islands are awake', async () => (await page.$$('x-island:not([data-status="ready"])')).length === 0)
  // What waits for it has asked by then
  await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))
  await quiet(page)
  return files
}

const site = await openSite(t, { folder: 'dist' })
let common = new Set<string>()
await site.test('an article', {}, async (t, page) => {
  common = await scriptsOf(page, `${site.origin}/a/foods-to-limit-in-pregnancy`)
  t.ok(common.size > 5, [...common].join())
})
for (const [path, most] of Object.entries(tools))
  await site.test(path, {}, async (t, page) => {
    const own = (await scriptsOf(page, site.origin + path)).difference(common)
    const bytes = [...own].reduce((sum, file) => sum + statSync(`${dist}${file}.gz`).size, 0)
    t.ok(bytes > 0 && bytes <= most * 1024, `${bytes} bytes of ${most * 1024}`)
  })
