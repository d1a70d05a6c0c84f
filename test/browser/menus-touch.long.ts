// The panel and the row under a finger.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { openSite, still, until } from '../support/browser.ts'
import {
  accordionItem,
  awake,
  dropdown,
  isLocked,
  itemButton,
  noteOpenings,
  notesOf,
  opened,
  phone,
  untilOpen,
  waited,
} from '../support/frame.ts'

const before = noteOpenings
const upright = { width: 390, height: 844, hasTouch: true, isMobile: true }
const tablet = { width: 820, height: 1180, hasTouch: true, isMobile: true }
const across = ({ width, height, ...rest }: typeof upright) => ({ ...rest, width: height, height: width })

t.test('menus by touch', async t => {
  const site = await openSite(t)
  async function visit(page: Page, window: typeof upright, path = '/about-us') {
    await page.setViewport(window)
    await page.goto(site.origin + path)
    await awake(page)
  }
  async function openPanel(page: Page) {
    await page.tap('.menu-button')
    await untilOpen(page, 'menu')
    await still(page)
  }

  /** Where the panel's search does not stand over it. */
  async function tapItem(page: Page, id: string) {
    await page.$eval(`${accordionItem(id)} summary`, summary => summary.scrollIntoView({ block: 'center' }))
    await page.tap(`${accordionItem(id)} summary`)
  }

  for (const [how, window, userAgent] of [
    ['a phone', upright, phone],
    ['a phone held across', across(upright), phone],
    ['an upright tablet', tablet, undefined],
  ] as const)
    await site.test(`${how}: every item of the panel opens, one at a time`, { before }, async (t, page) => {
      if (userAgent) await page.setUserAgent({ userAgent })
      await visit(page, window)
      await openPanel(page)
      for (const { id, label, links } of mainMenu.filter(({ path }) => path)) {
        await tapItem(page, id)
        await untilOpen(page, 'menu', `item ${id}`)
        const shown = await page.$$eval(
          `${accordionItem(id)} a`,
          all => all.filter(link => link.checkVisibility()).length,
        )
        t.ok(shown >= links.length, `${label}: ${shown} links`)
      }
      await tapItem(page, 'community')
      await untilOpen(page, 'menu')
      t.same((await notesOf(page)).most, 1, 'nothing else opened over it')
      await tapItem(page, 'parents')
      await untilOpen(page, 'menu', 'item parents')
      await page.tap('#menu .close-button')
      await untilOpen(page)
      await openPanel(page)
      t.same(await opened(page), ['menu'], 'it opens again as it was at first')
    })

  await site.test('an item that was opened stays in sight when another folds above it', { before }, async (t, page) => {
    await visit(page, upright)
    await openPanel(page)
    for (const { id, label } of mainMenu.filter(({ path }) => path)) {
      await tapItem(page, id)
      await untilOpen(page, 'menu', `item ${id}`)
      const place = await page.$eval(`${accordionItem(id)} summary`, summary => summary.getBoundingClientRect().top)
      const under = await page.$eval('.menu-panel-head', head => head.getBoundingClientRect().bottom)
      t.ok(place >= under - 1 && place < upright.height - 48, `${label} stands at ${Math.round(place)} px`)
    }
  })

  await site.test(
    'the panel closes by Escape and by a touch beside it; its links lead on',
    { before },
    async (t, page) => {
      await visit(page, upright)
      await openPanel(page)
      await page.keyboard.press('Escape')
      await untilOpen(page)
      await openPanel(page)
      await page.touchscreen.tap(380, 600)
      await untilOpen(page)
      t.equal(new URL(page.url()).pathname, '/about-us', 'and nothing else happens')
      await openPanel(page)
      await tapItem(page, 'pregnancy')
      await untilOpen(page, 'menu', 'item pregnancy')
      await Promise.all([
        page.waitForNavigation(),
        page.tap(`${accordionItem('pregnancy')} a[href="/topics/first-trimester"]`),
      ])
      t.equal(new URL(page.url()).pathname, '/topics/first-trimester')
      await awake(page)
      await openPanel(page)
      await page.$eval('#menu a[href="/news"]', link => link.scrollIntoView({ block: 'center' }))
      await Promise.all([page.waitForNavigation(), page.tap('#menu a[href="/news"]')])
      t.equal(new URL(page.url()).pathname, '/news')
    },
  )

  await site.test('the page behind the panel stays where it is, and moves afterwards', { before }, async (t, page) => {
    await visit(page, upright)
    await openPanel(page)
    await page.mouse.move(380, 600)
    t.ok(await isLocked(page), 'locked')
    await page.mouse.move(100, 600)
    for (let i = 0; i < 3; i++) t.ok(await isLocked(page), 'also when the panel itself is at its end')
    await page.keyboard.press('Escape')
    await untilOpen(page)
    await page.mouse.wheel({ deltaY: 300 })
    await until('the page has moved', () => page.evaluate(() => scrollY > 0))
  })

  await site.test('the panel’s search leads to results, and knows where it began', { before }, async (t, page) => {
    await visit(page, upright, '/about-us?from=here')
    await openPanel(page)
    await page.type('#menu [name="q"]', 'sleep')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    const { pathname, searchParams } = new URL(page.url())
    t.same(
      [pathname, searchParams.get('q'), searchParams.get('targetUrl')],
      ['/search', 'sleep', '/about-us?from=here'],
    )
  })

  await site.test('on a tablet held across the row opens by touch, and not before', { before }, async (t, page) => {
    await visit(page, across(tablet))
    for (const { id } of mainMenu) {
      await page.tap(itemButton(id))
      await untilOpen(page, `menu-${id}`)
    }
    await page.tap(itemButton('more'))
    await untilOpen(page)
    await page.tap(itemButton('parents'))
    await untilOpen(page, 'menu-parents')
    await page.touchscreen.tap(600, 810)
    await untilOpen(page)
    t.equal((await notesOf(page)).most, 1)
    const { length } = (await notesOf(page)).opened
    await page.$eval('.menu-row [data-menu="more"]', place =>
      place.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' })),
    )
    await waited(page, 450)
    t.equal((await notesOf(page)).opened.length, length, 'a finger that only passes opens nothing')
    await page.tap(itemButton('parents'))
    await untilOpen(page, 'menu-parents')
    await Promise.all([
      page.waitForNavigation(),
      page.tap(`${dropdown('parents')} a[href="/topics/parenting-parenting"]`),
    ])
    t.equal(new URL(page.url()).pathname, '/topics/parenting-parenting')
  })

  await site.test('turning the tablet closes what does not belong to its side', { before }, async (t, page) => {
    await visit(page, tablet)
    await openPanel(page)
    await page.setViewport(across(tablet))
    await untilOpen(page)
    await page.tap(itemButton('more'))
    await untilOpen(page, 'menu-more')
    await page.setViewport(tablet)
    await untilOpen(page)
    await openPanel(page)
    await tapItem(page, 'parents')
    await untilOpen(page, 'menu', 'item parents')
    await page.setViewport(across(tablet))
    await untilOpen(page)
    await page.mouse.wheel({ deltaY: 300 })
    await until('the page has moved', () => page.evaluate(() => scrollY > 0))
    t.same(await opened(page), [])
  })
})
