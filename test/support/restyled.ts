// How much of a page the browser styles and lays out anew.
import type { Page } from 'puppeteer'
import { drawn } from './frame.ts'

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tid: number
  args: { elementCount?: number; beginData?: { totalObjects?: number }; data?: { type?: string; url?: string } }
}

async function traced(page: Page, happens: () => Promise<unknown>): Promise<TraceEvent[]> {
  await drawn(page) // what changed before
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await happens()
  await drawn(page)
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  return traceEvents
}

const mostRestyled = (events: readonly TraceEvent[]): number =>
  Math.max(0, ...events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [])))

/** The most elements that were styled at once while something happened, and in the picture after it; 0 for none. */
export const restyledBy = async (page: Page, happens: () => Promise<unknown>): Promise<number> =>
  mostRestyled(await traced(page, happens))

const inputs = ['keydown', 'keypress', 'input', 'keyup', 'click']

/**
 * The same; how many events of the press were answered; and what came before that was done, so that the picture waits
 * for it: scripts that were asked for, and the most objects that were laid out at once.
 */
export async function costOfPress(page: Page, press: () => Promise<unknown>) {
  const events = await traced(page, press)
  const handled = events.filter(({ name, args }) => name === 'EventDispatch' && inputs.includes(args.data?.type ?? ''))
  const inPress = (what: string) =>
    events.filter(
      ({ name, ts, tid }) =>
        name === what &&
        handled.some(during => during.tid === tid && during.ts <= ts && ts <= during.ts + (during.dur ?? 0)),
    )
  return {
    restyled: mostRestyled(events),
    handled: handled.length,
    laidOut: Math.max(0, ...inPress('Layout').map(({ args }) => args.beginData?.totalObjects ?? 0)),
    asked: inPress('ResourceSendRequest')
      .map(({ args }) => new URL(args.data?.url ?? '').pathname)
      .filter(path => path.endsWith('.js')),
  }
}
