// Everything can be reached and done with the keyboard, with script and without.
import type { Page } from 'puppeteer'
import t from 'tap'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { menuFor } from '../../content/navigation.ts'
import { openSite, still, until } from '../support/browser.ts'
import { awake, focused, opened, tabTo, untilOpen } from '../support/frame.ts'

const items = menuFor({ country: 'US', place: 'panel' })
const accordion = items.filter(({ path }) => path).map(({ label }) => label)
const more = items.filter(({ path }) => !path).flatMap(({ links }) => links.map(({ path }) => path))

/** What the next presses of Tab reach: an address, or a name. */
async function reached(page: Page, presses: number): Promise<string[]> {
  const stops: string[] = []
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press('Tab')
    const { name, path } = await focused(page)
    stops.push(path || name)
  }
  return stops
}

t.test('the keyboard', async t => {
  const site = await openSite(t)

  for (const script of [true, false]) {
    const how = script ? 'with script' : 'without script'

    await site.test(
      `the skip link comes first, is seen, and leads to the content, ${how}`,
      { script },
      async (t, page) => {
        await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
        await page.keyboard.press('Tab')
        t.equal((await focused(page)).name, 'Skip to the content')
        const box = await (await page.$('.skip-link'))?.boundingBox()
        t.ok(box && box.x >= 0 && box.y >= 0 && box.height >= 24, 'it is seen')
        await page.keyboard.press('Enter')
        await until('the address names the content', () => new URL(page.url()).hash === '#main')
        await page.keyboard.press('Tab')
        t.ok(
          await page.evaluate(() => document.activeElement?.closest('main') !== null),
          'the next Tab is in the content',
        )
      },
    )

    await site.test(
      `on a phone the menu opens by Enter, Escape closes it and the focus returns, ${how}`,
      { width: 390, script },
      async (t, page) => {
        await page.goto(`${site.origin}/about-us`)
        if (script) await awake(page)
        t.same(await opened(page), [])
        await tabTo(page, 'Menu')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu')
        t.equal(
          await page.evaluate(() => document.activeElement?.id),
          'menu',
          'the panel, which lies on the button, has the focus',
        )
        await page.keyboard.press('Escape')
        await untilOpen(page)
        t.equal((await focused(page)).name, 'Menu', 'the focus is back on the button')
      },
    )

    await site.test(
      `in the open menu Tab reaches every item and link, and Close closes, ${how}`,
      { width: 390, script },
      async (t, page) => {
        await page.goto(`${site.origin}/about-us`)
        if (script) await awake(page)
        await page.focus('.menu-button')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu')
        await still(page)
        t.same(await reached(page, 2), ['Search content or baby names', 'Close'])
        const inOrder = [signsPage.path, ...accordion, ...more]
        t.same(await reached(page, inOrder.length), inOrder, 'in their order')
        await page.focus('#menu .close-button')
        await page.keyboard.press('Enter')
        await untilOpen(page)
        t.equal((await focused(page)).name, 'Menu')
      },
    )

    await site.test(
      `an item opens by Enter and Space, and its links lead on, ${how}`,
      { width: 390, script },
      async (t, page) => {
        await page.goto(`${site.origin}/about-us`)
        if (script) await awake(page)
        await page.focus('.menu-button')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu')
        await tabTo(page, 'Product Reviews', 10)
        await page.keyboard.press('Space')
        await untilOpen(page, 'menu', 'item product-reviews')
        const reviews = items.find(({ id }) => id === 'product-reviews')
        t.same(await reached(page, 10), ['/product-reviews', ...(reviews?.links.map(({ path }) => path) ?? [])])
        await page.focus('[data-menu="getting-pregnant"] summary')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu', 'item getting-pregnant')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu')
        await page.keyboard.press('Enter')
        await untilOpen(page, 'menu', 'item getting-pregnant')
        await page.keyboard.press('Tab')
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
        t.equal(new URL(page.url()).pathname, '/topics/getting-pregnant')
      },
    )
  }

  await site.test(
    'on a phone the search gives the focus back to the bar at the thumb',
    { width: 390, height: 844 },
    async (t, page) => {
      await page.goto(`${site.origin}/about-us`)
      await awake(page)
      await page.focus('.tab-bar button')
      await page.keyboard.press('Enter')
      await untilOpen(page, 'search')
      await page.waitForSelector('#search input:focus')
      await page.keyboard.press('Escape')
      await untilOpen(page)
      t.ok(await page.evaluate(() => document.activeElement?.matches('.tab-bar button')))
    },
  )

  await site.test('what has the focus shows it', {}, async (t, page) => {
    await page.goto(`${site.origin}/`)
    const blind: string[] = []
    // The parts of a date field are stops of their own, which the browser marks inside the field.
    const fields = new Set<string>()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const shown = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        return { shown, what: element.outerHTML.slice(0, 80) }
      })
      if (stop && !stop.shown && !fields.has(stop.what)) blind.push(stop.what)
      if (stop) fields.add(stop.what)
    }
    t.same(blind, [])
    t.ok(fields.size > 30, `${fields.size} stops`)
  })
})
