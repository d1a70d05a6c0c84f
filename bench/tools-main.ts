// npm run bench:tools: how soon each tool answers the first press on a control of its own, in Chromium with the
// processor slowed four times, as on a phone of the middle, for a visitor who is new: with a key, as soon as the tool is
// ready, and by somebody who has looked at it for a second, presses it, and types where it is a field. Prints a table, and
// fails where a press is not answered, or the second median is above its bound. A field alone on its page is measured
// beside them: what the browser takes here.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type KeyInput, type Page } from 'puppeteer'
import { storedKeyOf, tools } from '../content/tools.ts'
import { median } from './load.ts'
import { type Server, startServer } from './servers.ts'

/** Milliseconds from the press until its handlers are done and the next picture can be painted. */
const bound = 50
const slowdown = 4
const phone = { width: 390, height: 844 }
/** Milliseconds after which a press was in vain. */
const patience = 20_000
const ready = '.tool x-island[data-status="ready"]'
const visits = 7
/** Milliseconds in which the browser surely tells of a press: it does after the picture that follows. */
const toldMs = 500
/** Milliseconds that a finger or a key is down. */
const down = { delay: 60 }
const moments = { 'as soon as it is ready, ms': 0, 'a second later, ms': 1000 }
const bounded = 'a second later, ms'
const site = join(import.meta.dirname, '../dist/server/main.mjs')
const paths = tools.filter(tool => storedKeyOf(tool) || tool.key === 'fertile-days').map(({ path }) => path)

/** What somebody presses first in each tool, and the place where that is seen. */
interface FirstInput {
  control: string
  key: KeyInput
  seen: string
}
/** A digit in a field for a date: the field then offers to clear it. */
const digit = (name: string): FirstInput => {
  const field = `.date-picker:has([name="${name}"])`
  return { control: `${field} input:not([type="hidden"])`, key: '1', seen: field }
}
const firstInputs: Readonly<Record<string, FirstInput>> = {
  '/due-date-calculator': digit('lastPeriod'),
  '/ovulation-calculator': digit('last_period'),
  '/a/when-are-you-most-fertile': digit('last_period'),
  '/chinese-gender-chart': digit('birth_date'),
  '/pregnancy-tracker': digit('due_date'),
  '/calculators/contraction': { control: '.contractions-button', key: 'Enter', seen: '.contractions-button' },
  '/a/tool-birth-plan': { control: '[name="name"]', key: 'A', seen: '.plan-preview' },
  '/a/checklist-packing-a-hospital-bag': { control: '.bag-lines input', key: 'Space', seen: '.bag-count' },
  '/a/baby-budget-calculator': { control: '[name="crib"]', key: '1', seen: '.tool-result output' },
  '/baby-tracker': { control: '[data-kind="sleep"]', key: 'Enter', seen: '.baby-now' },
}

/**
 * From a press to the end of the last of its handlers, as the browser itself tells it; the longest of all: of the
 * pointer, and of the key, on the way down, up, or as a click. @throws Error where the tool does not answer
 */
async function firstInput(
  page: Page,
  url: string,
  { control, key, seen }: FirstInput,
  restMs: number,
): Promise<number> {
  await page.goto(url)
  await page.waitForSelector(ready)
  await page.waitForSelector(control, { visible: true }) // some are shown once storage was read
  await setTimeout(restMs)
  const read = () => page.$eval(seen, element => element.innerHTML)
  await page.evaluate(() => {
    const found = { most: 0 }
    const told = (list: PerformanceObserverEntryList) => {
      for (const { startTime, processingEnd } of list.getEntries() as PerformanceEventTiming[])
        found.most = Math.max(found.most, processingEnd - startTime)
    }
    const observer = new PerformanceObserver(told)
    observer.observe({ type: 'first-input', buffered: true })
    // as: TypeScript does not know of the threshold
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { found })
  })
  const before = await read()
  if (restMs === 0) await page.focus(control)
  else {
    await page.click(control, down)
    await setTimeout(restMs / 4) // nobody types within the picture that brings the focus
  }
  const isField = key.length === 1
  if (restMs === 0 || isField) await page.keyboard.press(key, down)
  const end = Date.now() + patience
  while ((await read()) === before) if (Date.now() > end) throw new Error(`${url}: nobody hears ${key} on ${control}.`)
  await setTimeout(toldMs)
  return page.evaluate(() => (Reflect.get(window, 'found') as { most: number }).most)
}

/** A field with a listener, and the words that it changes. */
const aloneOnPage = `data:text/html,<body class="tool"><x-island data-status="ready"><input oninput="nextSibling.textContent=value"><p>`
const alone: FirstInput = { control: 'input', key: '1', seen: 'x-island' }

function inputOf(path: string): FirstInput {
  const input = firstInputs[path]
  if (!input) throw new Error(`Nobody says what is pressed first in ${path}: add it to the table.`)
  return input
}

const folder = mkdtempSync(join(tmpdir(), 'tools-'))
const browser = await puppeteer.launch({ headless: 'shell', args: ['--no-sandbox'] })
let server: Server | undefined
try {
  server = await startServer(site, { DATA_DIR: folder }, '/')
  const { origin } = server
  const rows: Record<string, Record<keyof typeof moments, number>> = {}
  const places = [
    ...paths.map(path => ({ path, url: origin + path, input: inputOf(path) })),
    { path: 'a field alone', url: aloneOnPage, input: alone },
  ]
  for (const { path, url, input } of places) {
    const row = { ...moments }
    for (const [moment, restMs] of Object.entries(moments) as [keyof typeof moments, number][]) {
      const found: number[] = []
      for (let i = 0; i < visits; i++) {
        const visitor = await browser.createBrowserContext() // each with nothing on the device
        const page = await visitor.newPage()
        await page.setViewport(phone)
        await page.emulateCPUThrottling(slowdown)
        found.push(await firstInput(page, url, input, restMs))
        await visitor.close()
      }
      row[moment] = Math.round(median(found))
    }
    rows[path] = row
  }
  console.table(rows)
  const late = Object.entries(rows).filter(([, row]) => row[bounded] > bound)
  console.log(
    `A second later ${late.length ? `above ${bound} ms: ${late.map(([path]) => path).join(', ')}` : `all within ${bound} ms.`}`,
  )
  process.exitCode = late.length ? 1 : 0
} finally {
  await browser.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
