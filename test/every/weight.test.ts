// What a page weighs: style sheet, fonts, and scripts before and after somebody needs them. The production build
// counts. (Its HTML: html-weight.ts.)
import { statSync } from 'node:fs'
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { toolPages } from '../../routes/tools.tsx'
import { noEvents, openSite, quiet, still, until } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'
import { press } from '../support/frame.ts'
import { sized } from '../support/sized.ts'

/** Bytes on the wire: scripts and style sheets by gzip, fonts as they are. */
const limits = { first: 6 * 1024, scripts: 85 * 1024, opened: 90 * 1024, styles: 14 * 1024, fonts: 60 * 1024 }
const dist = new URL('../../dist', import.meta.url).pathname
const article = '/a/foods-to-limit-in-pregnancy'
/** Tools wake as soon as they are there: their scripts have tests of their own. */
const without = examples.filter(path => !toolPages.some(page => page.path === path))
const some = without.filter((_, i) => i % 3 === 0)

/** What a page has asked for so far. */
function watchFiles(page: Page) {
  const files = new Set<string>()
  page.on('request', request => void files.add(new URL(request.url()).pathname))
  const ending = (end: '.js' | '.css' | '.woff2') => [...files].filter(file => file.endsWith(end))
  return {
    /** Counts anew, for the next page. */
    clear: () => files.clear(),
    /** Compressed bytes of the files of an ending. */
    bytes: (end: '.js' | '.css' | '.woff2') =>
      ending(end).reduce((sum, file) => sum + statSync(dist + (end === '.woff2' ? file : `${file}.gz`)).size, 0),
    count: (end: '.js') => ending(end).length,
    /** Names of the scripts, without those that only others import. */
    scripts: () => ending('.js').map(file => /js\/([\w-]+)-\w+\.js$/.exec(file)?.[1] ?? file),
  }
}

/** Idle time comes when the test says so. */
const noIdle = () => {
  const waiting: IdleRequestCallback[] = []
  window.requestIdleCallback = callback => waiting.push(callback)
  const beIdle = () => {
    for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
  }
  Object.assign(window, { beIdle })
}
const beIdle = (page: Page) => page.evaluate(() => Reflect.get(window, 'beIdle')())
const islands = (page: Page) => page.$$eval('x-island', all => all.map(element => element.getAttribute('name') ?? ''))

/** Wakes all that can be woken: each island, by what each waits for or by a touch, and the menus. */
async function wakeAll(page: Page) {
  await beIdle(page)
  for (const element of await page.$$('x-island, .site-header'))
    await element.evaluate(place => place.dispatchEvent(new Event('touchstart')))
  await until(
    'all islands are awake',
    async () => (await page.$$('x-island[data-status="ready"]')).length === (await islands(page)).length,
  )
}

/** Opens one thing after another, each by the press that a visitor opens it with. */
const openers: Record<'wide' | 'narrow', readonly (readonly [opener: string, shows: string])[]> = {
  wide: [
    ['.menu-row li:first-child button', '.dropdown:popover-open'],
    ['.menu-row li:last-child button', '.menu-row li:last-child .dropdown:popover-open'],
    ['.search-open button', '#search:modal'],
  ],
  narrow: [
    ['.menu-button', '#menu:popover-open'],
    ['#menu summary', '#menu details[open]'],
  ],
}

async function openAll(page: Page, kind: keyof typeof openers) {
  for (const [opener, shows] of openers[kind]) {
    await press(page, opener)
    await page.waitForSelector(shows)
    await still(page)
  }
  await page.keyboard.press('Escape')
  await page.$eval('.privacy-choices', button => (button as HTMLElement).click()) // it may stand under an ad
  await page.waitForSelector('dialog:modal [role="switch"]')
  await page.keyboard.press('Escape')
}

const within = (t: Test, what: string, bytes: number, limit: number) =>
  t.ok(bytes > 0 && bytes <= limit, `${what}: ${bytes} bytes of ${limit}`)

t.test('an article, all of it', async t => {
  const site = await openSite(t, { folder: 'dist' })
  // That nothing was asked of anyone else, the browser's complaints tell.
  for (const [kind, width] of [
    ['wide', 1280],
    ['narrow', 390],
  ] as const)
    await site.test(kind, { width, before: noIdle }, async (t, page) => {
      const files = watchFiles(page)
      await page.goto(site.origin + article)
      await quiet(page)
      within(t, 'scripts before idle and interaction', files.bytes('.js'), limits.first)
      t.equal(files.count('.js'), 3, 'the look, the first, and what it shares with later ones')
      await wakeAll(page)
      await quiet(page)
      within(t, 'scripts, all awake', files.bytes('.js'), limits.scripts)
      const needed = ['main', 'hydrate', 'menus', ...(await islands(page))]
      t.same(
        [...new Set(needed)].filter(name => !files.scripts().includes(name)),
        [],
        'every script of the page has come',
      )
      await openAll(page, kind)
      await quiet(page)
      within(t, 'scripts, with all that can be opened', files.bytes('.js'), limits.opened)
      within(t, 'style sheet', files.bytes('.css'), limits.styles)
      within(t, 'fonts', files.bytes('.woff2'), limits.fonts)
    })
})

t.test('scripts of other pages', async t => {
  const site = await openSite(t, { folder: 'dist', env: { OFFLINE: 'on' } })
  for (const path of sized(['/'], ['/', '/pregnancy-week-by-week/8-weeks-pregnant', '/search']))
    await site.test(path, { before: noIdle }, async (t, page) => {
      const files = watchFiles(page)
      await page.goto(site.origin + path)
      await wakeAll(page)
      await quiet(page)
      within(t, 'scripts, all awake', files.bytes('.js'), limits.scripts)
    })

  await site.test(
    'no page asks for a script without an island to wake',
    { width: 390, before: noIdle },
    async (t, page) => {
      const files = watchFiles(page)
      await page.evaluateOnNewDocument(noEvents)
      let most = 0
      for (const path of sized(some, without)) {
        files.clear()
        await page.goto(site.origin + path, { waitUntil: 'load' })
        most = Math.max(most, files.bytes('.js'))
      }
      within(t, 'the page with most', most, limits.first)
    },
  )
})
