// The island of all fields on a page of its own, inside a form, and hands to work with it.
import type { Page } from 'puppeteer'
import { Island } from '../../views/island.tsx'
import { type BrowserSite, island, until } from './browser.ts'
import { fixture } from './fixture-pages.tsx'

export const formsPage = fixture(
  '/forms',
  <form action="/sent" noValidate>
    <h2>Fields</h2>
    <Island name="ui-forms" props={{}} when="load" />
    <button type="submit" id="send">
      Send
    </button>
  </form>,
)
export const sentPage = fixture('/sent', <p>Thank you.</p>)

/** Saturday, November 21, 2026, 21:00 in New York; in London it is the 22nd already. */
export const clock = () => {
  Date.now = () => Date.UTC(2026, 10, 22, 2)
}

/** Opens the page in a time zone, and waits until the fields are awake. */
export async function openForms(page: Page, site: BrowserSite, zone = 'America/New_York') {
  await page.emulateTimezone(zone)
  await page.goto(`${site.origin}/forms`)
  await page.waitForSelector(island('ui-forms', 'ready'))
}

/** The date picker of that name, and its text field. */
export const picker = (name: string) => `.date-picker:has([name="${name}"])`
export const dateField = (name: string) => `${picker(name)} input[type="text"]`

/** Types into a date field, over what stands there. */
export async function typeDate(page: Page, name: string, text: string) {
  await page.click(dateField(name), { count: 3 })
  await page.keyboard.type(text)
}

/** Opens a calendar by keyboard. */
export async function openCalendar(page: Page, name: string) {
  await page.focus(`${picker(name)} [aria-haspopup]`)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog:modal')
}

/** The page has let go of a calendar. The dialogs of the frame stay in it, closed. */
export const calendarGone = (page: Page) =>
  until('the calendar is gone', async () => (await page.$('main dialog')) === null)

/** What a date field shows. */
export const dateText = (page: Page, name: string) =>
  page.$eval(dateField(name), input => (input instanceof HTMLInputElement ? input.value : null))

/** What the form would send under a name, all of it. */
export const sent = (page: Page, name: string) =>
  page.$eval('main form', (form, name) => new FormData(form).getAll(name).join(' and '), name)

/** The last date change, as the island writes it. */
export const reported = (page: Page) =>
  page.$eval('main form p[role="status"]', p => p.textContent.replace('Last date change: ', ''))

/** The accessible name of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel)
