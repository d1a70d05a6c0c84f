// The page of all pieces: each is there, none overflows, axe finds nothing in it, with whatever of it is open.
import type { Page } from 'puppeteer'
import t from 'tap'
import { uiPage } from '../../routes/ui.tsx'
import { violations } from '../support/axe.ts'
import { openSite } from '../support/browser.ts'
import { button, openUiPage } from '../support/ui-page.ts'

const press = (name: string) => (page: Page) => page.click(button(name))

const closeToast = (page: Page) => page.click('.toast .close-button')

/** What can be opened: how, what shows that it is, and how it goes. */
const overlays: readonly [
  name: string,
  open: (page: Page) => Promise<unknown>,
  shows: string,
  close: (page: Page) => Promise<unknown>,
][] = [
  ['a short dialog', press('Short dialog'), 'dialog:modal', page => page.keyboard.press('Escape')],
  ['a long dialog', press('Long dialog'), 'dialog:modal', page => page.keyboard.press('Escape')],
  ['a tooltip', press('Show a tooltip'), '.tooltip:popover-open', page => page.click('.tooltip:popover-open button')],
  [
    'another tab',
    page => page.click('[role="tab"]:nth-child(2)'),
    '[role="tab"]:nth-child(2)[aria-selected="true"]',
    async () => {},
  ],
  ['an entry of the accordion', page => page.click('.accordion summary'), '.accordion details[open]', async () => {}],
  ['a toast', press('Show a toast'), '.toast', closeToast],
  ['a toast with an action', press('Show a toast with an action'), '.toast button + button', closeToast],
]

t.test('the kit', async t => {
  const site = await openSite(t, { table: [uiPage] })

  await site.test('is for us alone, and names every piece', {}, async (t, page) => {
    await page.goto(`${site.origin}/kit`)
    t.equal(await page.$eval('[name="robots"]', meta => meta.getAttribute('content')), 'noindex')
    const listed = await page.$$eval('.contents a', all => all.map(a => [a.getAttribute('href'), a.textContent].join()))
    const headings = await page.$$eval('.ui-page > section > h2', all => all.map(h2 => `#${h2.id},${h2.textContent}`))
    t.ok(listed.length > 20)
    t.same(listed, headings, 'the contents are those of the page')
  })

  for (const width of [320, 390, 820, 1280]) {
    await site.test(`at ${width} px`, { width }, async (t, page) => {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
      await openUiPage(page, site)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      t.ok((await overflow()) <= 0, 'nothing overflows')
      const looked = width === 390 || width === 1280
      if (looked) t.same(await violations(page), [], 'all closed')
      for (const [name, open, shows, close] of overlays) {
        await open(page)
        await page.waitForSelector(shows)
        t.ok((await overflow()) <= 0, `nothing overflows with ${name}`)
        if (looked) t.same(await violations(page), [], name)
        await close(page)
      }
    })
  }
})
