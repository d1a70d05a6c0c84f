// The contraction timer in a browser whose clock a test can move.
import type { Page } from 'puppeteer'
import type { Contraction } from '../../domain/tools/contractions.ts'
import { island, until } from './browser.ts'

export const address = '/calculators/contraction'
export const button = '.contractions-button'

/** For `before`: a clock that can be moved, nothing counted, nothing printed, a screen that can be kept on. */
export const movable = () => {
  const real = Date.now.bind(Date)
  const lab = {
    shift: Number(sessionStorage.getItem('shift')),
    stoppedAt: 0,
    locks: 0,
    copied: '',
    events: [] as string[],
    saved: null as Blob | null,
  }
  Object.assign(window, { lab, print: () => {} })
  Date.now = () => (lab.stoppedAt || real()) + lab.shift
  navigator.sendBeacon = (_, data) => {
    if (data instanceof Blob) data.text().then(text => lab.events.push(text))
    return true
  }
  const lock = () => Promise.resolve({ released: true, release: () => Promise.resolve(), count: lab.locks++ })
  Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } })
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => {
        lab.copied = text
      },
    },
  })
  URL.createObjectURL = blob => {
    lab.saved = blob as Blob // this page makes no other objects into addresses
    return '#saved'
  }
}

type Lab = { shift: number; stoppedAt: number; locks: number; copied: string; events: string[]; saved: Blob | null }

/** What the page's stand-ins saw. */
export const lab = (page: Page) => page.evaluate(() => ({ ...(Reflect.get(window, 'lab') as Lab) }))
export const savedText = (page: Page) => page.evaluate(() => (Reflect.get(window, 'lab') as Lab).saved?.text())

/** Moves the page's clock by so many seconds, and lets the page look at it. */
export const move = (page: Page, seconds: number) =>
  page.evaluate(by => {
    const lab = Reflect.get(window, 'lab') as Lab
    lab.shift += by * 1000
    sessionStorage.setItem('shift', String(lab.shift))
    document.dispatchEvent(new Event('visibilitychange'))
  }, seconds)

/** Stops the page's clock, or lets it go on: what follows is done in one moment on every machine. */
export const stopClock = (page: Page, isStopped: boolean) =>
  page.evaluate(isStopped => {
    const lab = Reflect.get(window, 'lab') as Lab
    lab.stoppedAt = isStopped ? Date.now() - lab.shift : 0
  }, isStopped)

export const ready = (page: Page) => page.waitForSelector(island('tool-contractions', 'ready'))

export async function open(page: Page, origin: string, hash = '') {
  await page.goto(origin + address + hash)
  await ready(page)
}

/** So many contractions before now, so many seconds apart, each so many seconds long. */
export const past = (gap: number, length: number, count: number): Contraction[] =>
  Array.from({ length: count }, (_, i) => {
    const start = Math.floor(Date.now() / 1000) * 1000 - (count - 1 - i) * gap * 1000 - length * 1000
    return { start, end: start + length * 1000 }
  })

/** Stores a timer's data and opens the page with it. */
export async function openWith(page: Page, origin: string, data: object) {
  await page.goto(origin + address)
  const text = JSON.stringify({ tool: 'contractions', version: 1, data })
  await page.evaluate(text => localStorage.setItem('tool-contractions', text), text)
  await page.reload()
  await ready(page)
  await until('it is shown', async () => (await rows(page)).length > 0)
}

export const rows = (page: Page) => page.$$eval('.contraction-figures', all => all.map(row => row.textContent ?? ''))
export const textOf = (page: Page, place: string) => page.$eval(place, element => element.textContent ?? '')
/** What is said at the foot of the window, with the way back. */
export const said = (page: Page) => textOf(page, '.toast-place')

/** Presses the button of a name, by the keyboard: nothing can lie over it. */
export async function press(page: Page, name: string) {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`)
  // What a press changes may come alive after the next picture.
  await page.waitForFunction(button => !button?.matches(':disabled'), {}, found)
  await found?.focus()
  await page.keyboard.press('Enter')
}

/** Where something stands in the window. */
export const boxOf = (page: Page, place: string) =>
  page.$eval(place, element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  })
