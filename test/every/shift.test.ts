// Nothing on a page moves by itself: not while it loads, not when fonts are late, not when something opens over it.
import type { Page } from 'puppeteer'
import t from 'tap'
import { hold, island, noEvents, openSite, quiet, still, until } from '../support/browser.ts'
import { awake, drawn } from '../support/frame.ts'
import { shifts } from '../support/shifts.ts'
import { sized } from '../support/sized.ts'
import { stallingSite } from '../support/stalling-site.ts'

const pages = {
  home: '/',
  week: '/pregnancy-week-by-week/8-weeks-pregnant',
  search: '/search',
  missing: '/pregnancy-week-by-week/99-weeks-pregnant',
  article: '/a/foods-to-limit-in-pregnancy',
}
const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
} as const
type View = readonly [layout: keyof typeof agents, width: number]
/** Layouts where they are mostly seen. */
const seen: View[] = [
  ['mobile', 390],
  ['desktop', 820],
  ['desktop', 1280],
]
const opening = [
  [1280, '.menu-row button', '.dropdown:popover-open'],
  [390, '.menu-button', '#menu:popover-open'],
  [390, '.privacy-choices', 'dialog:modal [role="switch"]'],
  [820, '.menu-button', '#menu:popover-open'],
  [1280, '.search-open button', '#search:modal'],
  [1280, '.privacy-choices', 'dialog:modal [role="switch"]'],
] as const
const expected = [/status of 404/]

/** Pushes everything down, which a test of shifts has to see. */
const push = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { innerText: 'Pushes.' })),
  )

/** Loads the faces, as an earlier visit would have: when they are late is a test of its own. */
const fontsHere = (page: Page) =>
  page.evaluate(() => Promise.all([...document.fonts].map(face => face.load())).then(() => {}))

/** Waits for all that comes without a hand: scripts, islands that need no touch and are in sight, fonts. */
async function settle(page: Page) {
  await quiet(page)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  if (await page.$('main x-island[when="idle"]')) await page.waitForSelector('main x-island[data-status="ready"]')
}

t.test('while a page loads', async t => {
  const site = await openSite(t, { folder: 'dist' })
  for (const [layout, width] of sized<View[]>(seen.slice(0, 1), [...seen, ['desktop', 390]])) {
    await site.test(`${layout} layout at ${width} px`, { width, expected, before: noEvents }, async (t, page) => {
      await page.setUserAgent({ userAgent: agents[layout] })
      await page.goto(site.origin)
      await fontsHere(page)
      await quiet(page)
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(site.origin + path)
        await settle(page)
        // Its foot, where more comes into sight.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await quiet(page)
        t.same(await shifts(page), [], `nothing moved on ${name}`)
      }
      t.equal(await page.$eval('body', body => body.dataset.layout), layout, 'the layout of this browser')
      const banners = await page.$$eval('[data-banner]', all => all.some(banner => banner.checkVisibility()))
      t.ok(banners, 'with what stands at the end of a page')
      await page.evaluate(() => scrollTo(0, 0))
      await push(page)
      await until('a shift is seen, as any would be', async () => (await shifts(page)).length > 0)
    })
  }
})

t.test('when fonts are late', async t => {
  const site = await openSite(t, { folder: 'dist' })
  // A page each: a tab that has seen a font keeps it.
  for (const [layout, width] of sized(seen.slice(0, 1), seen))
    for (const [name, path] of sized(Object.entries(pages).slice(0, 2), Object.entries(pages)))
      await site.test(
        `${name}, ${layout} layout at ${width} px`,
        { width, expected, before: noEvents },
        async (t, page) => {
          await page.setUserAgent({ userAgent: agents[layout] })
          const fonts = await hold(page, /\.woff2$/)
          await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
          t.equal(fonts.held.length, 2, 'both faces come after the first paint')
          await fonts.release()
          await settle(page)
          t.same(await shifts(page), [], 'nothing moved')
        },
      )
})

t.test('while a page comes in pieces', async t => {
  const site = await openSite(t, { folder: 'dist' })
  for (const mark of ['id="account"', 'popoverTarget="menu-getting-pregnant"', 'class="review-line'])
    await site.test(mark, { width: 1280, expected: [/^foreign/], before: noEvents }, async (t, page) => {
      const { origin, goOn } = await stallingSite(t, site, mark)
      const loads = page.goto(`${origin}${pages.article}?saveAbVersion=1`)
      await page.waitForSelector('.masthead-end')
      await fontsHere(page)
      await drawn(page)
      goOn()
      await loads
      await settle(page)
      t.same(await shifts(page), [], 'nothing moved')
    })
})

/** Where the large parts of a page stand. */
const placesOf = (page: Page) =>
  page.$$eval('.site-header, main, main h1, main p, .ad, .site-footer', all =>
    all
      .filter(element => element.checkVisibility() && !element.closest('dialog'))
      .map(element => {
        const { x, y, width } = element.getBoundingClientRect()
        return `${element.tagName}.${element.className} ${x} ${y} ${width}`
      }),
  )

const paper = 'rgb(251, 246, 236)'
/** What stands in place of a scroll bar that is not there. */
const gutter = (page: Page) =>
  page.evaluate(() => {
    const { scrollbarGutter, backgroundColor } = getComputedStyle(document.documentElement)
    return { scrollbarGutter, backgroundColor }
  })

// All of them are
const press = (page: Page, selector: string) => page.$eval(selector, element => (element as HTMLElement).click())

t.test('what opens moves nothing', async t => {
  const site = await openSite(t, { folder: 'dist', scrollBars: true })
  for (const [width, selector, shows] of sized(opening.slice(0, 3), [...opening]))
    for (const path of sized([pages.article], [pages.article, pages.missing]))
      await site.test(
        `${selector} at ${width} px on ${path}`,
        { width, expected, before: noEvents },
        async (t, page) => {
          await page.goto(site.origin + path)
          await awake(page) // before, the search leads to its page
          await page.$eval(island('privacy-choices'), element => element.dispatchEvent(new Event('touchstart')))
          await page.waitForSelector(island('privacy-choices', 'ready'))
          await settle(page)
          const scrollBar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
          t.ok((await scrollBar()) > 0, 'there is a scroll bar')
          t.equal((await gutter(page)).scrollbarGutter, 'auto', 'and no strip of paper beside the dark bands')
          const before = await placesOf(page)
          await press(page, selector)
          await page.waitForSelector(shows)
          await still(page)
          t.same(await placesOf(page), before, 'open')
          if (/modal/.test(shows)) t.ok((await scrollBar()) > 0, 'no strip of paper is left in place of the scroll bar')
          else t.not((await gutter(page)).backgroundColor, paper, 'what the scroll bar leaves is no strip of paper')
          await page.keyboard.press('Escape')
          await page.waitForSelector(shows.replace(' [role="switch"]', ''), { hidden: true })
          await still(page)
          t.same(await placesOf(page), before, 'closed again')
          t.same(await shifts(page), [], 'nor in between')
        },
      )
})
