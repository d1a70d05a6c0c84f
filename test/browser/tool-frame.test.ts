// What every tool has around it, tried on one of them: files, print, share, forgetting and taking back, other tabs, and
// a storage that refuses.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle, Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'

const site = await openSite(t)
const folder = mkdtempSync(join(tmpdir(), 'tool-files-'))
const ready = '.tool x-island[data-status="ready"]'
const lastPeriod = 'aria/First day of your last period[role="textbox"]'

async function open(page: Page) {
  await page.goto(`${site.origin}/due-date-calculator`)
  await page.waitForSelector(ready)
}
async function type(page: Page, text: string) {
  const field = await page.waitForSelector(lastPeriod)
  await field?.evaluate(element => (element as HTMLInputElement).select())
  await field?.type(text)
  await page.keyboard.press('Tab')
}
const typedIn = (page: Page) => page.$eval(lastPeriod, field => (field as HTMLInputElement).value)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tool-due-date'))
const says = (page: Page, selector: string) => page.$eval(selector, element => element.textContent ?? '')
const pressButton = (page: Page, name: string) =>
  page.$eval(`.tool ::-p-aria(${name}[role="button"])`, button => (button as HTMLElement).click())

/** Keeps what the page would save, print or copy. */
const keepOutput = () => {
  const kept = { files: [] as Blob[], names: [] as string[], prints: 0, copied: '' }
  Object.assign(window, { kept })
  const make = URL.createObjectURL
  URL.createObjectURL = object => {
    kept.files.push(object as Blob)
    return make(object)
  }
  HTMLAnchorElement.prototype.click = function click() {
    kept.names.push(this.download)
  }
  window.print = () => {
    kept.prints++
  }
  Object.defineProperty(navigator, 'share', { value: undefined })
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => Object.assign(kept, { copied: text }) },
  })
}

await site.test('a file goes out and comes in again', { before: keepOutput }, async (t, page) => {
  await open(page)
  await type(page, '03/01/2026')
  await pressButton(page, 'Save to a file')
  const isMade = () => (window as unknown as { kept: { names: string[] } }).kept.names.length > 0
  await until('the file is made', () => page.evaluate(isMade))
  const { name, text } = await page.evaluate(async () => {
    const { kept } = window as unknown as { kept: { files: Blob[]; names: string[] } }
    return { name: kept.names[0] ?? '', text: (await kept.files[0]?.text()) ?? '' }
  })
  t.equal(name, 'almanac-due-date.json')
  t.match(JSON.parse(text), { tool: 'due-date', version: 1, data: {} })
  t.match(text, '2026-03-01')

  await type(page, '04/01/2026')
  const read = async (content: string) => {
    const file = join(folder, 'backup.json')
    writeFileSync(file, content)
    // as: the selector is of an input
    await ((await page.$('.tool input[type="file"]')) as ElementHandle<HTMLInputElement>).uploadFile(file)
  }
  await read(text)
  await until('the file is read', async () => (await typedIn(page)) === '03/01/2026')
  await page.waitForSelector('.toast')
  t.match(await says(page, '.toast'), 'The file was read.')
  for (const [content, problem] of [
    ['a letter', /not a file that a tool/],
    [text.replace('"version":1', '"version":9'), /newer version/],
    [text.replace('due-date', 'ovulation'), /Another tool/],
  ] as const) {
    await read(content)
    await until('it is refused', async () => problem.test(await says(page, '.tool-foot [role="alert"]')))
    t.equal(await typedIn(page), '03/01/2026', 'nothing was changed')
  }
})

