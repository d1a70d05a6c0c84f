// Lines of running text have about seventy letters, wherever they stand (decision 0058).
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, openSite } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'
import { sized } from '../support/sized.ts'

const widths = [390, 820, 1280]
const most = 80 // letters, of a text that has three lines or more
/** Pages whose texts stand in places of their own. */
const unlike = [
  '/',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/a/foods-to-limit-in-pregnancy',
  '/a/when-to-call',
  '/babyregistry',
  '/b/baby-name-generator',
  '/b/olivia-baby-name',
  '/search?q=suicidal',
  '/search?q=bleeding',
  '/registry',
  '/due-date-calculator',
  '/baby-names',
  '/topics/pregnancy',
  '/toddler-month-by-month/18-month-old',
]
const paths = sized(unlike, [...new Set([...unlike, ...examples])])

/** The texts of a page whose lines are longer, with the letters of their full lines in the mean. */
const longLines = (page: Page, most: number) =>
  page.evaluate(most => {
    const lines = new Map<Element, Map<number, number>>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      let block = node.parentElement
      while (block && /^(?:inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement
      if (!block || text.trim() === '' || !block.checkVisibility({ contentVisibilityAuto: true })) continue
      const own = lines.get(block) ?? new Map<number, number>()
      lines.set(block, own)
      for (const { index, 0: word } of text.matchAll(/\S+\s*/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.trimEnd().length)
        const { bottom } = range.getBoundingClientRect()
        const line = Math.round(bottom / 6)
        own.set(line, (own.get(line) ?? 0) + word.length)
      }
    }
    return [...lines].flatMap(([block, counts]) => {
      const full = [...counts.values()].slice(0, -1)
      const mean = Math.round(full.reduce((sum, count) => sum + count - 1, 0) / full.length) // without the last space
      return full.length > 1 && mean > most
        ? [`${mean} ${block.closest('[class]')?.className}: ${block.textContent?.trim().slice(0, 40)}`]
        : []
    })
  }, most)

t.test('lines', async t => {
  const site = await openSite(t)
  await site.test('of running text', { before: noEvents, expected: [/status of 404/] }, async (t, page) => {
    for (const path of paths) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        t.same(await longLines(page, most), [], `${path} at ${width} px`)
      }
    }
  })
})
