// The row of items under a mouse: what rests opens, what passes does not.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { openSite, until } from '../support/browser.ts'
import {
  awake,
  drawn,
  dropdown,
  isLocked,
  itemButton,
  noteOpenings,
  notesOf,
  opened,
  press,
  untilOpen,
  waited,
} from '../support/frame.ts'

const long = 450 // milliseconds, longer than any delay of the menu
const beside = [640, 850] as const // in the page, below every dropdown
const before = noteOpenings

const centerOf = (page: Page, selector: string) =>
  page.$eval(selector, element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  })

t.test('menus by mouse', async t => {
  const site = await openSite(t)
  async function visit(page: Page) {
    await page.goto(`${site.origin}/about-us`)
    await awake(page)
  }

  await site.test(
    'a mouse that passes opens nothing, one that rests opens after a moment',
    { before },
    async (t, page) => {
      await visit(page)
      const [x, y] = await centerOf(page, itemButton('parents'))
      await Promise.all([page.mouse.move(x, y), page.mouse.move(...beside)])
      await waited(page, long)
      t.same((await notesOf(page)).opened, [])

      await page.$eval(itemButton('parents'), button => {
        const times: number[] = []
        Object.assign(window, { times })
        button.parentElement?.addEventListener('pointerenter', () => times.push(performance.now()))
        button.nextElementSibling?.addEventListener('beforetoggle', () => times.push(performance.now()))
      })
      await page.mouse.move(x, y)
      await untilOpen(page, 'menu-parents')
      const [entered = 0, openedAt = 0]: number[] = await page.evaluate(() => Reflect.get(window, 'times'))
      t.ok(openedAt - entered >= 100, `after ${Math.round(openedAt - entered)} ms`)
    },
  )

  await site.test('from item to item, each gives way to the next, and leaving closes', { before }, async (t, page) => {
    await visit(page)
    for (const { id, label, picks, tools } of mainMenu) {
      await page.hover(itemButton(id))
      await untilOpen(page, `menu-${id}`)
      const { links, pictures, fits } = await page.$eval(dropdown(id), element => ({
        links: [...element.querySelectorAll('a')].filter(link => link.checkVisibility()).length,
        pictures: [...element.querySelectorAll('img')].filter(picture => picture.checkVisibility()).length,
        fits: element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().bottom <= innerHeight,
      }))
      t.ok(
        links > picks.length + tools.length && pictures >= picks.length + tools.length,
        `${label}: ${links} links, ${pictures} pictures`,
      )
      t.ok(fits, `${label} fits into the window`)
    }
    t.match(
      await notesOf(page),
      { opened: mainMenu.map(({ id }) => `menu-${id}`), most: 1 },
      'each once, never two at once',
    )
    await page.mouse.move(...(await centerOf(page, `${dropdown('more')} a`)))
    await waited(page, long)
    t.same(await opened(page), ['menu-more'], 'a mouse inside keeps it open')
    await page.mouse.move(...beside)
    await untilOpen(page)
    await page.hover(itemButton('parents'))
    await untilOpen(page, 'menu-parents')
    await Promise.all([
      page.waitForNavigation(),
      page.click(`${dropdown('parents')} a[href="/topics/parenting-parenting"]`),
    ])
    t.equal(new URL(page.url()).pathname, '/topics/parenting-parenting')
  })

  await site.test('a press right after it opened does not close it, a second one does', { before }, async (t, page) => {
    await visit(page)
    // In the very moment in which it has opened.
    await page.$eval(dropdown('registry'), element =>
      element.addEventListener('toggle', () => element.parentElement?.querySelector('button')?.click(), { once: true }),
    )
    await page.hover(itemButton('registry'))
    await untilOpen(page, 'menu-registry')
    await waited(page, long)
    t.same(await opened(page), ['menu-registry'])
    await press(page, itemButton('registry'))
    await untilOpen(page)
    await waited(page, long)
    t.same((await notesOf(page)).opened, ['menu-registry'], 'and it stays closed under the resting mouse')
    await press(page, itemButton('registry'))
    await untilOpen(page, 'menu-registry')
    await page.keyboard.press('Escape')
    await untilOpen(page)
    await page.mouse.move(...beside)
    await press(page, itemButton('community'))
    await untilOpen(page, 'menu-community')
    await waited(page, long)
    t.same(await opened(page), ['menu-community'], 'a press that comes before the rest opens it for good')
    await page.mouse.click(...beside)
    await untilOpen(page)
    t.equal(new URL(page.url()).pathname, '/about-us', 'a press beside it only closes')
  })

  await site.test('the page cannot be scrolled meanwhile, and can afterwards', { before }, async (t, page) => {
    await visit(page)
    await page.hover(itemButton('pregnancy'))
    await untilOpen(page, 'menu-pregnancy')
    t.ok(await isLocked(page), 'locked')
    await page.mouse.move(...beside)
    await untilOpen(page)
    await page.mouse.wheel({ deltaY: 300 })
    await until('the page has moved', () => page.evaluate(() => scrollY > 0))
  })

  await site.test('a window that becomes narrower than 787 px closes it', { before }, async (t, page) => {
    await visit(page)
    await page.setViewport({ width: 787, height: 600 })
    await drawn(page)
    await press(page, itemButton('more'))
    await untilOpen(page, 'menu-more')
    await page.setViewport({ width: 786, height: 600 })
    await untilOpen(page)
    await page.mouse.move(400, 590)
    await page.setViewport({ width: 787, height: 600 })
    await waited(page, long)
    t.same(await opened(page), [], 'and it stays closed when there is room again')
    await page.mouse.wheel({ deltaY: 300 })
    await until('the page has moved', () => page.evaluate(() => scrollY > 0))
  })
})
