// The privacy choices at the foot of every page: off until somebody turns them on, kept in this browser, and nothing
// under GPC.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'
import t from 'tap'
import { purposes } from '../../domain/purposes.ts'
import { island, openSite, still, until } from '../support/browser.ts'
import { sized } from '../support/sized.ts'

const button = '.privacy-choices'
const dialog = 'dialog:modal:has(.consents)'
const switches = `${dialog} [role=switch]`
/** The switches by what they are for, before anything was chosen: our own counts are on in the United States. */
const ours = purposes.map(({ whose }) => whose === 'ours')
const allOff = purposes.map(() => false)

// Checkboxes all
const states = (page: Page) => page.$$eval(switches, all => all.map(element => (element as HTMLInputElement).checked))
const status = (page: Page) =>
  page.$eval(`${dialog} [role=status]`, line => line.textContent?.replaceAll('\u00a0', ' ') ?? '')
const press = (page: Page, words: string) =>
  page.locator(`${dialog} ::-p-aria([name="${words}"][role="button"])`).click()
const flip = (page: Page, name: string) => page.locator(`${dialog} ::-p-aria([name="${name}"][role="switch"])`).click()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'))
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('privacy-choices') ?? 'null'))
const isClosed = async (page: Page) => (await page.$(dialog)) === null

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results: AxeResults = await page.evaluate(() =>
    Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }),
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

t.test('the privacy choices', async t => {
  const site = await openSite(t)

  async function open(page: Page) {
    await page.goto(`${site.origin}/about-us`)
    await page.locator(button).click()
    await page.waitForSelector(dialog)
    await still(page)
  }

  await site.test('no other company is on, and nothing is kept, until it is saved', {}, async (t, page) => {
    await open(page)
    t.same(await states(page), ours)
    t.match(await status(page), /not chosen yet: “Our own counting” and “How fast .+” on, everything else off/)
    await flip(page, 'Ads by other companies')
    await until('it is on', async () => (await states(page))[3] === true)
    t.equal(await kept(page), null)
    await page.keyboard.press('Escape')
    await until('it is closed', () => isClosed(page))
    await page.click(button)
    await page.waitForSelector(dialog)
    t.same(await states(page), ours, 'closing without saving changes nothing')
    t.equal(await kept(page), null)
  })

  await site.test('what is saved survives a reload, and can be taken back', {}, async (t, page) => {
    await open(page)
    await flip(page, 'Analytics by other companies')
    await press(page, 'Save')
    await until('it is saved', async () => /^Saved\./.test(await status(page)))
    t.match(await status(page), /^Saved\. Your choice of .+ \d{4} at .+ \(version 2\) is kept in this browser\.$/)
    t.match(await kept(page), { version: 2, allowed: ['counting', 'speed', 'analytics'] })

    await open(page)
    t.same(await states(page), [true, true, true, false, false])
    t.match(await status(page), /^Your choice of /, 'it was not saved just now')

    await press(page, 'Turn everything off')
    await until('it is saved', async () => /^Saved: everything is off\./.test(await status(page)))
    t.same(await states(page), allOff)
    t.match(await kept(page), { version: 2, allowed: [] })
    await open(page)
    t.same(await states(page), allOff)
  })

  const gpc = () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem(
      'privacy-choices',
      '{"version":2,"at":"2026-03-01T12:00:00.000Z","allowed":["analytics","stage"]}',
    )
  }
  await site.test(
    'Global Privacy Control is a no to everything, whatever was chosen',
    { before: gpc },
    async (t, page) => {
      await open(page)
      t.same(await states(page), allOff)
      // Checkboxes all
      t.ok(await page.$$eval(switches, all => all.every(element => (element as HTMLInputElement).disabled)))
      t.match(
        await page.$eval(dialog, element => element.textContent),
        'Your browser sends Global Privacy Control. We treat it as a no to everything here.',
      )
      t.same(await violations(page), [])
    },
  )

  await site.test('works by keyboard, and gives the focus back', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.focus(button)
    await page.waitForSelector(island('privacy-choices', 'ready'))
    await page.keyboard.press('Enter')
    await page.waitForSelector(dialog)
    const reached: (string | null | undefined)[] = []
    for (let i = 0; i < 12 && reached.at(-1) !== 'Turn everything off'; i++) {
      const role = await page.evaluate(() => document.activeElement?.getAttribute('role'))
      if (role === 'switch') await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      reached.push(await focused(page))
    }
    t.same(await states(page), [false, false, true, true, true], 'Space turns each on or off')
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
    t.equal(await focused(page), 'Save')
    await page.keyboard.press('Enter')
    await until('it is saved', async () => /^Saved\./.test(await status(page)))
    t.same((await kept(page)).allowed, ['analytics', 'advertising', 'stage'], 'what was on before is off')
    await page.keyboard.press('Escape')
    await until('it is closed', () => isClosed(page))
    t.equal(await focused(page), 'Your privacy choices', 'the focus is back on the button')
  })

  for (const width of sized([320], [320, 1280])) {
    await site.test(`the open dialog shuts nobody out at ${width} px`, { width }, async (t, page) => {
      await open(page)
      t.same(await violations(page), [])
      t.same(await page.$eval(dialog, ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0, 'it fits')
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
      const ground = () => page.$eval(dialog, element => getComputedStyle(element).backgroundColor)
      await until('by night it is dark, though its button stands in a band that is as by day', async () =>
        /^rgb\((\d\d?), (\d\d?), (\d\d?)\)$/.test(await ground()),
      )
    })
  }

  const noStorage = () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
  await site.test(
    'a browser without storage keeps the choice for as long as the page lasts, and says so',
    { before: noStorage },
    async (t, page) => {
      await open(page)
      t.match(await status(page), /only while this page is open/)
      await flip(page, 'Ads by other companies')
      await press(page, 'Save')
      await until('it is saved', async () => /^Saved\./.test(await status(page)))
      t.match(await status(page), /lasts until you close this page/)
      await page.keyboard.press('Escape')
      await until('it is closed', () => isClosed(page))
      await page.click(button)
      await page.waitForSelector(dialog)
      t.same(await states(page), [true, true, false, true, false])
    },
  )

  const rubbish = () => localStorage.setItem('privacy-choices', '{"version":1,"allowed":"everything"')
  await site.test('rubbish in storage is as good as nothing', { before: rubbish }, async (t, page) => {
    await open(page)
    t.same(await states(page), ours)
    t.match(await status(page), /not chosen yet/)
  })

  await site.test(
    'without script it is said that everything is off, and no dead button stands there',
    { script: false },
    async (t, page) => {
      await page.goto(`${site.origin}/about-us`)
      t.equal(await page.$eval(button, element => getComputedStyle(element).display), 'none')
      t.match(
        await page.$eval('.site-footer', element => element.textContent),
        /Without it nothing can be turned on: everything is off/,
      )
    },
  )
})
