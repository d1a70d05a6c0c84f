// Every tool: what it weighs, that nothing typed leaves the device, that it is there again after a reload and nothing
// moves, and that it never shows a number that is none.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HTTPRequest, Page } from 'puppeteer'
import t from 'tap'
import { plannedPages } from '../../content/planned-pages.ts'
import { toolByKey } from '../../content/tools.ts'
import { toolKeys } from '../../domain/tools/tool-keys.ts'
import { islandViews } from '../../views/islands.ts'
import { openSite, quiet, until } from '../support/browser.ts'
import { shifts } from '../support/shifts.ts'
import { toolPaths } from '../support/tool-pages.ts'

const dist = new URL('../../dist', import.meta.url).pathname
const { assets } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
  assets: Record<string, { file: string }>
}
const fileOf = (name: string) => assets[`js/${name}.js`]?.file ?? name

/** A script and all that it needs before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(dist, 'assets', file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) withImports(`js/${name}`, seen)
  return seen
}

/** What every page has, with all of its header and footer opened. */
const everywhere = ['main', 'hydrate', 'menus', 'search-box', 'privacy-choices', 'consent-dialog']
/** Bytes by gzip that a tool may bring to a browser beyond that, before a press that needs more. */
const most = (island: string) => (island === 'tool-contractions' ? 14 : 12) * 1024
const islands = Object.keys(islandViews).filter(name => name.startsWith('tool-'))

t.test('no tool is only planned, and each has a row in the table of tools', async t => {
  for (const path of toolPaths) {
    t.notOk(plannedPages.has(path), `${path} is written`)
  }
  for (const key of toolKeys) t.ok(toolByKey.has(key), key)
  t.equal(toolPaths.length, islands.length, 'each island of a tool has its page')
})

t.test('what a tool weighs', async t => {
  const shared = new Set<string>()
  for (const name of everywhere) withImports(fileOf(name), shared)
  for (const island of islands) {
    const own = withImports(fileOf(island.slice('tool-'.length))).difference(shared)
    const bytes = [...own].reduce((sum, file) => sum + statSync(join(dist, 'assets', `${file}.gz`)).size, 0)
    t.ok(own.size > 0 && bytes > 2000 && bytes <= most(island), `${island}: ${bytes} bytes of ${most(island)}`)
  }
})

/** Typed wherever it fits, and found in any address, header or body: words, a number, and dates. */
const words = 'Quagga Seventy'
const number = '33'
const dates = ['06/14/2026', '06/15/2026', '06/16/2026', '06/17/2026']
const isoOf = (date: string) => `${date.slice(6)}-${date.slice(0, 2)}-${date.slice(3, 5)}`
/** As typed, as stored, and as the API would get them. */
const traces = [
  'Quagga',
  ...dates,
  ...dates.map(isoOf),
  ...dates.map(date => String(Date.parse(isoOf(date)) / 1000)),
  ...dates.map(date => encodeURIComponent(date)),
]

/** Everything of a request in which a value could hide. */
const saidBy = (request: HTTPRequest) =>
  [request.url(), request.postData(), JSON.stringify(request.headers())].join('\n')

const fields = '.tool :is(input:not([type="hidden"], [type="file"], [data-typed]), textarea:not([data-typed]))'

/** What is typed into a field: a date, a number, or words. */
const textFor = ({ placeholder, inputMode }: { placeholder: string; inputMode: string }, date: number) => {
  if (placeholder === 'MM/DD/YYYY') return dates[date % dates.length] ?? ''
  return inputMode === 'numeric' || inputMode === 'decimal' ? number : words
}

/** What is to be typed into the field that has the focus; null when it took its press. */
type Kind = { placeholder: string; inputMode: string } | null

/**
 * In the page: takes the next field that can be seen and was not filled yet. A box is pressed, and text is selected for
 * what is typed. Undefined when there is none. What is chosen may bring others.
 */
function takeNext(fields: string): Kind | undefined {
  const isFree = (field: HTMLInputElement) =>
    field.checkVisibility() && !field.disabled && !field.hasAttribute('data-typed')
  const field = [...document.querySelectorAll<HTMLInputElement>(fields)].find(isFree)
  if (!field) return undefined
  field.setAttribute('data-typed', '')
  const { placeholder, inputMode, type } = field
  if (type === 'checkbox' || type === 'radio') {
    field.click()
    return null
  }
  field.focus()
  field.select()
  return { placeholder, inputMode }
}

