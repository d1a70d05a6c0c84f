// What tests of the frame ask of a page: which of its panels are open, where the focus is, whether the page can be
// scrolled.
import type { Page } from 'puppeteer'
import { until } from './browser.ts'

/** A phone, whatever its window: the site answers with the layout of phones. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

export const dropdown = (id: string) => `#menu-${id}`
export const itemButton = (id: string) => `.menu-row [data-menu="${id}"] > button`
export const accordionItem = (id: string) => `#menu details[data-menu="${id}"]`

/** Ids of all that stands open over the page, and of the panel's items that are unfolded. */
export const opened = (page: Page) =>
  page.$$eval(':popover-open, dialog[open], #menu details[open]', all =>
    all.map(element => element.id || `item ${element.getAttribute('data-menu')}`),
  )

/** Waits until exactly these stand open. */
export async function untilOpen(page: Page, ...ids: string[]): Promise<void> {
  let found: string[] = []
  const check = async () => {
    found = await opened(page)
    return JSON.stringify(found) === JSON.stringify(ids)
  }
  await until(`open is [${ids}]`, check).catch(error => {
    throw new Error(`${error.message} It is [${found}].`)
  })
}

/** Waits until a new size of the window is drawn and known: its events come with a frame. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** The name of what has the focus, and where it leads. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const field = element instanceof HTMLInputElement ? element.placeholder : ''
    const name = element?.getAttribute('aria-label') ?? (field || element?.textContent?.trim() || '')
    return { name, path: element?.getAttribute('href') ?? '' }
  })

/** Presses Tab until what has that name has the focus. @throws when it has not after `most` of them */
export async function tabTo(page: Page, name: string, most = 12): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).name === name) return
  }
  throw new Error(`${name} has no focus after ${most} Tabs; it is on ${JSON.stringify(await focused(page))}`)
}

/**
 * Until a timer of the page that begins now is over: one of its own that began before and is shorter is over, too,
 * however slow the machine is.
 */
export const waited = (page: Page, ms: number) =>
  page.evaluate(ms => new Promise<void>(done => setTimeout(done, ms)), ms)

/** Turns the wheel where the mouse is, and says whether the page stays where it was for some frames. */
export async function isLocked(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => scrollY)
  const turned = await page.evaluateHandle(() => {
    const turning = new Promise(done => addEventListener('wheel', done, { once: true, capture: true, passive: true }))
    return { turning }
  })
  await page.mouse.wheel({ deltaY: 300 })
  await turned.evaluate(async ({ turning }) => {
    await turning
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
  return (await page.evaluate(() => scrollY)) === before
}

/** Waits until the header's script listens: it comes with the first touch. */
export async function awake(page: Page): Promise<void> {
  await page.$eval('.site-header', header => header.dispatchEvent(new Event('pointerover')))
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/js\/menus-/.test(name))?.name,
  )
  // Once more from the browser's cache; who asked for it first has run by then.
  await page.evaluate(address => import(address).then(() => {}), (await script.jsonValue()) ?? '')
}

/** For `before`: notes what opens, and how much of it stood open at once. */
export const noteOpenings = () => {
  const notes = { opened: [] as string[], most: 0 }
  Object.assign(window, { notes })
  document.addEventListener(
    'toggle',
    event => {
      if (!(event instanceof ToggleEvent) || event.newState !== 'open') return
      notes.opened.push((event.target as Element).id) // what toggles is an element
      notes.most = Math.max(notes.most, document.querySelectorAll(':popover-open, dialog[open]').length)
    },
    true,
  )
}
export const notesOf = (page: Page): Promise<{ opened: string[]; most: number }> =>
  page.evaluate(() => Reflect.get(window, 'notes'))

/**
 * A press of the mouse without a rest before it. `page.click` waits between moving and pressing; on a busy machine that
 * is long enough to open a dropdown and to mean its closing.
 */
export async function press(page: Page, selector: string): Promise<void> {
  const box = await (await page.waitForSelector(selector, { visible: true }))?.boundingBox()
  if (!box) throw new Error(`${selector} cannot be seen.`)
  const { mouse } = page
  await Promise.all([mouse.move(box.x + box.width / 2, box.y + box.height / 2), mouse.down(), mouse.up()])
}
