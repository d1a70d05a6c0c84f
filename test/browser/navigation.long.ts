// The main navigation: a row on a wide window, a panel elsewhere, and in both the place where the visitor is.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { openSite, still } from '../support/browser.ts'
import { opened, phone, untilOpen } from '../support/frame.ts'

/** Which of the two can be seen, and by what it is opened. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    row: document.querySelector('.menu-row')?.checkVisibility() ?? false,
    button: document.querySelector('.menu-button')?.checkVisibility() ?? false,
  }))
const row = { row: true, button: false }
const panel = { row: false, button: true }

t.test('navigation', async t => {
  const site = await openSite(t)

  await site.test('a wide window has the row, a small one and an upright tablet the panel', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    for (const [width, height, expected] of [
      [320, 800, panel],
      [786, 600, panel],
      [787, 600, row],
      [820, 1180, panel],
      [1024, 1366, panel],
      [1180, 820, row],
      [1280, 900, row],
      [1100, 1400, row],
    ] as const) {
      await page.setViewport({ width, height })
      t.same(await shown(page), expected, `${width} x ${height}`)
      if (expected === panel) continue
      const items = await page.$$eval('.menu-row > ul > li > button', all =>
        all.filter(button => button.checkVisibility()).map(b => b.innerText),
      ) // as it is seen
      t.same(
        items,
        mainMenu.map(({ label }) => label),
        'all nine',
      )
    }
  })

  await site.test('a phone has the panel, however it is held', {}, async (t, page) => {
    await page.setUserAgent({ userAgent: phone })
    await page.goto(`${site.origin}/about-us`)
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1366, 1024],
    ] as const) {
      await page.setViewport({ width, height, hasTouch: true })
      t.same(await shown(page), panel, `${width} x ${height}`)
    }
  })

  await site.test('a press beside the panel closes it', { width: 390 }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    await still(page)
    await page.mouse.click(380, 500)
    await untilOpen(page)
    t.equal(new URL(page.url()).pathname, '/about-us', 'and does nothing else')
  })

  await site.test('the link to the page itself is marked, in every navigation, and no other', {}, async (t, page) => {
    const marked = () =>
      page.$$eval('nav a[aria-current="page"]', links =>
        links.map(link => `${link.closest('nav')?.ariaLabel}: ${link.getAttribute('href')}`),
      )
    for (const [path, links] of [
      ['/', []],
      [
        '/pregnancy-week-by-week',
        ['Main: /pregnancy-week-by-week', 'Menu: /pregnancy-week-by-week', 'Footer: /pregnancy-week-by-week'],
      ],
      ['/topics/parenting', ['Main: /topics/parenting', 'Menu: /topics/parenting']],
      [
        '/topics/first-trimester',
        ['Main: /topics/first-trimester', 'Menu: /topics/first-trimester', 'Stages: /topics/first-trimester'],
      ],
      ['/about-us', ['Footer: /about-us']],
      [
        '/pregnancy-week-by-week/8-weeks-pregnant',
        ['Main: /pregnancy-week-by-week/8-weeks-pregnant', 'All weeks: /pregnancy-week-by-week/8-weeks-pregnant'],
      ],
      ['/a/', ['Main: /a/', 'Menu: /a/', 'Footer: /a/']],
    ] as const) {
      await page.goto(site.origin + path)
      t.same(await marked(), links, path)
    }
  })

  await site.test('a link to a part of the page is not a link to the page', {}, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy#sources`)
    t.same(await page.$$eval('.contents a[aria-current]', links => links.length), 0)
    t.same(await opened(page), [])
  })
})