/** Fills the next field; false when there is none. */
async function fillNext(page: Page, count: number): Promise<boolean> {
  const kind = await page.evaluate(takeNext, fields)
  const text = kind && textFor(kind, count)
  if (text === words)
    await page.keyboard.sendCharacter(words) // at once, as from a phone's suggestions
  else if (text) await page.keyboard.type(text)
  return kind !== undefined
}

/** Uses a tool: opens all that is folded, fills every field, sends the first form; a log without fields gets a press. */
async function use(page: Page) {
  await page.$$eval('.tool-body details', all => {
    for (const fold of all) fold.setAttribute('open', '')
  })
  await quiet(page)
  for (let count = 0; count < 60 && (await fillNext(page, count)); count++);
  await page.keyboard.press('Tab')
  for (const button of await page.$$('.tool-body button:not([disabled])')) {
    if ((await storedAt(page)).length > 0) return
    await button.evaluate(element => (element as HTMLElement).click())
  }
}

/** What a page may ask for while a tool is used: files of the build, and that it was used. */
const isHarmless = (request: HTTPRequest, origin: string) => {
  const { pathname, search } = new URL(request.url())
  if (request.url().startsWith('blob:') || request.url().startsWith('data:')) return true
  if (pathname.startsWith('/assets/') && search === '' && request.url().startsWith(origin)) return true
  return pathname === '/events' && request.method() === 'POST'
}

const ready = '.tool x-island[data-status="ready"]'
const textOf = (page: Page) => page.$eval('.tool', tool => (tool as HTMLElement).innerText)
/** What paper shows of what was entered: the tool's sheet, or without one its fields. */
const paperOf = (page: Page) =>
  page.$$eval('.tool :is(.tool-sheet, .tool-body input, output)', all =>
    all
      .filter(element => element.checkVisibility())
      .map(element => (element instanceof HTMLInputElement ? element.value : (element as HTMLElement).innerText).trim())
      .join(''),
  )
const storedAt = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('tool-'))
      .map(key => localStorage.getItem(key)),
  )

t.test('in a browser', async t => {
  const typed: (string | null)[] = []
  const site = await openSite(t, { folder: 'dist' })
  for (const path of toolPaths)
    await site.test(path, { width: 390, height: 844 }, async (t, page) => {
      await page.goto(site.origin + path)
      await page.waitForSelector(ready)
      await quiet(page)
      t.same(await shifts(page), [], 'nothing moves while it wakes')
      t.match(await textOf(page), /Saved on this device/, 'where it is saved is always said')

      const asked: HTTPRequest[] = []
      page.on('request', request => void asked.push(request))
      await use(page)
      await until('it is stored', async () => (await storedAt(page)).length > 0)
      typed.push(...(await storedAt(page)))
      await quiet(page)
      t.same(
        asked.filter(request => !isHarmless(request, site.origin)).map(request => request.url()),
        [],
        'nothing is asked for but files of the build and that it was used',
      )
      for (const trace of traces)
        t.same(
          asked.filter(request => saidBy(request).includes(trace)).map(request => request.url()),
          [],
          `no request says ${trace}`,
        )
      t.notMatch(await textOf(page), /NaN|Invalid Date|undefined|\[object/, 'no number that is none')

      const before = await storedAt(page)
      await page.goto(site.origin + path) // from its top
      await page.waitForSelector(ready)
      await quiet(page)
      t.same(await storedAt(page), before, 'coming back changes nothing')
      t.same(await shifts(page), [], 'and what comes back moves nothing')

      await page.emulateMediaType('print')
      await until("paper from the browser's own menu has what was entered", async () => (await paperOf(page)) !== '')
      t.same(await page.$$eval('.tool-foot', all => all.filter(foot => foot.checkVisibility())), [], 'and no buttons')
      await page.emulateMediaType('screen')
    })
  const all = typed.join('\n')
  t.match(all, /Quagga/, 'words were typed')
  for (const date of dates.slice(0, 2)) t.match(all, isoOf(date), 'dates were typed')
})
