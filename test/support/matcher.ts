// Hands for the name matcher: two parents, each in a browser of their own, before the real member API.
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { type BrowserSite, island, noEvents, openSite, until, watch } from './browser.ts'
import { type TestMembers, testMembers } from './members.ts'
import { freshPlace } from './stores.ts'

export const texts = (page: Page, selector: string) =>
  page.$$eval(selector, all => all.map(element => (element.textContent ?? '').trim()))
/** The name of the card on top. */
export const shown = (page: Page) => page.$eval('.name-card:not([data-left]) h2', heading => heading.textContent ?? '')
export const said = (page: Page) => texts(page, '.matcher-said > summary')

/** Presses what says this, once it is there. */
export const press = (page: Page, words: string) =>
  until(`“${words}” is there`, () =>
    page.$$eval(
      '.matcher :is(button, summary)',
      (all, words) => {
        const found = all.find(element => element.textContent?.trim() === words)
        if (found instanceof HTMLElement) found.click()
        return found !== undefined
      },
      words,
    ),
  )

/** Says something of the card on top, and waits for the next one. */
export async function answer(page: Page, how: () => Promise<unknown>): Promise<string> {
  const name = await shown(page)
  await how()
  await until(`${name} is gone`, async () => (await shown(page)) !== name)
  return name
}

export interface Matcher {
  site: BrowserSite
  members: TestMembers
  address: string
  open(page: Page, url?: string): Promise<void>
  /** @returns the link that invites the other parent */
  start(page: Page): Promise<string>
  /** The other parent, with storage of their own; `heard` is all that the API has told them. */
  other(t: Test, url: string): Promise<{ page: Page; heard: string[]; complaints: string[] }>
}

export async function openMatcher(t: Test): Promise<Matcher> {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const site = await openSite(t, {
    unhurried: true,
    env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
  })
  const address = `${site.origin}/b/baby-name-matcher`
  async function open(page: Page, url = address) {
    await page.goto(url)
    await page.waitForSelector(island('name-matcher', 'ready'))
  }
  return {
    site,
    members,
    address,
    open,
    async start(page) {
      await open(page)
      await press(page, 'Start a match')
      await page.waitForSelector('.name-card')
      return page.$eval('.matcher-url a', link => (link as HTMLAnchorElement).href)
    },
    async other(t, url) {
      const context = await site.browser.createBrowserContext()
      const page = await context.newPage()
      const complaints = await watch(page, site.origin, { width: 1280, before: noEvents })
      const heard: string[] = []
      page.on('response', async response => {
        if (response.url().includes('/api/matches')) heard.push(await response.text().catch(() => ''))
      })
      t.teardown(() => context.close())
      await open(page, url)
      return { page, heard, complaints }
    },
  }
}
