// Every kind of page in a real browser: nothing overflows, nothing jumps, nothing shuts anybody out.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, still } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'

const widths = [320, 390, 820, 1280]
const paths = [...examples, '/news/us-baby-names-2023-most-given', '/a/checklist-packing-a-hospital-bag']
/** Pages whose wide layouts differ most from each other. */
const unlike = [
  '/',
  '/pregnancy-week-by-week',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/topics/first-trimester',
  '/a/foods-to-limit-in-pregnancy',
]
const missing = '/pregnancy-week-by-week/99-weeks-pregnant'

/** What reaches beyond the right edge of the window, without what is clipped or moved away on purpose. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map(element => element.outerHTML.slice(0, 80))]
  })

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results: AxeResults = await page.evaluate(() => Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(node => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

t.test('the look of every page', async t => {
  const site = await openSite(t)

  await site.test('no page is wider than its window', {}, async (t, page) => {
    // Otherwise the menu slides to its new place when the window grows.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    for (const path of paths) {
      await page.goto(site.origin + path)
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        t.same(await overflow(page), [], `${path} at ${width} px`)
      }
    }
  })

  for (const [width, list] of [
    [390, [...paths, missing]],
    [1280, unlike],
  ] as const)
    await site.test(`axe finds no violation at ${width} px`, { width, expected: [/status of 404/] }, async (t, page) => {
      for (const path of list) {
        await page.goto(site.origin + path)
        t.same(await violations(page), [], path)
      }
    })

  await site.test('nor has the open menu', { width: 390 }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.click('.menu-button')
    await page.waitForSelector('#menu:popover-open')
    await still(page)
    t.same(await violations(page), [])
  })
})
