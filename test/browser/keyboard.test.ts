// Everything can be reached and done with the keyboard, with script and without.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { island, openSite, until } from '../support/browser.ts'

const menuPaths = mainMenu.flatMap(item => [...(item.path ? [item.path] : []), ...item.children.map(child => child.path)])

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '', path: element?.getAttribute('href') ?? '' }
  })

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: string, most = 12) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).name === name) return
  }
  throw new Error(`${name} has no focus after ${most} Tabs; it is on ${JSON.stringify(await focused(page))}`)
}
const isOpen = async (page: Page) => (await page.$('#menu:popover-open')) !== null

t.test('the keyboard', async t => {
  const site = await openSite(t)

  for (const script of [true, false]) {
    const how = script ? 'with script' : 'without script'

    await site.test(`the skip link comes first, is seen, and leads to the content, ${how}`, { script }, async (t, page) => {
      await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
      await page.keyboard.press('Tab')
      t.equal((await focused(page)).name, 'Skip to the content')
      const box = await (await page.$('.skip-link'))?.boundingBox()
      t.ok(box && box.x >= 0 && box.y >= 0 && box.height >= 24, 'it is seen')
      await page.keyboard.press('Enter')
      await until('the address names the content', () => new URL(page.url()).hash === '#main')
      await page.keyboard.press('Tab')
      t.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the next Tab is in the content')
    })

    await site.test(
      `on a phone the menu opens by Enter, Escape closes it and the focus returns, ${how}`,
      { width: 390, script },
      async (t, page) => {
        await page.goto(`${site.origin}/about-us`)
        t.notOk(await isOpen(page))
        await tabTo(page, 'Menu')
        await page.keyboard.press('Enter')
        await until('the menu is open', () => isOpen(page))
        if (script) await page.waitForSelector(`${island('menu-button', 'ready')} [aria-expanded="true"]`)
        await page.keyboard.press('Escape')
        await until('the menu is closed', async () => !(await isOpen(page)))
        t.equal((await focused(page)).name, 'Menu', 'the focus is back on the button')
        if (script) await page.waitForSelector('.menu-button[aria-expanded="false"]')
      },
    )

    await site.test(`in the open menu Tab reaches every link, and Close closes, ${how}`, { width: 390, script }, async (t, page) => {
      await page.goto(`${site.origin}/about-us`)
      await page.focus('.menu-button')
      await page.keyboard.press('Enter')
      await until('the menu is open', () => isOpen(page))
      await tabTo(page, 'Close', 2)
      const reached: string[] = []
      for (const _ of menuPaths) {
        await page.keyboard.press('Tab')
        reached.push((await focused(page)).path)
      }
      t.same(reached, menuPaths, 'in their order')
      await page.focus('.menu-close')
      await page.keyboard.press('Enter')
      await until('the menu is closed', async () => !(await isOpen(page)))
      t.equal((await focused(page)).name, 'Menu')
    })

    await site.test(`a link of the menu leads on by Enter, ${how}`, { width: 390, script }, async (t, page) => {
      await page.goto(`${site.origin}/about-us`)
      await page.focus('.menu-button')
      await page.keyboard.press('Enter')
      await tabTo(page, 'Getting Pregnant', 20)
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      t.equal(new URL(page.url()).pathname, '/topics/getting-pregnant')
    })
  }

  await site.test('what has the focus shows it', {}, async (t, page) => {
    await page.goto(`${site.origin}/`)
    const blind: string[] = []
    // The parts of a date field are stops of their own, which the browser marks inside the field.
    const fields = new Set<string>()
    for (let i = 0; i < 25; i++) {
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
  })
})
