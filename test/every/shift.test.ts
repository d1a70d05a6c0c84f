// Nothing on a page moves by itself while it loads.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet } from '../support/browser.ts'

/** Every shift since the page began, and what moved. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const found: string[] = []
        const observer = new PerformanceObserver(list => read(list.getEntries()))
        function read(entries: PerformanceEntryList) {
          for (const entry of entries as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[])
            found.push(
              `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 60)).join(' ')}`,
            )
        }
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          read(observer.takeRecords())
          resolve(found)
        }, 50)
      }),
  )

t.test('layout shift', async t => {
  const site = await openSite(t, { folder: 'dist' })
  for (const width of [390, 1280])
    for (const path of ['/', '/pregnancy-week-by-week/8-weeks-pregnant', '/a/foods-to-limit-in-pregnancy'])
      await site.test(`${path} at ${width} px`, { width }, async (t, page) => {
        await page.goto(site.origin + path)
        await quiet(page)
        await page.waitForSelector('x-island[data-status="ready"]')
        await page.evaluate(() => document.fonts.ready.then(() => null))
        t.same(await shifts(page), [])
        await page.evaluate(() =>
          document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { innerText: 'Pushes.' })),
        )
        t.not((await shifts(page)).length, 0, 'a shift would be seen')
      })
})
