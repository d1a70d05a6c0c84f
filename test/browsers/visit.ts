// One browser on one device, on its way through the site: what it may do, and what it found.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, isDark, overflow, wakeIslands } from './facts.ts'
import { click, type Tab, untilIn, untilSeen } from './tab.ts'

export interface Visit {
  tab: Tab
  isPhone: boolean
  /** Opens a page, wakes all of it and judges it as every page is judged. */
  open(path: string): Promise<void>
  /** Judges what stands there now. */
  judge(): Promise<void>
  /** Notes a fault unless it holds. */
  is(what: string, holds: boolean | Promise<boolean>): Promise<void>
  /** A picture of the window, where pictures are wanted. */
  keepPicture(of: string): Promise<void>
  /** The same of the page, screen by screen. */
  keepPage(of: string): Promise<void>
}

export interface Step {
  name: string
  /** Statuses that it provokes. */
  refused?: readonly number[]
  run(visit: Visit): Promise<void>
}

export interface VisitOptions {
  tab: Tab
  origin: string
  isPhone: boolean
  /** Where pictures go; without it there are none. */
  pictures?: string
  note(fault: string): void
}

const most = 7 // screens of a page

export function createVisit({ tab, origin, isPhone, pictures, note }: VisitOptions): Visit {
  const keep = async (of: string) => {
    if (pictures) writeFileSync(join(pictures, `${of.replaceAll(/[^\w]+/g, '-')}.png`), await tab.picture())
  }
  const visit: Visit = {
    tab,
    isPhone,
    async open(path) {
      await tab.goto(origin + path)
      await wakeIslands(tab)
      await visit.judge()
    },
    async judge() {
      for (const fault of await faultsOf(tab)) note(`${await tab.ask(() => location.pathname)}: ${fault}`)
    },
    async is(what, holds) {
      if (!(await holds)) note(what)
    },
    keepPicture: keep,
    async keepPage(of) {
      if (!pictures) return
      const screens = Math.min(
        most,
        await tab.ask(() => Math.ceil(document.documentElement.scrollHeight / innerHeight)),
      )
      for (let screen = 0; screen < screens; screen++) {
        await tab.ask(async screen => {
          scrollTo({ top: screen * innerHeight, behavior: 'instant' })
          await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        }, screen)
        await keep(`${of} ${screen}`)
      }
      await tab.ask(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  }
  return visit
}

/** Waits until the browser is at a path. */
export const untilAt = (tab: Tab, path: string) =>
  untilIn(tab, `the page ${path}`, path => location.pathname === path && document.readyState === 'complete', path)

/** Writes into a field in place of what it holds. */
export async function fill(tab: Tab, selector: string, words: string) {
  await click(tab, selector)
  await tab.ask(selector => document.querySelector<HTMLInputElement>(selector)?.select(), selector)
  await tab.type(words)
}

/** What has the focus, as it is called. */
export const focused = (tab: Tab) =>
  tab.ask(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

interface Panel {
  name: string
  opener: string
  panel: string
  /** Whether the page below it is shut out. */
  isModal: boolean
}

/** A panel is opened, fits, has the focus where it shuts the page out, closes with Escape and gives the focus back. */
export async function tryPanel({ tab, is, keepPicture }: Visit, { name, opener, panel, isModal }: Panel) {
  await untilSeen(tab, opener)
  await click(tab, opener)
  await untilSeen(tab, panel)
  await tab.ask(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}))
  await keepPicture(name)
  const stands = await tab.ask(panel => {
    const element = document.querySelector(panel)
    if (!element) return null
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    const isIn = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
    return {
      isInWindow: left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1,
      covers: isIn((left + right) / 2, top + Math.min(40, (bottom - top) / 2)),
      shutsOut: isIn(2, innerHeight - 2),
      isNarrow: element.scrollWidth > Math.ceil(width),
      hasFocus: element.contains(document.activeElement),
    }
  }, panel)
  await is(`${name}: has the look of the page`, (await isDark(tab, panel)) === (await isDark(tab, 'body')))
  await is(`${name}: is in the window`, stands?.isInWindow === true)
  await is(`${name}: lies over the page`, stands?.covers === true)
  await is(`${name}: holds what is in it`, stands?.isNarrow === false)
  if (isModal) {
    await is(`${name}: shuts the page out`, stands?.shutsOut === true)
    await is(`${name}: has the focus`, stands?.hasFocus === true)
  }
  for (const fault of await overflow(tab)) await is(`${name}: ${fault}`, false)
  await tab.press('Escape')
  await untilIn(tab, `${name} is closed`, panel => document.querySelector(panel)?.checkVisibility() !== true, panel)
  await is(
    `${name}: gives the focus back, not to ${await focused(tab)}`,
    tab.ask(opener => document.activeElement?.matches(opener) === true, opener),
  )
}
