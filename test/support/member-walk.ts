// Two pairs of hands that go through a member's pages: one has only a keyboard, the other only taps and types, without
// script.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { type BrowserSite, until } from './browser.ts'
import type { Owner } from './site.ts'

export interface Hands {
  page: Page
  /** Opens a page by its address. */
  open(path: string): Promise<void>
  /** Types into a field of the content, over what stands in it. */
  type(name: string, text: string): Promise<void>
  /** Ticks a box or a radio button of the content. */
  tick(name: string, value?: string): Promise<void>
  /** Presses what fits in the content. */
  press(selector: string): Promise<void>
  /** The same, for what leads to another page. @returns its path and query */
  follow(selector: string): Promise<string>
}

/** The button of a page that has one form. */
export const send = '.fields > .button'

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Follows what `act` sets off to the page it leads to. */
export async function arrive(page: Page, act: () => Promise<unknown>): Promise<string> {
  await Promise.all([page.waitForNavigation(), act()])
  return pathOf(page)
}

/** Presses Tab until what has the focus fits. @throws when it has not after `most` of them */
export async function reach(page: Page, selector: string, most = 60): Promise<void> {
  const fits = () => page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)
  for (let i = 0; i < most && !(await fits()); i++) await page.keyboard.press('Tab')
  if (!(await fits())) throw new Error(`${selector} cannot be reached by ${most} Tabs on ${page.url()}`)
}

const inMain = (selector: string) => `main ${selector.replaceAll(', ', ', main ')}`
const fieldOf = (name: string, value?: string) =>
  `main [name="${name}"]${value === undefined ? ':not([type="hidden"])' : `[value="${value}"]`}`

/** Goes through pages by Tab, Enter, Space and arrows alone. */
export function keyboard(page: Page, origin: string): Hands {
  // Over the header, by the skip link, as those do who know the keyboard.
  async function enter() {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await until('the content is reached', () => new URL(page.url()).hash === '#main')
  }
  return {
    page,
    async open(path) {
      await page.goto(origin + path)
      await enter()
    },
    async type(name, text) {
      await reach(page, fieldOf(name))
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.press('Backspace')
      await page.keyboard.sendCharacter(text)
    },
    async tick(name, value) {
      // Tab stops at one radio button of a group; arrows go on from it.
      await reach(page, `main [name="${name}"]`)
      for (let i = 0; i < 8 && !(await page.$(`${fieldOf(name, value)}:checked`)); i++)
        await page.keyboard.press((await page.$('input[type="checkbox"]:focus')) || i === 0 ? 'Space' : 'ArrowDown')
    },
    async press(selector) {
      await reach(page, inMain(selector))
      await page.keyboard.press('Enter')
    },
    async follow(selector) {
      await reach(page, inMain(selector))
      const path = await arrive(page, () => page.keyboard.press('Enter'))
      await enter()
      return path
    },
  }
}

/** Goes through pages by taps. */
export function taps(page: Page, origin: string): Hands {
  return {
    page,
    open: async path => void (await page.goto(origin + path)),
    async type(name, text) {
      await page.click(fieldOf(name), { count: 3 })
      await page.keyboard.press('Backspace')
      await page.keyboard.sendCharacter(text)
    },
    tick: (name, value) => page.click(fieldOf(name, value)),
    press: selector => page.click(inMain(selector)),
    follow: selector => arrive(page, () => page.click(inMain(selector))),
  }
}

/** Lets a page download. @returns the next file that `act` brings, as text */
export async function downloads(t: Owner, site: BrowserSite, page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-download-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const client = await site.browser.target().createCDPSession()
  const names = new Map<string, string>()
  const whole: string[] = []
  client.on('Browser.downloadWillBegin', ({ guid, suggestedFilename }) => void names.set(guid, suggestedFilename))
  // A file has its name before it has its bytes; only the browser knows when they are all there.
  client.on('Browser.downloadProgress', ({ state, guid }) => void (state === 'completed' && whole.push(guid)))
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
  })
  return async (act: () => Promise<unknown>) => {
    const before = whole.length
    await act()
    await until(`${page.url()} brings a file`, () => whole.length > before)
    const guid = whole[before] ?? ''
    return { name: names.get(guid), text: readFileSync(join(folder, guid), 'utf8') }
  }
}

/** The text of the first element that fits, as it is in the page. */
export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, element => element.textContent?.trim() ?? '')

export const typedIn = (page: Page, name: string) =>
  page.$eval(fieldOf(name), field => (field instanceof HTMLInputElement ? field.value : ''))

/** The stage that the page goes by, once it knows the member. */
export const stageOf = async (page: Page) =>
  (await page.waitForSelector('#account[data-stage]', { visible: true }))?.evaluate(account =>
    account.getAttribute('data-stage'),
  )

export const tokenOf = async (page: Page) => (await page.cookies()).find(({ name }) => name === 'session')?.value
