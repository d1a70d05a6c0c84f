// What axe finds in a page as it stands.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'

/** Puts axe into a page that has it not. */
async function bringAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** A line for each violation: its rule, the element, what is wrong with it. At most three a rule. */
export async function violations(page: Page): Promise<string[]> {
  await bringAxe(page)
  return linesOf(await page.evaluate(() => Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] })))
}

/** The same of colors alone, in one part of a page: a tenth of the work. */
export async function paleWords(page: Page, place: string): Promise<string[]> {
  await bringAxe(page)
  return linesOf(
    await page.evaluate(
      place => Reflect.get(window, 'axe').run(place, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
      place,
    ),
  )
}

function linesOf(results: AxeResults): string[] {
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(node => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}
