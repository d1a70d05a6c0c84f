// Every tool on a tablet by keyboard alone, by day and by night: used, read, and walked through from its first control
// to what follows it, with the focus in sight at every stop.
import type { Page } from 'puppeteer'
import t from 'tap'
import { paleWords } from '../support/axe.ts'
import { noEvents, openSite, still } from '../support/browser.ts'
import { drawn } from '../support/frame.ts'
import { sized } from '../support/sized.ts'
import { toolPaths } from '../support/tool-pages.ts'
import { answers, tabOn, toolUses } from '../support/tool-uses.ts'

const site = await openSite(t)
const looks: readonly string[] = ['light', 'dark']

/** Goes on by Tab until the tool is left. Gives its stops, and those of them that show no focus. */
async function walk(page: Page) {
  const found = { stops: 0, unseen: [] as string[] }
  for (;;) {
    const stop = await page.evaluate(() => {
      const at = document.activeElement
      if (!at?.closest('.tool')) return null
      const rings = [at, at.closest('.field-box'), at.closest('label')].filter(element => element !== null)
      const isSeen = rings.some(element => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      return { isSeen: isSeen && at.checkVisibility(), html: at.outerHTML.slice(0, 120) }
    })
    if (stop === null || found.stops === 200) return found
    found.stops++
    if (!stop.isSeen) found.unseen.push(stop.html)
    await page.keyboard.press('Tab')
  }
}

/** Shows a page in a look, whose colors have arrived. */
async function inLook(page: Page, scheme: string) {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await drawn(page)
  await still(page)
}

t.same(toolUses.map(({ path }) => path).sort(), [...toolPaths].sort(), 'every tool has its row')
for (const [i, tool] of toolUses.entries())
  await site.test(tool.path, { width: 820, height: 1180, before: noEvents }, async (t, page) => {
    await page.goto(site.origin + tool.path)
    await page.waitForSelector('.tool x-island[data-status="ready"]')
    await tool.use(page)
    await answers(page, tool)
    // By turns one tool by day, the next by night; each in both looks on every machine once.
    for (const scheme of sized<readonly string[]>(
      looks.filter((_, n) => n === i % 2),
      looks,
    )) {
      await inLook(page, scheme)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur()) // as: what has the focus is of HTML
      await page.$eval('.tool', tool => tool.scrollIntoView())
      await tabOn(page, '.tool *')
      const { stops, unseen } = await walk(page)
      t.ok(stops > 4 && stops < 200, `${stops} stops, ${scheme}`)
      t.same(unseen, [], `the focus is seen at each, ${scheme}`)
    }
    await inLook(page, 'dark')
    t.same(
      await paleWords(page, '.tool-body, .fertile-days'),
      [],
      'words can be read by night, as by day in the tests of each',
    )
  })