await site.test('print, share, forget, take back', { before: keepOutput }, async (t, page) => {
  await open(page)
  t.equal(
    await page.$eval('.tool ::-p-aria(Print[role="button"])', button => (button as HTMLButtonElement).disabled),
    true,
  )
  await type(page, '03/01/2026')
  await pressButton(page, 'Print')
  await page.waitForSelector('.print-sheet') // the script that prints may have to come first
  await page.emulateMediaType('print')
  const seen = await page.evaluate(() =>
    [...document.body.children].filter(child => child.checkVisibility()).map(child => child.className),
  )
  t.same(seen, ['print-sheet'], 'on paper there is the sheet alone')
  t.match(await says(page, '.print-sheet'), 'December 6, 2026')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMediaType('screen')
  t.equal(await page.$('.print-sheet'), null)

  await pressButton(page, 'Share')
  await until('it is copied', async () => (await says(page, '.tool-foot')).includes('Copied as a text'))
  const copied = await page.evaluate(() => (window as unknown as { kept: { copied: string } }).kept.copied)
  t.match(copied, 'December 6, 2026')
  t.notMatch(copied, /https?:/, 'a text and no address')

  await pressButton(page, 'Forget all')
  await until('it is gone', async () => (await stored(page)) === null)
  t.equal(await typedIn(page), '')
  await pressButton(page, 'Undo')
  await until('it is back', async () => (await typedIn(page)) === '03/01/2026')
  t.match(await stored(page), '2026-03-01')
})

/** Timers that run ten seconds go when the test says so; how long each was asked for is kept. */
const heldTimers = () => {
  const held = new Map<number, () => void>()
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  Object.assign(window, {
    held,
    setTimeout: (does: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms !== 10_000) return set(does, ms, ...rest)
      const id = set(() => {}, 0)
      held.set(id, does)
      return id
    },
    clearTimeout: (id: number) => (held.delete(id) ? undefined : clear(id)),
  })
}

await site.test('what was done can be taken back for ten seconds', { before: heldTimers }, async (t, page) => {
  const held = () => page.evaluate(() => (Reflect.get(window, 'held') as Map<number, () => void>).size)
  const letGo = () =>
    page.evaluate(() => {
      for (const does of (Reflect.get(window, 'held') as Map<number, () => void>).values()) does()
    })
  await open(page)
  await type(page, '03/01/2026')
  t.equal(await held(), 0, 'typing is no deed to take back')
  await pressButton(page, 'Forget all')
  await until('ten seconds run', async () => (await held()) === 1)
  await page.focus('.toast button')
  await until('not while somebody is on the button', async () => (await held()) === 0)
  t.ok(await page.$('.toast button'))
  await page.$eval('.toast button', button => (button as HTMLElement).blur())
  await until('they begin anew', async () => (await held()) === 1)
  await letGo()
  await until('then it is over', async () => (await page.$('.toast')) === null)
  t.equal(await stored(page), null)
})

await site.test('what was typed wrong is not lost over a reload', {}, async (t, page) => {
  await open(page)
  await type(page, '02/30/2026')
  await until('it is said', async () => (await page.$('.tool .field-problem')) !== null)
  await page.reload()
  await page.waitForSelector(ready)
  await until('it stands there again', async () => (await typedIn(page)) === '02/30/2026')
  t.match(await says(page, '.tool .field-problem'), 'February 2026 has no 30th')
})

await site.test(
  'a storage that refuses',
  {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
  async (t, page) => {
    await open(page)
    await type(page, '03/01/2026')
    await until('it is said', async () => /does not let us save|full/.test(await says(page, '.tool-storing')))
    t.equal(await typedIn(page), '03/01/2026')
    t.match(await says(page, '.tool [aria-label="Result"]'), 'December 6, 2026', 'and it works all the same')
  },
)

await site.test('two tabs', {}, async (t, page) => {
  await open(page)
  const other = await site.browser.newPage()
  await open(other)
  await type(other, '03/01/2026')
  await until('one shows what the other stored', async () => (await typedIn(page)) === '03/01/2026')
  t.match(await says(page, '.tool [aria-label="Result"]'), 'December 6, 2026')
})

await site.test('without script it says so, and how to do it by hand', { script: false }, async (t, page) => {
  await page.goto(`${site.origin}/due-date-calculator`)
  t.match(await says(page, '.tool noscript'), /needs JavaScript/)
  t.match(await says(page, 'main'), /280 days/)
})
