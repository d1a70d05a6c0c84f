// What the walk asks of a browser, whichever it is.
import { until } from '../support/process.ts'
import type { Owner } from '../support/site.ts'

export interface Device {
  width: number
  height: number
  /** What the browser calls itself: the site answers phones with their own layout. */
  userAgent?: string
  /** True: the device asks for dark pages. */
  isDark?: boolean
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown' | 'Space'

export interface Tab {
  /** What the browser says of itself: 'Firefox 153.7'. */
  version: string
  /** What the browser has complained about so far: console, errors, content policy. */
  complaints: string[]
  goto(address: string): Promise<void>
  /** Runs a function in the page, which may wait there. It knows its arguments alone. */
  ask<Given extends unknown[], Found>(
    inPage: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>
  /** A press of the mouse at a place of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(words: string): Promise<void>
  /** Types month, day and year into the browser's own field for dates. */
  typeDate(parts: readonly string[]): Promise<void>
  /** @returns a PNG of the window */
  picture(): Promise<Uint8Array>
}

/** Opens a browser with one tab. It ends with its owner. */
export type OpenTab = (t: Owner, device: Device) => Promise<Tab>

/** Waits until something holds in the page; while the next page is on its way, nothing does. */
export const untilIn = <Given extends unknown[]>(
  tab: Tab,
  what: string,
  holds: (...given: Given) => boolean,
  ...given: Given
) => until(what, () => tab.ask(holds, ...given).catch(() => false), 15_000)

/** The same, for elements that can be seen. */
export const untilSeen = (tab: Tab, selector: string) =>
  untilIn(
    tab,
    `${selector} in sight`,
    selector => [...document.querySelectorAll(selector)].some(element => element.checkVisibility()),
    selector,
  )

/** A press of the mouse in the middle of the first such element that can be seen, once it stands still in the open. */
export async function click(tab: Tab, selector: string) {
  await untilSeen(tab, selector)
  const { x, y } = await tab.ask(async selector => {
    const seen = [...document.querySelectorAll(selector)].find(element => element.checkVisibility())
    const middle = () => {
      const { left, top, width, height } = (seen ?? document.body).getBoundingClientRect()
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }
    const isInTheOpen = ({ x, y }: { x: number; y: number }) => seen?.contains(document.elementFromPoint(x, y))
    if (!isInTheOpen(middle())) seen?.scrollIntoView({ block: 'center', behavior: 'instant' })
    let now = middle()
    for (let frame = 0, last = { x: -1, y: -1 }; frame < 60 && (now.x !== last.x || now.y !== last.y); frame++) {
      await new Promise(requestAnimationFrame)
      last = now
      now = middle()
    }
    return now
  }, selector)
  await tab.pressAt(x, y)
}
