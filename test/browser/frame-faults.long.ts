// The frame under what nobody planned: long names, other scripts, enlarged text, a script that does not come.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { hold, island, openSite, still, until } from '../support/browser.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import { accordionItem, awake, drawn, dropdown, itemButton, phone, press, untilOpen } from '../support/frame.ts'

const member = {
  id_string: 'm1',
  first_name: 'Ada',
  is_ttc: false,
  pregnancy: { due_date: 1_800_000_000 },
  born_children: [],
}
const windows = [
  [320, 640],
  [390, 844],
  [787, 600],
  [820, 1180],
  [1024, 768],
  [1280, 900],
] as const

/**
 * What is wrong with the header: parts that lie over each other, reach out of the window or are too small for a finger.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
    const parts = [...document.querySelectorAll<HTMLElement>('.masthead :is(a, button), .menu-row > ul > li > button')]
      .filter(part => part.checkVisibility() && !part.closest('[popover]'))
      .map(part => ({ name: part.ariaLabel ?? part.innerText.slice(0, 20), box: part.getBoundingClientRect() }))
    for (const [i, { name, box }] of parts.entries()) {
      if (box.left < -0.5 || box.right > clientWidth + 0.5)
        found.push(`${name} reaches from ${box.left} to ${box.right}`)
      if (box.height < 44) found.push(`${name} is ${box.height} px high`)
      for (const { name: other, box: b } of parts.slice(i + 1)) {
        const across = Math.min(box.right, b.right) - Math.max(box.left, b.left)
        const down = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top)
        if (across > 0.5 && down > 0.5) found.push(`${name} lies over ${other}`)
      }
    }
    if (parts.length < 4) found.push(`only ${parts.length} parts`)
    return found
  })

/** What of an open panel cannot be reached: it, or what is in it, is out of the window. */
const outOfSight = (page: Page, selector: string) =>
  page.$eval(selector, panel => {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    const box = left < -0.5 || right > clientWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5
    return [
      ...(box ? [`${left} to ${right}, ${top} to ${bottom}`] : []),
      ...(panel.scrollWidth > panel.clientWidth ? ['too wide inside'] : []),
    ]
  })

/** Opens what the window has for a menu, and gives what of it cannot be reached. */
async function openMenu(page: Page, id = 'pregnancy'): Promise<string[]> {
  await page.mouse.move(2, 300) // not on the row by chance, where it would open something by itself
  if (await page.$eval('.menu-row', row => row.checkVisibility()).catch(() => false)) {
    await press(page, itemButton(id))
    await untilOpen(page, `menu-${id}`)
    await still(page)
    return outOfSight(page, dropdown(id))
  }
  await page.click('.menu-button')
  await untilOpen(page, 'menu')
  await still(page)
  await page.click(`${accordionItem(id)} summary`)
  await untilOpen(page, 'menu', `item ${id}`)
  return outOfSight(page, '#menu')
}
async function closeMenu(page: Page) {
  await page.keyboard.press('Escape')
  await untilOpen(page)
}

t.test('the frame under strain', async t => {
  const api = await fakeMemberApi(t, member, 0)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })

  /** Walks through the windows with the page as it is. */
  async function everywhere(t: Test, page: Page, what: string, some: readonly (readonly [number, number])[] = windows) {
    for (const [width, height] of some) {
      await page.setViewport({ width, height })
      await drawn(page)
      t.same(await faults(page), [], `${what} in ${width} x ${height}`)
      t.same(await openMenu(page), [], `${what}: the menu in ${width} x ${height}`)
      await closeMenu(page)
    }
  }

  await site.test('every window, down to 320 px', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await awake(page)
    await everywhere(t, page, 'as it is')
    await page.goto(`${site.origin}/about-us`)
    await page.$eval('html', html => html.setAttribute('dir', 'rtl'))
    await awake(page)
    await everywhere(t, page, 'from right to left')
    await page.setViewport({ width: 390, height: 844 })
    await drawn(page)
    await openMenu(page)
    const { left, right } = await page.$eval('#menu', menu => menu.getBoundingClientRect().toJSON())
    t.ok(left > 10 && right > 370, `the panel comes from the other side: ${left} to ${right}`)
  })

  await site.test('a label of 60 letters', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    for (const label of [
      'Everything about the months before, and the years thereafter',
      'Schwangerschaftsvorsorgeuntersuchungsterminvereinbarungshilfe',
    ]) {
      await page.evaluate(
        label => {
          for (const place of document.querySelectorAll(
            '[data-menu="pregnancy"] > :is(button, summary), #menu-pregnancy li a, #menu details a',
          ))
            place.firstChild?.replaceWith(label)
        },
        label.slice(0, 60),
      )
      await everywhere(t, page, label.slice(0, 20), [windows[0], windows[2], windows[5]])
    }
  })

  await site.test('long and foreign names', {}, async (t, page) => {
    await page.browserContext().setCookie({ name: 'session', value: session, domain: 'localhost' })
    await page.goto(`${site.origin}/about-us`)
    await page.waitForSelector('#account[data-stage="pregnant"]')
    // What is put into the menu now would not be what the server sent.
    await page.hover('.account-button')
    await page.waitForSelector(island('account-menu', 'ready'))
    for (const name of ['W'.repeat(200), 'Ann Marie '.repeat(20), 'نور الهدى', 'נועה']) {
      await page.$eval('#account-menu bdi', (place, name) => place.replaceChildren(name), name)
      await page.$eval('.account-button span', (place, name) => place.replaceChildren([...name][0] ?? ''), name)
      for (const [width, height] of windows) {
        await page.setViewport({ width, height })
        t.same(await faults(page), [], `${name.slice(0, 10)} in ${width} x ${height}`)
        await page.click('.account-button')
        await untilOpen(page, 'account-menu')
        t.same(await outOfSight(page, '#account-menu'), [], `${name.slice(0, 10)}: the menu in ${width} x ${height}`)
        const ems = await page.$eval(
          '#account-menu p',
          p => p.clientHeight / Number.parseFloat(getComputedStyle(p).fontSize),
        )
        t.ok(ems < 3.5, `two lines: ${ems} em`)
        await closeMenu(page)
      }
    }
  })

  const expected = [/failed: .*\/js\/menus/, /net::ERR_FAILED/]
  await site.test('without the menus’ script every link can be reached', { expected }, async (t, page, complaints) => {
    await (await hold(page, /\/js\/menus/)).release('abort')
    for (const [width, height, userAgent] of [
      [1280, 900, undefined],
      [844, 390, phone],
    ] as const) {
      await page.setViewport({ width, height })
      if (userAgent) await page.setUserAgent({ userAgent })
      const before = complaints.length
      await page.goto(`${site.origin}/about-us`)
      await page.hover('.site-name')
      await until('the script has failed', () =>
        complaints.slice(before).some(complaint => complaint.includes('/js/menus')),
      )
      for (const { id, label, path } of mainMenu.filter(({ path }) => path)) {
        t.same(await openMenu(page, id), [], label)
        t.ok(
          await page.$eval(`:is(.dropdown:popover-open, details[open]) a[href="${path}"]`, link =>
            link.checkVisibility(),
          ),
        )
        await page.keyboard.press('Escape')
        // Nobody folds it together with the panel.
        await page.$$eval('details', all => all.map(item => item.removeAttribute('open')))
      }
    }
  })
})
