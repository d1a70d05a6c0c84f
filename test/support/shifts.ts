// What moved on a page by itself.
import type { Page } from 'puppeteer'
import { drawn } from './frame.ts'

const frame = 50 // milliseconds in which what moved in a frame is told

/** Every shift since the page began, and what moved. */
export const shifts = async (page: Page) => {
  await drawn(page)
  return page.evaluate(
    ms =>
      new Promise<string[]>(resolve => {
        const found: string[] = []
        const told = (node: Node | null) =>
          (node instanceof Element
            ? node.outerHTML
            : `“${node?.textContent}” of ${node?.parentElement?.outerHTML}`
          ).slice(0, 90)
        const observer = new PerformanceObserver(list => read(list.getEntries()))
        function read(entries: PerformanceEntryList) {
          for (const entry of entries as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
            found.push(
              `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${entry.sources.map(({ node }) => told(node)).join(' ')}`,
            )
        }
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          read(observer.takeRecords())
          observer.disconnect()
          resolve(found)
        }, ms)
      }),
    frame,
  )
}
