// The page of the whole kit, and hands to work with it.
import type { Page } from 'puppeteer'
import { type BrowserSite, island, until } from './browser.ts'

const sleeping = `${island('kit-overlays', 'waiting')}, ${island('share-buttons', 'waiting')}, ${island('save-heart', 'waiting')}`

/** Opens the page and wakes what this half of the kit has on it. */
export async function openKit(page: Page, site: BrowserSite) {
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
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

/** A six-second wait is over in half a second; every other wait is as long as it says. */
export const shortToasts = () => {
  const wait = window.setTimeout
  Object.assign(window, { setTimeout: (done: () => void, ms: number, ...rest: unknown[]) => wait(done, ms === 6000 ? 500 : ms, ...rest) })
}

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
