// What was done is told at the foot of the window, with its way back, over every tool: for a while, and on no control.
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, openSite, still, until } from '../support/browser.ts'
import { pressButton } from '../support/list-tools.ts'
import { answers, toolUses } from '../support/tool-uses.ts'
import { heldToasts, leaving, pass } from '../support/ui-page.ts'

const toast = '.tool .toast'
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1100 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
]

/** An article's small one keeps nothing, so it has nothing to forget. */
const tools = toolUses.filter(({ path }) => path !== '/a/when-are-you-most-fertile')

/** The controls in sight that it lies on. */
const covered = (page: Page) =>
  page.$eval(toast, toast => {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    // What stands at the foot of a phone covers no more than the bar whose place it takes.
    const bar = document.querySelector('.tab-bar')?.getBoundingClientRect()
    if (bar?.height && top >= bar.top - 1) return []
    const controls = 'a, button, input:not([type="hidden"]), select, textarea, summary, label'
    return [...document.querySelectorAll(controls)].flatMap(control => {
      if (toast.parentElement?.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
      const box = control.getBoundingClientRect()
      const isUnder = box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1
      return isUnder ? [`${control.localName} ${control.textContent?.trim() || control.ariaLabel}`.slice(0, 50)] : []
    })
  })

t.test('the way back', async t => {
  const site = await openSite(t)
  for (const size of windows)
    for (const tool of tools)
      await site.test(`${tool.path}, ${size.width} px`, { ...size, before: heldToasts }, async (t, page) => {
        await page.evaluateOnNewDocument(noEvents)
        await page.goto(site.origin + tool.path)
        await page.waitForSelector('.tool x-island[data-status="ready"]')
        await tool.use(page)
        await answers(page, tool)
        await pressButton(page, 'Forget all')
        await page.waitForSelector(toast)
        await still(page)
        t.same(await covered(page), [], 'at the end of the tool')
        await page.$eval('.tool-body', body => body.scrollIntoView({ block: 'center', behavior: 'instant' }))
        t.same(await covered(page), [], 'and in its middle')
        await until('its time runs', async () => (await leaving(page)) > 0)
        await pass(page)
        await until('it leaves by itself', async () => (await page.$(toast)) === null)
      })
})
