// The account menu in the hands of a member.
import type { Page } from 'puppeteer'
import t from 'tap'
import { formatLong } from '../../domain/dates.ts'
import { awaken, dueDate, openAccounts, openMenu } from '../support/account-menu.ts'
import { until } from '../support/browser.ts'
import { awake, focused, isLocked, opened, tabTo, untilOpen } from '../support/frame.ts'

const { site, visit, counted } = await openAccounts(t)
const name = async (page: Page) => (await focused(page)).name

await site.test('by keyboard', {}, async (t, page) => {
  await visit(page, { code_name: 'Peanut', children: { Ada: 200 } })
  await page.focus('.search-open button')
  await tabTo(page, 'Account', 3)
  await page.keyboard.press('Enter')
  await untilOpen(page, 'account-menu')
  await awaken(page)
  const walk: string[] = []
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab')
    walk.push((await name(page)).replace(/(Ada \d+) month.*/, '$1'))
  }
  t.same(walk, [
    'Change avatar',
    'Emma',
    `Expecting "Peanut" ${formatLong(dueDate)}`,
    'Ada 6',
    'Add Profile',
    'Pregnancy Week by Week Week 12',
    'Baby Month by Month Ada',
    'Dashboard',
    'Saved Articles',
    'Favorite Baby Names',
    'Manage Registry',
    'Community',
    'Settings',
    'Baby Name Game See which names you keep coming back to.',
    'Sign Out',
  ])
  t.same(await opened(page), ['account-menu'])
  await page.keyboard.press('Tab')
  await untilOpen(page)
  t.notOk(
    ['Sign Out', 'Account'].includes(await name(page)),
    'the focus has gone on, and the menu does not lie over it',
  )
})

await site.test(
  'on a phone it is as wide as the window, scrolls by itself, and the page stays',
  { width: 390, height: 500 },
  async (t, page) => {
    await visit(page, { code_name: 'Peanut', children: { Ada: 200, Ben: 700, Cleo: 1500 } })
    await awake(page)
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    await page.keyboard.press('Escape')
    await openMenu(page)
    const box = await page.$eval('#account-menu', menu => ({
      ...menu.getBoundingClientRect().toJSON(),
      inner: menu.scrollHeight > menu.clientHeight,
    }))
    t.match(box, { left: 0, right: await page.$eval('.site-header', header => header.clientWidth), inner: true })
    t.ok(box.bottom <= 500)
    await page.mouse.move(200, 300)
    t.ok(await isLocked(page))
    t.ok(await page.$eval('#account-menu', menu => menu.scrollTop > 0))
    await page.keyboard.press('Escape')
    await untilOpen(page)
    t.equal(await name(page), 'Account')
    await openMenu(page)
    await page.mouse.click(200, 20)
    await untilOpen(page)
  },
)

await site.test(
  'without script it opens, and leads to the dashboard instead of to dialogs',
  { script: false, width: 390 },
  async (t, page) => {
    await visit(page, { children: { Ada: 200 } })
    // Who comes at the end of a page needs script to get to their place; they are known on the next one.
    await until('the menu is in the page itself', async () => {
      await page.goto(`${site.origin}/news`)
      return (await page.$('.account-button[popovertarget]')) !== null
    })
    await page.click('.account-button')
    await untilOpen(page, 'account-menu')
    const seen = (selector: string) =>
      page.$$eval(selector, all => all.filter(element => element.checkVisibility()).length)
    t.same([await seen('#account-menu [data-profile-dialog]'), await seen('[aria-label="Change avatar"]')], [0, 0])
    await Promise.all([page.waitForNavigation(), page.click('#account-menu a[href="/dashboard"]')])
    t.equal(new URL(page.url()).pathname, '/dashboard')
  },
)

await site.test('beside a loss there is no game', {}, async (t, page) => {
  const game = () => page.$eval('.account-game', link => link.checkVisibility())
  await visit(page)
  await openMenu(page)
  t.ok(await game())
  await page.goto(`${site.origin}/topics/pregnancy-miscarriage-pregnancy-loss`)
  await openMenu(page)
  t.notOk(await game())
})

await site.test('what is pressed in it is counted, and tells no week', {}, async (t, page) => {
  await visit(page, { code_name: 'Peanut' })
  const before = counted('menu-click').length
  for (const path of ['/pregnancy-week-by-week/', '/saved-articles']) {
    await openMenu(page)
    await Promise.all([page.waitForNavigation(), page.click(`#account-menu a[href^="${path}"]`)])
  }
  await until('it is counted', () => counted('menu-click').length >= before + 2)
  t.same(counted('menu-click').slice(before), [
    { item: '/pregnancy-week-by-week', level: 1 },
    { item: '/saved-articles', level: 1 },
  ])
})
