// The row of items under the keyboard: what opens, what closes, and where the focus is.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu, menuFor } from '../../content/navigation.ts'
import { openSite } from '../support/browser.ts'
import {
  awake,
  dropdown,
  focused,
  itemButton,
  noteOpenings,
  notesOf,
  opened,
  tabTo,
  untilOpen,
} from '../support/frame.ts'

const before = noteOpenings
const labels = mainMenu.map(({ label }) => label)

t.test('menus by keyboard', async t => {
  const site = await openSite(t)
  async function visit(page: Page) {
    await page.goto(`${site.origin}/about-us`)
    await awake(page)
    await tabTo(page, 'Pregnancy')
  }
  async function press(
    page: Page,
    ...keys: ('Enter' | 'Space' | 'Escape' | 'Home' | 'End' | `Arrow${'Left' | 'Right' | 'Up' | 'Down'}`)[]
  ) {
    for (const key of keys) await page.keyboard.press(key)
  }
  const name = async (page: Page) => (await focused(page)).name
  const path = async (page: Page) => (await focused(page)).path

  await site.test('through every item', { before }, async (t, page) => {
    await visit(page)
    for (const { id, label } of mainMenu) {
      t.equal(await name(page), label)
      const inside = await page.$$eval(`${dropdown(id)} a`, all => all.map(link => link.getAttribute('href') ?? ''))
      await press(page, 'Enter')
      await untilOpen(page, `menu-${id}`)
      t.equal(await name(page), label, 'the focus stays on the item')
      await press(page, 'Enter')
      await untilOpen(page)
      await press(page, 'Space')
      await untilOpen(page, `menu-${id}`)
      await press(page, 'ArrowDown')
      t.equal(await path(page), inside[0], 'down to the first link')
      await press(page, 'ArrowDown')
      t.equal(await path(page), inside[1])
      await press(page, 'End')
      t.equal(await path(page), inside.at(-1))
      await press(page, 'ArrowDown')
      t.equal(await path(page), inside.at(-1), 'the last is the last')
      await press(page, 'ArrowUp', 'Home')
      t.equal(await path(page), inside[0])
      await press(page, 'ArrowUp')
      t.equal(await name(page), label, 'and up to the item')
      await press(page, 'ArrowDown', 'Escape')
      await untilOpen(page)
      t.equal(await name(page), label, 'Escape leads back')
      await press(page, 'ArrowRight')
    }
    t.equal(await name(page), 'Pregnancy', 'behind the last comes the first')
    t.equal((await notesOf(page)).most, 1, 'never two at once')
  })

  await site.test('left, right and the ends of the row', { before }, async (t, page) => {
    await visit(page)
    for (const [key, label] of [
      ['ArrowLeft', 'More'],
      ['ArrowLeft', 'Community'],
      ['Home', 'Pregnancy'],
      ['End', 'More'],
      ['ArrowRight', 'Pregnancy'],
    ] as const) {
      await press(page, key)
      t.equal(await name(page), label, key)
    }
    t.same(await opened(page), [], 'nothing opens on the way')
    await press(page, 'ArrowDown')
    await untilOpen(page, 'menu-pregnancy')
    t.equal(await path(page), '/topics/pregnancy', 'down opens, and goes in')
    await press(page, 'ArrowRight')
    await untilOpen(page)
    t.equal(await name(page), labels[1], 'right leaves it for the next item')
    await press(page, 'ArrowDown', 'ArrowLeft')
    await untilOpen(page)
    t.equal(await name(page), labels[0])
  })

  await site.test('a link by Enter, and Tab through the open dropdown', { before }, async (t, page) => {
    await visit(page)
    await press(page, 'ArrowRight', 'Enter')
    await untilOpen(page, 'menu-baby-and-toddler')
    const [, item] = menuFor({ country: 'US', place: 'row' })
    for (const link of item?.links.slice(0, 3) ?? []) {
      await page.keyboard.press('Tab')
      if ((await path(page)) === item?.path) await page.keyboard.press('Tab')
      t.equal(await path(page), link.path)
    }
    await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
    t.equal(new URL(page.url()).pathname, '/toddler-month-by-month')
  })

  await site.test('Tab never leads under an open dropdown', { before }, async (t, page) => {
    await visit(page)
    await press(page, 'End', 'Enter')
    await untilOpen(page, 'menu-more')
    const links = await page.$$eval(`${dropdown('more')} a`, all => all.length)
    for (let i = 0; i < links + 3; i++) await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const element = document.activeElement
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over && !element?.contains(over) && over.closest('.dropdown') ? element?.outerHTML.slice(0, 80) : null
    })
    t.equal(covered, null, 'what has the focus can be seen')
  })

  await site.test('what opens says whether it is open', { before }, async (t, page) => {
    await visit(page)
    const expanded = async () => {
      const handle = await page.$(itemButton('pregnancy'))
      return handle && (await page.accessibility.snapshot({ root: handle }))?.expanded
    }
    t.equal(await expanded(), false)
    await press(page, 'Enter')
    await untilOpen(page, 'menu-pregnancy')
    t.equal(await expanded(), true)
    await press(page, 'Escape')
    await untilOpen(page)
    t.equal(await expanded(), false)
  })

  await site.test('keys that are the browser’s stay so', { before }, async (t, page) => {
    await visit(page)
    await page.keyboard.down('Control')
    await press(page, 'ArrowRight', 'End', 'ArrowDown')
    await page.keyboard.up('Control')
    t.equal(await name(page), 'Pregnancy')
    t.same(await opened(page), [])
  })
})
