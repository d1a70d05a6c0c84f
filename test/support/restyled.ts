// How much of a page the browser styles anew.
import type { Page } from 'puppeteer'
import { drawn } from './frame.ts'

interface Trace {
  traceEvents: { name: string; args: { elementCount?: number } }[]
}

/** The most elements that were styled at once while something happened, and in the picture after it; 0 for none. */
export async function restyledBy(page: Page, happens: () => Promise<unknown>): Promise<number> {
  await drawn(page) // what changed before
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await happens()
  await drawn(page)
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as Trace
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  return Math.max(0, ...counts)
}
