// npm run bench:tools: how soon each tool answers the first press of a key, in Chromium with the processor slowed four
// times, as on a phone of the middle. Prints a table, and fails where the median is above its bound.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer'
import { storedKeyOf, tools } from '../content/tools.ts'
import { median } from './load.ts'
import { type Server, startServer } from './servers.ts'

/** Milliseconds from the press until its handlers are done and the next picture can be painted. */
const bound = 50
const slowdown = 4
const visits = 5
const site = join(import.meta.dirname, '../dist/server/main.mjs')
const paths = tools.filter(tool => storedKeyOf(tool) || tool.key === 'fertile-days').map(({ path }) => path)

/** From the key to the end of its handlers, as the browser itself tells it. */
async function firstInput(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForSelector('.tool x-island[data-status="ready"]')
  await page.evaluate(() => {
    const first = new Promise(resolve => {
      const told = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntriesByName('keydown') as PerformanceEventTiming[])
          resolve(entry.processingEnd - entry.startTime)
      }
      const observer = new PerformanceObserver(told)
      observer.observe({ type: 'first-input', buffered: true })
    })
    Object.assign(window, { first })
  })
  const field = '.tool :is(input:not([type="hidden"], [type="file"]), textarea, button:not([disabled]))'
  await page.focus(field)
  await page.keyboard.press('1')
  return page.evaluate(() => Reflect.get(window, 'first') as Promise<number>)
}

const folder = mkdtempSync(join(tmpdir(), 'tools-'))
const browser = await puppeteer.launch({ headless: 'shell', args: ['--no-sandbox'] })
let server: Server | undefined
try {
  server = await startServer(site, { DATA_DIR: folder }, '/')
  const rows: Record<string, { 'first input, ms': number }> = {}
  for (const path of paths) {
    const found: number[] = []
    for (let i = 0; i < visits; i++) {
      const page = await browser.newPage()
      await page.emulateCPUThrottling(slowdown)
      found.push(await firstInput(page, server.origin + path))
      await page.close()
    }
    rows[path] = { 'first input, ms': Math.round(median(found)) }
  }
  console.table(rows)
  const late = Object.entries(rows).filter(([, row]) => row['first input, ms'] > bound)
  console.log(late.length ? `Above ${bound} ms: ${late.map(([path]) => path).join(', ')}` : `All within ${bound} ms.`)
  process.exitCode = late.length ? 1 : 0
} finally {
  await browser.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
