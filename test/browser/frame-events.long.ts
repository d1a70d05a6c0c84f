// Presses on the links of the frame are counted: each once, by its address and its place, and the log hears of them.
import type { Page } from 'puppeteer'
import t from 'tap'
import { Check } from 'typebox/value'
import { EventsBody } from '../../domain/events.ts'
import { openSite, until } from '../support/browser.ts'
import { awake, drawn, dropdown, itemButton, press, untilOpen } from '../support/frame.ts'

/** Links lead nowhere, so that one page can be pressed all over. */
const stay = () =>
  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
/** And what would be sent is kept. */
const keep = () => {
  const sent: Promise<string>[] = []
  Object.assign(window, { sent })
  navigator.sendBeacon = (_address, body) => sent.push(new Response(body).text()) > 0
  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
}

interface Pressed {
  href: string
  body: string
}

/** Presses every link of a place, whether it can be seen or not, and gives what each of them would send. */
const pressAll = (page: Page, place: string): Promise<Pressed[][]> =>
  page.evaluate(async place => {
    const sent: Promise<string>[] = Reflect.get(window, 'sent')
    const found: Pressed[][] = []
    for (const link of document.querySelectorAll<HTMLElement>(place)) {
      sent.length = 0
      link.click()
      const bodies = await Promise.all(sent)
      found.push(bodies.map(body => ({ href: link.getAttribute('href') ?? '', body })))
    }
    return found
  }, place)

t.test('what is counted in the frame', async t => {
  const site = await openSite(t)

  await site.test(
    'every link of menu, tabs and footer, once, in a form that the log takes',
    { before: keep },
    async (t, page) => {
      await page.goto(`${site.origin}/about-us`)
      for (const [place, name, level, least] of [
        ['.menu-row .dropdown a', 'menu-click', 2, 100],
        ['.menu-panel details a', 'menu-click', 2, 60],
        ['.menu-panel-more a', 'menu-click', 1, 6],
        ['.stage-rail a', 'menu-click', 1, 7],
        ['.site-footer a', 'footer-click', undefined, 30],
      ] as const) {
        const found = await pressAll(page, place)
        t.ok(found.length >= least, `${place}: ${found.length} links`)
        t.same(
          found.filter(sent => sent.length !== 1),
          [],
          `${place}: one message each`,
        )
        const wrong = found.flat().filter(({ href, body }) => {
          const { host, pathname } = new URL(href, 'http://site')
          const item = host === 'site' ? pathname : host + pathname
          const [event, ...more] = JSON.parse(body).events
          const fits = event.name === name && event.properties.item === item && event.properties.level === level
          return !fits || more.length > 0 || !Check(EventsBody, JSON.parse(body))
        })
        t.same(wrong, [], `${place}: by its address`)
      }
      t.same((await pressAll(page, 'main a')).flat(), [], 'links of the text are nobody’s business')
      await page.goto(`${site.origin}/search`)
      const registry = await pressAll(page, '[data-event="registry-click"]')
      t.same(
        registry.map(sent => sent.map(({ body }) => JSON.parse(body).events)),
        [
          [
            [
              {
                name: 'registry-click',
                properties: { destination: 'amazon-registry', decisionArea: 'search-box', retailer: 'amazon' },
              },
            ],
          ],
        ],
      )
    },
  )

  await site.test('they arrive', { before: stay }, async (t, page) => {
    const events = () =>
      site.lines
        .filter(({ event }) => /-click$/.test(String(event)))
        .map(({ event, properties }) => [event, properties])
    await page.goto(`${site.origin}/about-us`)
    await awake(page)
    await press(page, itemButton('baby-names'))
    await untilOpen(page, 'menu-baby-names')
    await page.click(`${dropdown('baby-names')} a[href="/b/baby-name-game"]`)
    await until('the menu is counted', () => events().length === 1)
    await page.keyboard.press('Escape')
    await untilOpen(page)
    await page.click('.stage-rail a[href="/topics/third-trimester"]')
    await until('the tab is counted', () => events().length === 2)
    await page.click('.site-footer a[href="/partners"]')
    await until('the footer is counted', () => events().length === 3)
    await page.setViewport({ width: 390, height: 844 })
    await drawn(page)
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    await page.click('#menu a[href="/news"]')
    await until('the panel is counted', () => events().length === 4)
    await page.goto(`${site.origin}/search`)
    await page.click('[data-event="registry-click"]')
    await until('the registry is counted', () => events().length === 5)
    t.same(events(), [
      ['menu-click', { item: '/b/baby-name-game', level: 2 }],
      ['menu-click', { item: '/topics/third-trimester', level: 1 }],
      ['footer-click', { item: '/partners' }],
      ['menu-click', { item: '/news', level: 1 }],
      ['registry-click', { destination: 'amazon-registry', decisionArea: 'search-box', retailer: 'amazon' }],
    ])
  })
})
