// What the tools around names cost beyond the scripts of an article. The production build counts.
import { statSync } from 'node:fs'
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet } from '../support/browser.ts'

const most = 12 * 1024 // bytes of gzip
const dist = new URL('../../dist', import.meta.url).pathname
const tools = [
  '/b/girl-baby-names',
  '/b/favorites',
  '/b/baby-name-generator',
  '/b/middle-name-generator',
  '/b/meaning-of-my-name?name=Olivia',
  '/b/baby-name-game',
]

/** Scripts of a page with everything awake. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const files = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(address)
  for (const element of await page.$$('x-island')) await element.evaluate(place => place.dispatchEvent(new Event('touchstart')))
  await quiet(page)
  return files
}

const site = await openSite(t, { folder: 'dist' })
let common = new Set<string>()
await site.test('an article', {}, async (t, page) => {
  common = await scriptsOf(page, `${site.origin}/a/foods-to-limit-in-pregnancy`)
  t.ok(common.size > 5, [...common].join())
})
for (const path of tools)
  await site.test(path, {}, async (t, page) => {
    const own = (await scriptsOf(page, site.origin + path)).difference(common)
    const bytes = [...own].reduce((sum, file) => sum + statSync(`${dist}${file}.gz`).size, 0)
    t.ok(bytes > 0 && bytes <= most, `${bytes} bytes of ${most}`)
  })
