// The masthead: search, the hint beside the dashboard, the account.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, still, until } from '../support/browser.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import {
  awake,
  drawn,
  focused,
  isLocked,
  itemButton,
  opened,
  phone,
  press,
  tabTo,
  untilOpen,
  waited,
} from '../support/frame.ts'

const member = {
  id_string: 'm1',
  first_name: 'Ada',
  is_ttc: false,
  pregnancy: { due_date: 1_800_000_000 },
  born_children: [],
}
const search = '.search-open button'
const tip = 'dashboard-tip'

t.test('the header', async t => {
  const api = await fakeMemberApi(t, member, 0)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })
  async function visit(page: Page, path = '/about-us') {
    await page.goto(site.origin + path)
    await awake(page)
  }
  const name = async (page: Page) => (await focused(page)).name
  const leadsTo = async (page: Page, act: () => Promise<unknown>) => {
    await Promise.all([page.waitForNavigation(), act()])
    const { pathname, searchParams } = new URL(page.url())
    return [pathname, searchParams.get('q'), searchParams.get('targetUrl')]
  }

  await site.test('on a wide window the search stands over the page', {}, async (t, page) => {
    await visit(page)
    await page.click(search)
    await untilOpen(page, 'search')
    await still(page)
    t.ok(
      await page.$eval(
        '#search',
        dialog => dialog.clientWidth >= innerWidth - 20 && dialog.clientHeight >= innerHeight,
      ),
      'over all of it',
    )
    t.equal(new URL(page.url()).pathname, '/about-us')
    t.ok(await isLocked(page), 'the page behind it stays')
    t.equal(await name(page), 'Search content or baby names', 'the field is ready')
    await page.keyboard.press('Escape')
    await untilOpen(page)
    t.equal(await name(page), 'Search', 'Escape leads back')
    await page.keyboard.press('Enter')
    await untilOpen(page, 'search')
    await page.click('#search [aria-label="Close"]')
    await untilOpen(page)
    t.equal(await name(page), 'Search', 'and so does Close')
    await page.mouse.move(640, 700)
    await page.mouse.wheel({ deltaY: 300 })
    await until('the page moves again', () => page.evaluate(() => scrollY > 0))
  })

  await site.test('what is searched for there is found, and the way back is known', {}, async (t, page) => {
    await visit(page, '/about-us?from=here')
    await page.click(search)
    await untilOpen(page, 'search')
    await page.type('#search [name="q"]', 'sleep')
    t.same(await leadsTo(page, () => page.keyboard.press('Enter')), ['/search', 'sleep', '/about-us?from=here'])
    t.ok(await page.$('main a[href="/a/safe-sleep-for-babies"]'))
    await awake(page)
    await page.click(search)
    await untilOpen(page, 'search')
    t.same(await opened(page), ['search'], 'on the search page it opens as well')
  })

  await site.test('on a narrow window, and in the layout of phones, it is a page', {}, async (t, page) => {
    for (const [width, userAgent] of [
      [390, undefined],
      [767, undefined],
      [844, phone],
      [1280, phone],
    ] as const) {
      await page.setViewport({ width, height: 600 })
      if (userAgent) await page.setUserAgent({ userAgent })
      await visit(page)
      t.same(
        await leadsTo(page, () => page.click(search)),
        ['/search', null, '/about-us'],
        `${width} px ${userAgent ? 'on a phone' : ''}`,
      )
    }
  })

  await site.test(
    'the search and the menus make way for each other',
    { width: 820, height: 1180 },
    async (_t, page) => {
      await visit(page)
      await page.click('.menu-button')
      await untilOpen(page, 'menu')
      await still(page)
      await page.click(search)
      await untilOpen(page, 'search')
      await page.keyboard.press('Escape')
      await untilOpen(page)
      await page.setViewport({ width: 1280, height: 900 })
      await drawn(page)
      await press(page, itemButton('more'))
      await untilOpen(page, 'menu-more')
      await page.focus(search)
      await page.keyboard.press('Enter')
      await untilOpen(page, 'search')
      await page.keyboard.press('Escape')
      await untilOpen(page)
    },
  )

  await site.test('the hint beside the dashboard comes on rest and on focus, until Got It', {}, async (t, page) => {
    await visit(page)
    await page.hover('.dashboard-link a')
    await untilOpen(page, tip)
    t.match(await page.$eval(`#${tip}`, element => element.textContent), /Join/)
    await page.mouse.move(640, 700)
    await untilOpen(page)
    await page.focus(search)
    await tabTo(page, 'Dashboard', 2)
    await untilOpen(page, tip)
    await page.keyboard.press('Escape')
    await untilOpen(page)
    t.equal(await name(page), 'Dashboard')
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
    await page.keyboard.press('Tab')
    await untilOpen(page, tip)
    await tabTo(page, 'Got It', 3)
    t.same(await opened(page), [tip], 'it waits for those who walk into it')
    await page.keyboard.press('Enter')
    await untilOpen(page)
    await visit(page, '/news')
    await page.hover('.dashboard-link a')
    await waited(page, 600)
    t.same(await opened(page), [], 'once is enough, on other pages too')
    await page.focus(search)
    await tabTo(page, 'Dashboard', 2)
    await waited(page, 600)
    t.same(await opened(page), [])
  })

  await site.test(
    'the account opens its menu, closes what else is open, and Escape leads back',
    {},
    async (t, page) => {
      await page.browserContext().setCookie({ name: 'session', value: session, domain: 'localhost' })
      for (const width of [390, 1280]) {
        await page.setViewport({ width, height: 900 })
        await visit(page)
        await page.waitForSelector('#account[data-stage="pregnant"]')
        await page.click('.account-button')
        await untilOpen(page, 'account-menu')
        t.ok(
          await page.$eval(
            '#account-menu',
            menu => menu.getBoundingClientRect().right <= innerWidth && menu.checkVisibility(),
          ),
        )
        await page.keyboard.press('Escape')
        await untilOpen(page)
        t.equal(await name(page), 'Account')
        if (width === 390) continue
        await page.hover(itemButton('more'))
        await untilOpen(page, 'menu-more')
        await page.click('.account-button')
        await untilOpen(page, 'account-menu')
        await press(page, itemButton('parents'))
        await untilOpen(page, 'menu-parents')
        await page.mouse.click(640, 890)
        await untilOpen(page)
      }
      await page.click('.account-button')
      await untilOpen(page, 'account-menu')
      await Promise.all([page.waitForNavigation(), page.click('#account-menu a[href="/dashboard"]')])
      t.equal(new URL(page.url()).pathname, '/dashboard')
    },
  )
})
