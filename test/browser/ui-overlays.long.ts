// Tooltip, tabs, accordion, toast and heart by mouse, by keyboard, and without script where they need none.
import type { Page } from 'puppeteer'
import t from 'tap'
import { uiPage } from '../../routes/ui.tsx'
import { openSite, until } from '../support/browser.ts'
import { button, focused, heldToasts, leaving, openUiPage, pass, pressKey } from '../support/ui-page.ts'

t.test('the kit', async t => {
  const site = await openSite(t, { table: [uiPage] })
  const gone = (page: Page, selector: string) =>
    until(`${selector} is gone`, async () => (await page.$(selector)) === null)

  const tip = '.tooltip:popover-open'
  for (const script of [true, false]) {
    await site.test(`a tooltip, ${script ? 'with' : 'without'} script`, { width: 390, script }, async (t, page) => {
      if (script) await openUiPage(page, site)
      else await page.goto(`${site.origin}/kit`)
      await pressKey(page, 'Show a tooltip')
      await page.waitForSelector(tip)
      t.ok(await page.$('::-p-aria([role="status"]) .tooltip:popover-open'), 'its words stand in a live region')
      await page.keyboard.press('Tab')
      t.equal(await focused(page), 'Got It', 'the next stop is its button')
      await page.keyboard.press('Enter')
      await gone(page, tip)
      t.equal(await focused(page), 'Show a tooltip')
      await page.keyboard.press('Enter')
      await page.waitForSelector(tip)
      await page.keyboard.press('Escape')
      await gone(page, tip)
    })
  }

  await site.test('a tooltip stands by what it points at, whoever opened it', { width: 320 }, async (t, page) => {
    await openUiPage(page, site)
    for (const [name, scroll] of [
      ['Show a tooltip', 'start'],
      ['Call one from script', 'end'],
    ] as const) {
      const anchor = await page.$(button(name))
      await anchor?.evaluate((element, block) => element.scrollIntoView({ block }), scroll)
      await anchor?.click()
      await page.waitForSelector(tip)
      const { above, below, inside } = await page.$eval(tip, element => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        const anchor = element.closest('.tooltip-anchor')?.getBoundingClientRect()
        return {
          below: top - (anchor?.bottom ?? 0),
          above: (anchor?.top ?? 0) - bottom,
          inside: left >= 0 && right <= innerWidth,
        }
      })
      const gap = scroll === 'start' ? below : above
      t.ok(gap > 0 && gap < 20, `${name}: ${gap} px ${scroll === 'start' ? 'below' : 'above, where there is room'}`)
      t.ok(inside)
      // The side that points at nothing ends where the words do.
      const far = await page.$eval(
        tip,
        (element, isBelow) => {
          const { left, width, top, bottom } = element.getBoundingClientRect()
          const y = scrollY + (isBelow ? Math.ceil(bottom) : Math.floor(top) - 4)
          return { x: left, y, width, height: 4 }
        },
        scroll === 'start',
      )
      const strip = () => page.screenshot({ clip: far, captureBeyondViewport: false, encoding: 'base64' })
      const faded = () =>
        page.$$eval('.tooltip', all =>
          Promise.allSettled(all.flatMap(one => one.getAnimations().map(({ finished }) => finished))).then(() => {}),
        )
      await faded()
      const open = await strip()
      await page.click(`${tip} button`)
      await gone(page, tip)
      await faded()
      t.ok(open === (await strip()), `${name}: nothing of it shows beyond its far edge`)
    }
  })

  await site.test('tabs by keyboard', {}, async (t, page) => {
    await openUiPage(page, site)
    const panels = () => page.$$eval('[role="tabpanel"]', all => all.map(panel => panel.checkVisibility()))
    await page.focus('[role="tab"][aria-selected="true"]')
    for (const [key, name, at] of [
      ['ArrowRight', 'Second trimester', 1],
      ['ArrowRight', 'Third trimester', 2],
      ['ArrowRight', 'First trimester', 0],
      ['ArrowLeft', 'Third trimester', 2],
      ['Home', 'First trimester', 0],
      ['End', 'Third trimester', 2],
      ['ArrowLeft', 'Second trimester', 1],
    ] as const) {
      await page.keyboard.press(key)
      t.equal(await focused(page), name, `${key} leads to ${name}`)
      t.equal(await page.$eval('[aria-selected="true"]', tab => tab.textContent), name)
      t.same(
        await panels(),
        [0, 1, 2].map(i => i === at),
      )
    }
    await page.keyboard.press('Tab')
    t.equal(
      await page.evaluate(() => document.activeElement?.role),
      'tabpanel',
      'Tab leads on to the panel, not to the next tab',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.type('kept')
    await page.click('[role="tab"]')
    await page.click('[role="tab"]:nth-child(2)')
    t.equal(
      await page.$eval('[name="note"]', note => (note as HTMLInputElement).value),
      'kept',
      'what was typed is still there',
    ) // a field
  })

  await site.test('an accordion without script: one entry at a time', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/kit`)
    const opened = () => page.$$eval('.accordion details', all => all.map(entry => entry.open))
    await page.click('.accordion details:nth-child(1) summary')
    t.same(await opened(), [true, false, false])
    await page.focus('.accordion details:nth-child(3) summary')
    await page.keyboard.press('Enter')
    t.same(await opened(), [false, false, true])
    await until('its text is shown', () =>
      page.$eval('.accordion details:nth-child(3) p', p => p.checkVisibility({ contentVisibilityAuto: true })),
    )
    await page.keyboard.press('Enter')
    t.same(await opened(), [false, false, false])
  })

  const toast = '.toast'
  await site.test(
    'a toast leaves by itself, but not from under a pointer or a focus',
    { before: heldToasts },
    async (t, page) => {
      const waits = (count: number) =>
        until(`${count} toasts are about to leave`, async () => (await leaving(page)) === count)
      await openUiPage(page, site)
      await page.click(button('Show a toast'))
      await page.waitForSelector(toast)
      t.match(await page.$eval(`[role="status"]:has(${toast})`, status => status.textContent), 'Saved in this browser')
      await waits(1)
      await pass(page)
      await gone(page, toast)

      await page.click(button('Show a toast'))
      await page.waitForSelector(toast)
      await page.hover(toast)
      await waits(0)
      t.ok(await page.$(toast), 'it stays under the pointer')
      await page.mouse.move(0, 0)
      await waits(1)
      await pass(page)
      await gone(page, toast)

      await pressKey(page, 'Show a toast')
      await page.waitForSelector(toast)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      t.equal(await focused(page), 'Close')
      await waits(0)
      t.ok(await page.$(toast), 'it stays while it has the focus')
      await page.keyboard.press('Enter')
      await gone(page, toast)
      t.equal(await focused(page), 'Show a toast with an action', 'the focus is where it was before')
    },
  )

  await site.test(
    'a toast with something to do leaves by itself too, or when it is done or closed',
    { before: heldToasts },
    async (_t, page) => {
      await openUiPage(page, site)
      await page.click(button('Show a toast with an action'))
      await page.waitForSelector(toast)
      await until('its time runs', async () => (await leaving(page)) === 1)
      await page.click(`${toast} button[aria-label="Close"]`)
      await gone(page, toast)
      await page.click(button('Show a toast with an action'))
      await page.waitForSelector(toast)
      await page.click(button('Undo'))
      await gone(page, toast)
      await page.waitForSelector('::-p-text(Undone.)')
    },
  )

  await site.test('the heart flies for a second and a half, or not at all', {}, async (t, page) => {
    const flights = () =>
      page.$eval('.save-heart', heart =>
        heart.getAnimations({ subtree: true }).map(flight => flight.effect?.getComputedTiming().duration),
      )
    await openUiPage(page, site)
    await page.click('.save-heart button')
    await page.waitForSelector('.save-heart [aria-pressed="true"]')
    t.same(await flights(), [1500])
    await page.click('.save-heart button')
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.click('.save-heart button')
    await page.waitForSelector('.save-heart [aria-pressed="true"]')
    t.same(await flights(), [])
  })

  await site.test('nothing pulses for those who want less motion', {}, async (t, page) => {
    await openUiPage(page, site)
    t.ok(await page.$eval('.skeleton', skeleton => skeleton.getAnimations().length))
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    t.equal(await page.$eval('.skeleton', skeleton => skeleton.getAnimations().length), 0)
  })
})
