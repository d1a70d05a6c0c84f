// Scripts of pages on names: how much they add to what every page loads. The production build counts.
import { statSync } from 'node:fs'
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, openSite, quiet, until } from '../support/browser.ts'

const dist = new URL('../../dist', import.meta.url).pathname
/** A page of the same host with nothing alive but what every page has. */
const plain = '/b/initials'
/** Bytes by gzip beyond it. */
const limits = { '/b/olivia-baby-name': 12 * 1024, '/b/popularityChart?names=emma,olivia': 25 * 1024 }

async function scriptsOf(page: Page, url: string): Promise<Set<string>> {
  const files = new Set<string>()
  page.on('request', request => void files.add(new URL(request.url()).pathname))
  await page.goto(url)
  for (const element of await page.$$('x-island')) await element.evaluate(place => place.dispatchEvent(new Event('touchstart')))
  await until(
    'all islands are awake',
    async () => (await page.$$('x-island[data-status="ready"]')).length === (await page.$$('x-island')).length,
  )
  await quiet(page)
  return new Set([...files].filter(file => file.endsWith('.js')))
}

t.test('scripts of a name page and of the chart', async t => {
  const site = await openSite(t, { folder: 'dist' })
  let common = new Set<string>()
  await site.test('what every page has', { before: noEvents }, async (t, page) => {
    common = await scriptsOf(page, site.origin + plain)
    t.ok(common.size > 0)
  })
  for (const [path, limit] of Object.entries(limits))
    await site.test(path, { before: noEvents }, async (t, page) => {
      const own = [...(await scriptsOf(page, site.origin + path))].filter(file => !common.has(file))
      const bytes = own.reduce((sum, file) => sum + statSync(`${dist}${file}.gz`).size, 0)
      t.ok(own.length > 0 && bytes <= limit, `${bytes} bytes of ${limit}`)
    })
})
