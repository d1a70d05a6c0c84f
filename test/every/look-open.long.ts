// What opens over a page, in a real browser: nothing of it overflows, nothing shuts anybody out, nothing is said in the
// console.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, still } from '../support/browser.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import { awake } from '../support/frame.ts'
import { look, lookTest } from '../support/look.ts'

const member = {
  id_string: 'm1',
  first_name: 'Ada',
  is_ttc: false,
  pregnancy: { due_date: 1_800_000_000 },
  born_children: [],
}

/** What opens, at which widths, by which hand. */
interface Overlay {
  widths: readonly number[]
  signedIn?: true
  open(page: Page): Promise<unknown>
  shows: string
}

const overlays: Record<string, Overlay> = {
  'the panel with an item open': {
    widths: [320, 390, 820],
    async open(page) {
      await page.click('.menu-button')
      await page.locator('#menu summary').click()
      await page.waitForSelector('#menu details[open]')
    },
    shows: '#menu:popover-open',
  },
  'the search dialog': {
    widths: [820, 1280],
    async open(page) {
      await awake(page) // before, the button leads to the search page
      await page.click('.search-open button')
    },
    shows: '#search:modal',
  },
  'the account menu': {
    widths: [320, 390, 1280],
    signedIn: true,
    open: page => page.locator('.account-button[popovertarget]').click(),
    shows: '#account-menu:popover-open',
  },
  'the tip of the dashboard': {
    widths: [390, 1280],
    open: page => page.hover('.dashboard-link a'),
    shows: '#dashboard-tip:popover-open',
  },
  'the tip of the dashboard for a member': {
    widths: [390, 1280],
    signedIn: true,
    open: page => page.hover('.dashboard-link a'),
    shows: '#dashboard-tip:popover-open',
  },
  'the privacy choices': {
    widths: [320, 820, 1280],
    open: page => page.locator('.privacy-choices').click(),
    shows: 'dialog:modal:has([role="switch"])',
  },
}

t.test('the look of what opens', async t => {
  const api = await fakeMemberApi(t, member, 0)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })

  // A window that is wider than high has the row of items from 787 px on.
  for (const [width, height] of [
    [820, 600],
    [1280, 900],
  ] as const)
    await lookTest(site, `every dropdown at ${width} px`, async (t, page) => {
      await page.setViewport({ width, height })
      await page.goto(`${site.origin}/about-us`)
      const ids = await page.$$eval('.menu-row [popovertarget]', all =>
        all.map(button => button.getAttribute('popovertarget')),
      )
      t.ok(ids.length > 4)
      for (const id of ids) {
        await page.click(`[popovertarget="${id}"]`)
        await page.waitForSelector(`#${id}:popover-open`)
        await look(t, page, `#${id}`, `#${id}`)
      }
    })

  for (const [name, { widths, signedIn, open, shows }] of Object.entries(overlays))
    await lookTest(site, name, async (t, page) => {
      if (signedIn) await page.browserContext().setCookie({ name: 'session', value: session, domain: 'localhost' })
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        await page.goto(`${site.origin}/about-us`)
        await open(page)
        await page.waitForSelector(shows)
        await still(page)
        await look(t, page, `${width} px`, shows)
      }
    })
})
