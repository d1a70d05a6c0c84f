// The list of a text's headings stays beside the text on a desk, and never lies over what follows it.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite } from '../support/browser.ts'

const site = await openSite(t)

/** Parts of the page that the list lies over, at any place to which the page can be scrolled. */
const liesOver = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.contents > div')
    if (!list || getComputedStyle(list).position !== 'sticky') throw new Error('no list that stays')
    const others = [...document.querySelectorAll('.reading > :not(.contents)')]
    const covered = new Set<string>()
    for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
      scrollTo(0, y)
      const { top, bottom, right } = list.getBoundingClientRect()
      for (const other of others) {
        const at = other.getBoundingClientRect()
        if (at.width && at.top < bottom - 1 && at.bottom > top + 1 && at.left < right - 1) covered.add(other.className)
      }
    }
    return [...covered]
  })

for (const path of ['/a/foods-to-limit-in-pregnancy', '/a/baby-budget-calculator', '/sweepstakes-rules'])
  await site.test(`beside ${path}`, { width: 1280, height: 800 }, async (t, page) => {
    await page.goto(site.origin + path)
    t.same(await liesOver(page), [])
  })
