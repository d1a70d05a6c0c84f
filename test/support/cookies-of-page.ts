import type { Page } from 'puppeteer'

/** Gives a page cookies of the site, before its first page or between two. */
export const setCookies = (page: Page, url: string, cookies: Readonly<Record<string, string>>) =>
  page.setCookie(...Object.entries(cookies).map(([name, value]) => ({ name, value, url })))

/** For `before`: the page is new for as long as the test takes. What comes late does not open by itself. */
export const stoppedClock = () => {
  performance.now = () => 0
}
