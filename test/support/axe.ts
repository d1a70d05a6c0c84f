// What axe finds in a page as it stands.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'

/** A line for each violation: its rule, the element, what is wrong with it. At most three a rule. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results: AxeResults = await page.evaluate(() =>
    Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(node => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}
