// Several people at one site at the same time, each in a browser of their own, with pictures of what they see.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { type BrowserSite, noEvents, type PageOptions, watch } from './browser.ts'
import { look } from './look.ts'

const folder = process.env.PICTURES
if (folder) mkdirSync(folder, { recursive: true })
let pictures = 0

export interface Person {
  page: Page
  /** Opens a page by its path or its address. */
  open(address: string): Promise<void>
  /** All that the content of the page says. */
  text(): Promise<string>
  /** Types into fields, over what stands in them. @param form which one of several */
  fill(fields: Readonly<Record<string, string>>, form?: string): Promise<void>
  /** Presses the link or button of these words, and waits for the page that comes. */
  press(words: string, within?: string): Promise<void>
  /** Checks the look of what is there, and keeps a picture of it in the folder that `PICTURES` names. */
  see(t: Test, what: string): Promise<void>
}

interface Kind extends PageOptions {
  touch?: boolean
  /** A line of 400 ms and 400 kbit/s. */
  slow?: boolean
}

/** Complaints of all people; a test looks at them in the end. */
export const complaints: (readonly string[])[] = []

/** Somebody with a browser of their own. @param session of a member who is signed in */
export async function person(
  { browser, origin }: BrowserSite,
  name: string,
  { touch = false, slow = false, ...options }: Kind,
  session?: string,
): Promise<Person> {
  const context = await browser.createBrowserContext()
  if (session !== undefined) await context.setCookie({ name: 'session', value: session, domain: 'localhost' })
  const page = await context.newPage()
  complaints.push(await watch(page, origin, { before: noEvents, ...options }))
  const { width = 1280, script = true } = options
  if (touch) await page.setViewport({ width, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  if (slow) {
    const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 }
    await (await page.createCDPSession()).send('Network.emulateNetworkConditions', line)
  }
  const text = () => page.$eval('main', main => main.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  return {
    page,
    text,
    open: async address => void (await page.goto(new URL(address, origin).href)),
    async fill(fields, form = 'main') {
      for (const [field, value] of Object.entries(fields)) {
        await page.$eval(`${form} [name="${field}"]`, one => {
          one.closest('details:not([open])')?.querySelector('summary')?.click()
          ;(one as HTMLInputElement).value = ''
        })
        await page.type(`${form} [name="${field}"]`, value)
      }
    },
    async press(words, within = 'main') {
      for (const one of await page.$$(`${within} :is(a, button, summary)`)) {
        const [said, isSeen] = await one.evaluate(it => [it.textContent?.trim(), it.checkVisibility()] as const)
        if (said === words && isSeen) {
          await one.evaluate(it => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
          return void (await Promise.all([page.waitForNavigation(), touch ? one.tap() : one.click()]))
        }
      }
      throw new Error(`${name} finds nothing that says ${words}: ${await text()}`)
    },
    async see(t, what) {
      if (script) await look(t, page, `${name}: ${what}`)
      const number = String(++pictures).padStart(2, '0')
      const path = `${number} ${name} ${what}.png`.replaceAll(' ', '-')
      if (folder) await (await page.$('main'))?.screenshot({ path: join(folder, path) as `${string}.png` })
    },
  }
}
