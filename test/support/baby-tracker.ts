// The baby tracker in a browser, as its tests use it.
import type { Page } from 'puppeteer'
import { island, until } from './browser.ts'

export const key = 'tool-baby-tracker'
export const hour = 3_600_000

/** What is saved and printed goes here in place of a folder and a printer. */
export function caught() {
  navigator.sendBeacon = () => true
  const kept = { file: Promise.resolve(''), prints: 0 }
  Object.assign(window, { kept, print: () => kept.prints++ })
  URL.createObjectURL = blob => {
    kept.file = (blob as Blob).text() // the tool saves texts only
    return 'data:,'
  }
  HTMLAnchorElement.prototype.click = () => {}
}

export async function open(page: Page, origin: string) {
  await page.goto(`${origin}/baby-tracker`)
  await page.waitForSelector(island(key, 'ready'))
  await until('it is awake', () => page.$eval('[data-kind=feed]', button => !button.matches(':disabled')))
}
export const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`
export const field = (name: string) => `::-p-aria([name="${name}"][role="textbox"])`
export const press = async (page: Page, name: string) => (await page.waitForSelector(button(name)))?.click()
export const type = async (page: Page, name: string, text: string) => {
  const box = await page.waitForSelector(field(name))
  await box?.click({ count: 3 })
  await box?.type(text)
}
export const rows = (page: Page) => page.$$eval('.baby-log li', all => all.map(row => row.children[2]?.textContent))
export const text = (page: Page, place: string) => page.$eval(place, element => element.textContent ?? '')
export const says = (page: Page, place: string, words: RegExp) =>
  until(`${place} says ${words}`, async () => words.test(await text(page, place).catch(() => '')))
export const store = (page: Page, data: object) =>
  page.evaluate(
    (key, data) => localStorage.setItem(key, JSON.stringify({ tool: 'baby-tracker', version: 1, data })),
    key,
    data,
  )
export const baby = (rest: object) => ({ babies: [{ id: 1, log: [], measures: [], ...rest }], shown: 1 })

/** What has the focus, by its name. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at === document.body ? 'nothing' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '')
  })
export const focusIs = (page: Page, words: RegExp) =>
  until(`the focus is on ${words}`, async () => words.test(await focused(page)))
