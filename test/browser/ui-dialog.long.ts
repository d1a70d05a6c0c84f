// The dialog of the interface: focus, the ways to close it, what it does to the page behind.
import type { Page } from 'puppeteer'
import t from 'tap'
import { uiPage } from '../../routes/ui.tsx'
import { openSite, until } from '../support/browser.ts'
import { button, focused, openUiPage, pressKey } from '../support/ui-page.ts'

const open = 'dialog:modal'
const corner = [4, 4] as const // of the window: outside of every dialog

t.test('the dialog', async t => {
  const site = await openSite(t, { table: [uiPage] })
  const isClosed = (page: Page) => until('it is closed', async () => (await page.$(open)) === null)
  /** How often the visitor closed one that the page drives. */
  const closings = (page: Page) => page.$eval('output', output => output.textContent)
  const isOpen = async (page: Page) => (await page.$(open)) !== null
  const moving = (page: Page) => page.$eval(open, dialog => dialog.getAnimations({ subtree: true }).length)
  async function show(page: Page, name: string) {
    await pressKey(page, name)
    await page.waitForSelector(open)
  }

  await site.test('has its title as its name, keeps the focus and gives it back', {}, async (t, page) => {
    await openUiPage(page, site)
    await show(page, 'Short dialog')
    t.ok(await page.$('::-p-aria([name="A short dialog"][role="dialog"])'), 'its name')
    const seen = new Set<string | null | undefined>()
    for (let i = 0; i < 6; i++) {
      t.ok(
        await page.evaluate(() => document.activeElement?.matches('body, dialog:modal, dialog:modal *')),
        'nothing behind it has the focus',
      )
      seen.add(await focused(page))
      await page.keyboard.press('Tab')
    }
    t.ok(seen.has('Close') && seen.has('Done'), 'both of its buttons are reached')
    await page.keyboard.press('Escape')
    await isClosed(page)
    t.equal(await focused(page), 'Short dialog')
    t.equal(await closings(page), 'Closed 1 times.')
  })

  await site.test('closes by its button, and by a press outside where that loses nothing', {}, async (t, page) => {
    await openUiPage(page, site)
    await show(page, 'Short dialog')
    await page.click(`${open} button[aria-label="Close"]`)
    await isClosed(page)
    await until('it was told', async () => (await closings(page)) === 'Closed 1 times.')

    await show(page, 'Short dialog')
    await page.mouse.click(...corner)
    await isClosed(page)
    await until('it was told', async () => (await closings(page)) === 'Closed 2 times.')

    await show(page, 'Dialog that stays')
    await page.mouse.click(...corner)
    t.ok(await isOpen(page), 'a press outside does nothing')
    await page.keyboard.press('Escape')
    await isClosed(page)
    await until('it was told', async () => (await closings(page)) === 'Closed 3 times.')
  })

  await site.test('closed by the page, it tells nobody and gives the focus back', {}, async (t, page) => {
    await openUiPage(page, site)
    await show(page, 'Short dialog')
    await page.click(button('Done'))
    await isClosed(page)
    t.equal(await focused(page), 'Short dialog')
    await show(page, 'Long dialog')
    await page.keyboard.press('Escape')
    await until('the next one tells', async () => (await closings(page)) !== 'Closed 0 times.')
    t.equal(await closings(page), 'Closed 1 times.')
  })

  await site.test('without `open`, its id is enough', {}, async (t, page) => {
    await openUiPage(page, site)
    await show(page, 'Dialog by its id')
    t.ok(await page.$('#ui-dialog:modal'))
    await page.click('#ui-dialog button')
    await isClosed(page)
    t.equal(await focused(page), 'Dialog by its id')
  })

  const withoutClosedBy = () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  }
  await site.test(
    'a browser that does not know closedby closes it all the same',
    { before: withoutClosedBy },
    async (t, page) => {
      await openUiPage(page, site)
      await page.$$eval('dialog', all => all.map(dialog => dialog.removeAttribute('closedby')))
      await show(page, 'Short dialog')
      await page.$eval(`${open} p`, p => getSelection()?.selectAllChildren(p))
      const text = await (await page.$(`${open} p`))?.boundingBox()
      await page.mouse.move((text?.x ?? 0) + 20, (text?.y ?? 0) + 10)
      await page.mouse.down()
      await page.mouse.move(...corner)
      await page.mouse.up()
      t.ok(await isOpen(page), 'text selected from inside to outside closes nothing')
      await page.mouse.click((text?.x ?? 0) + 20, (text?.y ?? 0) + 10)
      t.ok(await isOpen(page), 'nor does a press inside')
      await page.mouse.click(...corner)
      await isClosed(page)
      t.equal(await closings(page), 'Closed 1 times.')
      await show(page, 'Dialog that stays')
      await page.mouse.click(...corner)
      t.ok(await isOpen(page))
    },
  )

  await site.test('the page behind neither scrolls nor shifts', { width: 820 }, async (t, page) => {
    await openUiPage(page, site)
    const place = () => page.$eval('h2#dialog', heading => `${heading.offsetLeft} ${heading.offsetTop} ${scrollY}`)
    await page.focus(button('Long dialog'))
    const before = await place()
    await show(page, 'Long dialog')
    t.equal(await place(), before)
    await page.mouse.move(410, 450)
    await page.mouse.wheel({ deltaY: 400 })
    await until('the dialog scrolled', () => page.$eval(open, dialog => dialog.scrollTop > 0))
    await page.mouse.move(...corner)
    await page.mouse.wheel({ deltaY: 400 })
    await page.mouse.wheel({ deltaY: 4000 })
    t.equal(await place(), before)
    t.ok(await page.$eval(`${open} button`, close => close.getBoundingClientRect().top >= 0), 'Close is still in sight')
  })

  await site.test('fits a window of 320 x 256, which is 400 % zoom', { width: 320, height: 256 }, async (t, page) => {
    await openUiPage(page, site)
    await show(page, 'Long dialog')
    await until('it has arrived', async () => (await moving(page)) === 0)
    const box = await page.$eval(open, dialog => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      return {
        fits: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        within: dialog.scrollWidth <= dialog.clientWidth,
      }
    })
    t.same(box, { fits: true, within: true })
    await page.keyboard.press('End')
    await until('the last line can be read', () =>
      page.$eval(`${open} p:last-child`, p => p.getBoundingClientRect().bottom <= innerHeight),
    )
  })

  await site.test('comes quietly, and at once for those who want less motion', {}, async (t, page) => {
    await openUiPage(page, site)
    /** How much moves in the first frame. */
    const atFirst = async () => {
      const opener = await page.$(button('Short dialog'))
      return opener?.evaluate(async opener => {
        if (opener instanceof HTMLElement) opener.click()
        await new Promise(requestAnimationFrame)
        return document.querySelector('dialog:modal')?.getAnimations({ subtree: true }).length
      })
    }
    t.ok(Number(await atFirst()) > 0, 'it moves')
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await openUiPage(page, site)
    t.equal(await atFirst(), 0, 'nothing moves')
  })
})
