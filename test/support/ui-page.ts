// The page of all pieces of the interface, and hands to work with it.
import type { Page } from 'puppeteer'
import { type BrowserSite, island, until } from './browser.ts'

const sleeping = `${island('ui-overlays', 'waiting')}, ${island('share-buttons', 'waiting')}, ${island('save-heart', 'waiting')}`

/** Opens the page and wakes what this half of the kit has on it. */
export async function openUiPage(page: Page, site: BrowserSite) {
  await page.goto(`${site.origin}/kit`)
  await until('the islands are awake', async () => {
    await page.$eval(sleeping, element => element.scrollIntoView()).catch(() => {}) // the last one woke meanwhile
    return (await page.$$(sleeping)).length === 0
  })
}

/** A button that can be reached, by its accessible name. */
export const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`

/** Reaches a button by keyboard and presses it. */
export async function pressKey(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter') {
  await page.focus(button(name))
  await page.keyboard.press(key)
}

/** The words of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

/**
 * For `before`: a wait of 6 s (a toast) or 1.5 s (a heart in flight, a dialog that is done) ends when the test says so.
 * Every other is as long as it says.
 */
export const heldToasts = () => {
  const { setTimeout, clearTimeout } = window
  const held = new Map<number, () => void>()
  Object.assign(window, {
    held,
    setTimeout(done: () => void, ms: number, ...rest: unknown[]) {
      if (![6000, 10_000, 1500].includes(ms)) return setTimeout(done, ms, ...rest)
      const id = setTimeout(() => {}, 0)
      held.set(id, done)
      return id
    },
    clearTimeout(id: number) {
      held.delete(id)
      clearTimeout(id)
    },
  })
}

type Held = { held: Map<number, () => void> }
/** How many of them wait for their time to be over. */
export const leaving = (page: Page) => page.evaluate(() => (window as unknown as Held).held.size)
/** All of that time passes. */
export const pass = (page: Page) => page.evaluate(() => (window as unknown as Held).held.forEach(done => void done()))
