// Pages with ads in the real frame, and what tests measure on them.
import type { Page } from 'puppeteer'
import type { ReactNode } from 'react'
import { page as makePage } from '../../routes/define-page.tsx'
import type { TestSite } from './site.ts'

/** A page of the real frame, with the places that its layout has. */
export const withAds = (path: string, body: ReactNode) =>
  makePage({
    path,
    head: () => ({ title: `Fixture ${path}`, description: 'A page made for a test.', path }),
    ads: () => ({ kind: 'guide', category: 'first-trimester' }),
    view: () => (
      <div className="index">
        <h1>Fixture</h1>
        {body}
      </div>
    ),
    whenSensitive: 'itself',
    examples: [path],
  })

/** Makes the page a phone's, which has the mobile layout and no scroll bar beside the page. */
export async function onPhone(page: Page, width: number, height: number) {
  await page.setUserAgent({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })
  await page.setViewport({ width, height, isMobile: true, hasTouch: true })
}

export const box = (page: Page, selector: string) =>
  page.$eval(selector, element => {
    const { x, y, width, height, bottom } = element.getBoundingClientRect()
    return { x, y, width, height, bottom }
  })

export const sizesOf = (page: Page, selector: string) =>
  page.$$eval(selector, all =>
    all.map(element => `${element.getBoundingClientRect().width}x${element.getBoundingClientRect().height}`),
  )

/** How far the page reaches beyond the window's edge, CSS pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

/** Properties of the events of a name that the site has logged. */
export const eventsOf = (site: TestSite, name: string) =>
  // All of ads are strings
  site.lines.filter(line => line.event === name).map(({ properties }) => properties as Record<string, string>)
