// The pregnancy tracker in a browser, as its tests use it.
import type { Page } from 'puppeteer'
import { addDays, type CalendarDate, today } from '../../domain/dates.ts'
import { island, until } from './browser.ts'

export const path = '/pregnancy-tracker'
export const key = 'tool-pregnancy-tracker'
export const ready = island(key, 'ready')
export const now = today(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
export const day = (days: number) => addDays(now, days)
export const field = (label: string) => `::-p-aria([name="${label}"][role="textbox"])`
export const button = (label: string) => `::-p-aria([name="${label}"][role="button"])`

export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, element => (element as HTMLElement).innerText)
export const result = (page: Page) => textOf(page, '[aria-label="Result"]')
export const says = (page: Page, selector: string, words: RegExp) =>
  until(`${selector} says ${words}`, async () => words.test(await textOf(page, selector)))
export const stored = (page: Page) => page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '{}'), key)
export const press = (page: Page, label: string) => page.locator(button(label)).click()
/** What has the focus, in its first words or those of its label. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return 'nothing'
    return element.getAttribute('aria-label') ?? (element.closest('.field') ?? element).textContent ?? ''
  })
export const focusIs = (page: Page, words: RegExp) =>
  until(`the focus is on ${words}`, async () => words.test(await focused(page)))

/** Unfolds a section by its name, by keyboard. */
export async function unfold(page: Page, title: string) {
  const summary = await page.waitForSelector(`::-p-xpath(//summary[contains(., "${title}")])`)
  await summary?.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector(
    `::-p-xpath(//details[@open][summary[contains(., "${title}")]]//*[contains(@class, "tool-fields")])`,
  )
}

/** A line of a log, so many days from today. */
export const line = (id: number, days: number, more: object) => ({ id, day: day(days), time: '', ...more })

/** A tracker as the device stores it. */
export const holding = (more: object, dueDate: CalendarDate = day(66)) =>
  JSON.stringify({ tool: 'pregnancy-tracker', version: 1, data: { dueDate, lastPeriod: '', logs: more } })

export async function open(page: Page, origin: string, held?: string) {
  await page.goto(origin + path)
  if (held) {
    await page.evaluate((key, text) => localStorage.setItem(key, text), key, held)
    await page.reload()
  }
  await page.waitForSelector(ready)
  await page.waitForSelector('.tracker-sections')
}
