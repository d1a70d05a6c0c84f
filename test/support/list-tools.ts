// The tools of lists in a browser: used by keyboard, saved to a file, read from one, printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { island, until } from './browser.ts'

/** For `before`: counts nothing, keeps what is saved as a file, and opens no printer. */
export const onDevice = () => {
  navigator.sendBeacon = () => true
  const make = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    blob.text().then(text => Object.assign(window, { savedFile: text }))
    return make(blob)
  }
  HTMLAnchorElement.prototype.click = () => {}
  window.print = () => {}
}

/** Opens a tool and waits until it listens and shows what the device stores. */
export async function openTool(page: Page, origin: string, path: string, name: string) {
  await page.goto(origin + path)
  await page.waitForSelector(island(name))
  await page.$eval(island(name), element => element.scrollIntoView())
  await page.waitForSelector(`${island(name, 'ready')} .tool-frame:not([data-storing="asleep"])`)
}

export const textAt = (page: Page, selector: string) =>
  page.$eval(selector, element => element.textContent?.trim() ?? '')

/** Presses a key on an element, as somebody does who has no mouse. */
export async function key(page: Page, selector: string, name: 'Enter' | 'Space' = 'Space') {
  await page.waitForSelector(selector) // what a press brings may come after its picture
  await page.focus(selector)
  await page.keyboard.press(name)
}

/** Presses the button of these words in the tool. */
export async function pressButton(page: Page, words: string) {
  const button = `.tool ::-p-xpath(.//button[normalize-space()="${words}"][not(@disabled)])`
  await page.waitForSelector(button)
  await page.focus(button)
  await page.keyboard.press('Enter')
}

/** What "Save to a file" saves. */
export async function savedFile(page: Page): Promise<string> {
  await page.evaluate(() => Object.assign(window, { savedFile: '' }))
  await pressButton(page, 'Save to a file')
  const read = () => page.evaluate(() => String(Reflect.get(window, 'savedFile')))
  await until('the file is saved', async () => (await read()) !== '')
  return read()
}

/**
 * Reads a text as a file, and waits until the tool says something of a file. That may be what it said of the file before:
 * wait for what this one brings, too.
 */
export async function readFile(page: Page, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-'))
  // The browser may read it after this has returned.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'saved.json')
  writeFileSync(path, text)
  const field = await page.$('.tool input[type="file"]')
  // as: the selector names an input
  await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path)
  await until('the file is read', async () => {
    const said = await page.$$eval('.toast p, .tool-foot .field-problem', all => all.map(p => p.textContent ?? ''))
    return said.some(text => /file/.test(text))
  })
}

/**
 * How many sheets of A4 and of Letter the browser prints, with a margin of a centimetre, after the button of these words
 * was pressed. A printing that is over takes its sheet away.
 */
export async function sheets(page: Page, words: string): Promise<[number, number]> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const count = async (format: 'A4' | 'Letter') => {
    await pressButton(page, words)
    await page.waitForSelector('.print-sheet')
    const pdf = Buffer.from(await page.pdf({ format, margin })).toString('latin1')
    await until('the sheet is gone', async () => (await page.$('.print-sheet')) === null)
    return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  }
  return [await count('A4'), await count('Letter')]
}
