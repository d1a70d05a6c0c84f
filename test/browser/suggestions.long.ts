// Suggestions while typing, as people meet them: keyboard, mouse, touch, a slow or broken server, no script.
import type { Page } from 'puppeteer'
import t from 'tap'
import { violations } from '../support/axe.ts'
import { hold, island, openSite, quiet, until } from '../support/browser.ts'
import { awake, waited } from '../support/frame.ts'

const field = 'main .search-box input[name=q]'
const list = 'main [role=listbox]'
const guide = '/pregnancy-week-by-week/8-weeks-pregnant'

t.test('suggestions', async t => {
  const site = await openSite(t)

  async function open(page: Page, query = '') {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]) // the next page is there at once
    await page.goto(`${site.origin}/search${query}`)
    await page.waitForSelector(`main ${island('search-box', 'ready')}`)
    await page.focus(field)
    await page.waitForSelector(`${list} + [role=status]`) // its script has come
  }
  const shown = (page: Page) => page.$eval(list, element => element.checkVisibility())
  const options = (page: Page) =>
    page.$$eval(`${list} [role=option]`, all => all.map(option => option.getAttribute('href')))
  const chosen = (page: Page) =>
    page.$eval(
      field,
      input => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href') ?? null,
    )
  const value = (page: Page) => page.$eval(field, input => (input as HTMLInputElement).value)
  const appears = (page: Page) => until('suggestions are shown', () => shown(page))
  const goes = (page: Page) => until('no suggestions are shown', async () => !(await shown(page)))

  await site.test('a typo, an arrow, Enter: the week guide', {}, async (t, page) => {
    await open(page)
    await page.keyboard.type('8 weeks pregnent')
    await appears(page)
    t.equal(await page.$eval(field, input => input.getAttribute('aria-expanded')), 'true')
    t.equal(
      await page.$eval(field, input => input.getAttribute('aria-controls')),
      await page.$eval(list, ({ id }) => id),
    )
    t.equal(await chosen(page), null, 'Enter would search: nothing is chosen by itself')
    t.match(await page.$eval(`${list} + [role=status]`, ({ textContent }) => textContent), /^\d suggestions?$/)
    t.same(await violations(page), [])
    await page.keyboard.press('ArrowDown')
    await until('the guide is chosen', async () => (await chosen(page)) === guide)
    t.equal(await page.$eval(`${list} [aria-selected=true]`, option => option.getAttribute('href')), guide)
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    t.equal(new URL(page.url()).pathname, guide)
  })

  await site.test(
    'arrows go round, Escape closes and keeps the text, Enter without a choice searches',
    {},
    async (t, page) => {
      await open(page)
      await page.keyboard.type('feeding')
      await appears(page)
      const all = await options(page)
      t.ok(all.length > 1 && all.length <= 8)
      await page.keyboard.press('ArrowUp')
      await until('the last is chosen', async () => (await chosen(page)) === all.at(-1))
      await page.keyboard.press('ArrowDown')
      await until('the field is', async () => (await chosen(page)) === null)
      await page.keyboard.press('Escape')
      await goes(page)
      t.equal(await value(page), 'feeding')
      await page.keyboard.press('ArrowDown')
      await until('an arrow brings them back', async () => (await chosen(page)) === all[0])
      await page.keyboard.press('Tab')
      await goes(page)
      t.notOk(await page.$eval(field, input => input === document.activeElement), 'Tab leaves')
      await page.focus(field)
      await page.keyboard.type('s')
      await appears(page)
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      t.equal(new URL(page.url()).pathname, '/search')
    },
  )

  await site.test(
    'a press opens a page; what was searched before is not suggested by itself; nothing shifts',
    {},
    async (t, page) => {
      await open(page, '?q=feeding')
      await quiet(page)
      t.notOk(await shown(page))
      const place = () => page.$eval('.search-count', element => element.getBoundingClientRect().top)
      const before = await place()
      await page.keyboard.press('End')
      await page.keyboard.type(' new')
      await appears(page)
      t.equal(await place(), before)
      const [first] = await options(page)
      await Promise.all([page.waitForNavigation(), page.click(`${list} [role=option]`)])
      t.equal(new URL(page.url()).pathname, first)
    },
  )

  await site.test('too short shows nothing; an answer that comes too late is not shown', {}, async (t, page) => {
    await open(page)
    const { held, release } = await hold(page, /\/api\/suggestions/)
    await page.keyboard.type('f')
    await waited(page, 300)
    t.equal(held.length, 0, 'nothing is asked')
    await page.keyboard.type('ee')
    await until('it is asked once', () => held.length === 1)
    await page.$eval('main .search-clear', button => (button as HTMLElement).click())
    await release()
    await quiet(page)
    t.notOk(await shown(page))
  })

  await site.test('without an answer the form works', { expected: [/suggestions/, /ERR_FAILED/] }, async (t, page) => {
    await open(page)
    const { held, release } = await hold(page, /\/api\/suggestions/)
    await page.keyboard.type('feeding')
    await until('it is asked', () => held.length > 0)
    await release('abort')
    await quiet(page)
    t.notOk(await shown(page))
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    t.match(page.url(), /\?q=feeding/)
  })

  await site.test('in the dialog of another page', {}, async (t, page) => {
    await page.goto(`${site.origin}/a/registry-101`)
    await awake(page)
    await page.click('.search-open button')
    await page.waitForSelector('#search:modal')
    await page.waitForSelector(`#search ${island('search-box', 'ready')}`)
    await page.focus('#search input[name=q]')
    await page.keyboard.type('hospital ba')
    await page.waitForSelector('#search [role=option]', { visible: true })
    await page.keyboard.press('Escape')
    await until('the list closes, the dialog does not', () =>
      page.$eval('#search [role=listbox]', element => !element.checkVisibility()),
    )
    t.ok(await page.$('#search:modal'))
    await page.keyboard.press('ArrowDown')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    t.equal(new URL(page.url()).pathname, '/a/checklist-packing-a-hospital-bag')
  })

  for (const script of [true, false])
    await site.test(`any text gets a page, script ${script ? 'on' : 'off'}`, { script }, async (t, page) => {
      for (const q of ['<b>&"\'', '🍼 母乳', '%%00 \ud83c', 'w'.repeat(200)]) {
        if (script) await open(page)
        else await page.goto(`${site.origin}/search`)
        await page.type(field, q)
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
        t.equal(await value(page), q.toWellFormed())
        t.match(await page.$eval('main', main => main.textContent), /Nothing in the almanac fits|\d results? for/, q)
      }
      if (!script) t.notOk(await shown(page), 'a field and a form')
    })
})
