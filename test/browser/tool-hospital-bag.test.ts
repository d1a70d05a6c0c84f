// The packing list: ticked by keyboard, cut to what the hospital does not have, kept, undone, saved, printed.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { key, onDevice, openTool, pressButton, readFile, savedFile, sheets, textAt } from '../support/list-tools.ts'
import { look } from '../support/look.ts'
import { restyledBy } from '../support/restyled.ts'

const site = await openSite(t)
const path = '/a/checklist-packing-a-hospital-bag'
const count = '.bag-count'
const line = (id: number) => `.bag-group:first-child .bag-lines > li:nth-child(${id})`

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const isOnRow = (page: Page) => page.evaluate(() => document.activeElement?.matches('.bag-lines input'))
/** Packs all that is shown but the last. */
const packAll = async (page: Page) => {
  for (;;) {
    const rows = await page.$$('.bag-lines input')
    if (rows.length === 1) return
    await rows[0]?.evaluate(row => (row as HTMLElement).click()) // as: it is an input
    await until('it is gone', async () => (await page.$$('.bag-lines input')).length < rows.length)
  }
}

// A rule of any tool for every element below one that `:has` something makes each press in all tools restyle the page.
await site.test('a tick restyles what it changes, not the page', { width: 390, before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-hospital-bag')
  const most = await restyledBy(page, async () => {
    await key(page, `${line(1)} input`)
    await until('it is counted', async () => (await textAt(page, count)) === '1 of 51 packed')
  })
  t.ok(most > 0 && most < 60, `at most ${most} elements at once`)
})

await site.test('a bag is packed, by keyboard alone', { width: 390, before: onDevice }, async (t, page) => {
  const says = (words: string) => until(`it says ${words}`, async () => (await textAt(page, count)) === words)
  await openTool(page, site.origin, path, 'tool-hospital-bag')
  await says('0 of 51 packed')
  await key(page, `${line(1)} input`)
  await key(page, `${line(2)} input`)
  await says('2 of 51 packed')
  t.equal(await page.$eval('.bag-meter', meter => (meter as HTMLMeterElement).value), 2) // as: it is a meter

  t.equal(await textAt(page, `${line(5)} .bag-more`), 'Not needed')
  await key(page, `${line(5)} .bag-more`, 'Enter')
  await key(page, `${line(5)} .bag-ways button:first-child`, 'Enter')
  await says('2 of 50 packed')
  t.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2', 'focus stays in its group')
  await key(page, '.toast button', 'Enter')
  await says('2 of 51 packed')
  await key(page, `${line(5)} .bag-more`, 'Enter')
  await key(page, `${line(5)} .bag-ways button:last-child`, 'Enter')
  await says('2 of 50 packed')
  await key(page, '.bag-off summary', 'Enter')
  await look(t, page, 'with a line taken off')
  await pressButton(page, 'Put back')
  await says('2 of 51 packed')

  await key(page, '.bag-add .button', 'Enter')
  t.match(await textAt(page, '.bag-add .field-problem'), /Write what you want to pack/)
  t.equal(await focused(page), 'own-papers', 'the field is what is wrong, not its button')
  await page.type('[name="own-papers"]', 'Letter from the midwife')
  await page.keyboard.press('Enter')
  await says('2 of 52 packed')
  await key(page, '[name="twins"]')
  await says('2 of 54 packed')

  await page.reload()
  await says('2 of 54 packed')
  t.match(await textAt(page, '.tool-storing'), /Saved on this device/)
  t.equal(
    await page.evaluate(() => JSON.parse(localStorage.getItem('tool-hospital-bag') ?? '{}').glance?.text),
    '2 of 54 packed',
  )

  await key(page, '[name="view"][value="open"]')
  await until('what is packed is gone', async () => !/Insurance card/.test(await textAt(page, '.bag-groups')))
  await page.focus(`${line(1)} input`)
  for (const packed of [3, 4]) {
    await page.keyboard.press('Space')
    await says(`${packed} of 54 packed`)
    t.ok(await isOnRow(page), 'the focus goes to the next row')
  }
  await packAll(page)
  await page.focus('.bag-lines input')
  await page.keyboard.press('Space')
  await says('54 of 54 packed')
  t.equal(await focused(page), 'view', 'and to what is shown when none is left')

  await key(page, '[name="view"][value="quick"]')
  await until('few lines are left', async () => (await page.$$('.bag-lines > li')).length < 20)
  t.notMatch(await textAt(page, '.bag-groups'), /Massage oil/)
})

await site.test('saved to a file, forgotten, read from the file, printed', { before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-hospital-bag')
  await key(page, `${line(1)} input`)
  const file = await savedFile(page)
  t.match(JSON.parse(file), { tool: 'hospital-bag', version: 1, data: { marks: { id: 'packed' } } })
  await pressButton(page, 'Forget all')
  await until('it is forgotten', async () => (await textAt(page, count)) === '0 of 51 packed')
  await readFile(page, 'no backup')
  t.match(await textAt(page, '.tool-foot .field-problem'), /not a file that a tool of the almanac saved/)
  await readFile(page, file)
  await until('it is back', async () => (await textAt(page, count)) === '1 of 51 packed')
  t.same(await sheets(page, 'Print'), [1, 1], 'the list is one sheet')
})
