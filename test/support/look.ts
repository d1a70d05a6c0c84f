// How a page looks as it stands, and what it says in the console.
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { violations } from './axe.ts'
import { type BrowserSite, noEvents } from './browser.ts'

/** What a browser says by itself of a page that is not there, and React of its builds for developers. */
const expected = [/status of 404/, /React DevTools/]

/**
 * What reaches beyond the right edge of the window, or of `place`, without what is clipped or moved away on purpose.
 */
const overflow = (page: Page, place = 'html') =>
  page.$eval(place, scroller => {
    const { scrollWidth, clientWidth } = scroller
    if (scrollWidth <= clientWidth) return []
    const edge = scroller.getBoundingClientRect().left + clientWidth + 0.5
    const wide = [...scroller.querySelectorAll('*')].filter(element => element.getBoundingClientRect().right > edge)
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 3).map(element => element.outerHTML.slice(0, 80))]
  })

/**
 * Waits until what fades or slides in has come: half a fade has half the contrast. What never ends is not waited for.
 */
const faded = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {})
  })

/** Nothing overflows, in the window or in `place`, and axe finds nothing. */
export async function look(t: Test, page: Page, what: string, place?: string) {
  await faded(page)
  t.same(await overflow(page), [], `${what}: fits`)
  if (place) t.same(await overflow(page, place), [], `${what}: fits within itself`)
  t.same(await violations(page), [], `${what}: axe finds nothing`)
}

/** A test that fails on any line in the console, whatever its kind. What moves is there at once. */
export const lookTest = (site: BrowserSite, name: string, run: (t: Test, page: Page) => Promise<void>) =>
  site.test(name, { expected, before: noEvents }, async (t, page) => {
    const lines: string[] = []
    page.on('console', message => {
      if (!expected.some(pattern => pattern.test(message.text()))) lines.push(message.text())
    })
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await run(t, page)
    t.same(lines, [], 'the console is empty')
  })
