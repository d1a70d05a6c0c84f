// Every kind of page in a real browser: nothing overflows, nothing jumps, nothing shuts anybody out.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, still } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'

const widths = [320, 390, 820, 1280]
const missing = '/pregnancy-week-by-week/99-weeks-pregnant'
const paths = [...examples, '/news/us-baby-names-2023-most-given', '/a/checklist-packing-a-hospital-bag', missing]
/** Pages whose wide layouts differ most from each other. */
const unlike = [
  '/',
  '/pregnancy-week-by-week',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/topics/first-trimester',
  '/a/foods-to-limit-in-pregnancy',
]

/** What reaches beyond the right edge of the window, without what is clipped or moved away on purpose. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map(element => element.outerHTML.slice(0, 80))]
  })

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results: AxeResults = await page.evaluate(() => Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(node => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

t.test('the look of every page', async t => {
  const site = await openSite(t)

  await site.test('nothing overflows, axe finds nothing', { expected: [/status of 404/] }, async (t, page) => {
    // Otherwise the menu slides to its new place when the window grows.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    for (const path of paths) {
      await page.goto(site.origin + path)
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        t.same(await overflow(page), [], `${path} fits into ${width} px`)
        if (width === 390 || (width === 1280 && unlike.includes(path))) t.same(await violations(page), [], `${path} at ${width} px`)
      }
    }
  })

  await site.test('axe finds nothing in the open menu', { width: 390 }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.click('.menu-button')
    await page.waitForSelector('#menu:popover-open')
    await still(page)
    t.same(await violations(page), [])
  })
})
