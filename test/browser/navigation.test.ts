// The main navigation: a panel on a phone, a row on a wide window, and in both the place where the visitor is.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { island, openSite, still, until } from '../support/browser.ts'

const isOpen = async (page: Page) => (await page.$('#menu:popover-open')) !== null

t.test('navigation', async t => {
  const site = await openSite(t)

  await site.test('on a wide window the row of links is there without a button', {}, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    t.notOk(await page.$eval('.menu-button', button => button.checkVisibility()), 'no menu button')
    const first = mainMenu.flatMap(item => item.path ?? [])
    const seen = await page.$$eval('#menu a', links => links.filter(link => link.checkVisibility()).map(link => link.getAttribute('href')))
    t.same(
      first.filter(path => !seen.includes(path)),
      [],
    )
  })

  await site.test('a window that grows closes the panel', { width: 390 }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.hover('.menu-button')
    await page.waitForSelector(island('menu-button', 'ready'))
    await page.click('.menu-button')
    await until('the menu is open', () => isOpen(page))
    await page.setViewport({ width: 1280, height: 900 })
    await until('the menu is closed', async () => !(await isOpen(page)))
    t.ok(await page.$eval('#menu a', link => link.checkVisibility()))
  })

  await site.test('a press beside the panel closes it', { width: 390 }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.click('.menu-button')
    await until('the menu is open', () => isOpen(page))
    await still(page)
    await page.mouse.click(10, 500)
    await until('the menu is closed', async () => !(await isOpen(page)))
    await page.waitForSelector('.menu-button[aria-expanded="false"]')
    t.equal(new URL(page.url()).pathname, '/about-us', 'and does nothing else')
  })

  await site.test('the link to the page itself is marked, in every navigation, and no other', {}, async (t, page) => {
    const marked = () =>
      page.$$eval('nav a[aria-current="page"]', links =>
        links.map(link => `${link.closest('nav')?.ariaLabel}: ${link.getAttribute('href')}`),
      )
    for (const [path, links] of [
      ['/', []],
      ['/pregnancy-week-by-week', ['Main: /pregnancy-week-by-week', 'Guides: /pregnancy-week-by-week']],
      ['/topics/parenting', ['Main: /topics/parenting']],
      ['/about-us', ['This site: /about-us']],
      ['/pregnancy-week-by-week/8-weeks-pregnant', ['All weeks: /pregnancy-week-by-week/8-weeks-pregnant']],
      ['/a/', ['Main: /a/', 'Reading: /a/']],
    ] as const) {
      await page.goto(site.origin + path)
      t.same(await marked(), links, path)
    }
  })

  await site.test('a link to a part of the page is not a link to the page', {}, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy#sources`)
    t.same(await page.$$eval('.contents a[aria-current]', links => links.length), 0)
  })
})
