// The baby tracker as parents use it: with one thumb, at night, over days, and for a visit.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import {
  baby,
  button,
  caught,
  focusIs,
  hour,
  key,
  open,
  press,
  rows,
  says,
  store,
  text,
  type,
} from '../support/baby-tracker.ts'
import { island, noEvents, openSite, until } from '../support/browser.ts'
import { sheets } from '../support/list-tools.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)

await site.test('a night with one thumb', { width: 390, height: 844, before: noEvents }, async (t, page) => {
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, site.origin)
  await page.focus('[data-kind=diaper]')
  await page.keyboard.press('Enter')
  await page.waitForSelector(button('Wet'))
  await until('the focus is in the panel', () => page.evaluate(() => document.activeElement?.textContent === 'Wet'))
  await page.keyboard.press('Enter')
  await until('it stands in the log', async () => (await rows(page)).join() === 'Wet diaper')
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-kind')), 'diaper', 'the focus is back')
  await says(page, '[data-kind=diaper]', /just now, wet diaper/)

  await page.click('[data-kind=sleep]')
  await says(page, '.baby-running', /Sleep since/)
  await page.reload()
  await page.waitForSelector(island(key, 'ready'))
  await says(page, '.baby-running', /Sleep since .*0:0\d/)
  await press(page, 'Stop')
  await until('it has ended', async () => !(await page.$('.baby-running')))
  t.equal((await rows(page))[0], 'Sleep, 0 min')

  await page.click('[data-kind=medicine]')
  await press(page, 'Log it as given now')
  await says(page, '.baby-panel', /Enter the name, as it stands on the label/)
  await type(page, 'Name of the medicine', 'Zaphodol')
  await type(page, 'Dose, as you gave it', '1 drop')
  await press(page, 'Log it as given now')
  await says(page, '[data-kind=medicine]', /just now, Zaphodol, 1 drop/)
  await page.click('[data-kind=medicine]')
  await says(page, '.baby-given', /Zaphodol last given just now, at .*1 drop/)
  t.notMatch(await text(page, '.tool'), /may give|again/i, 'it never says that more may be given')
  await look(t, page, 'with a panel')

  await page.click('.baby-log li [aria-label^="Delete Zaphodol"]')
  await until('it is gone', async () => !(await rows(page)).includes('Zaphodol, 1 drop'))
  await press(page, 'Undo')
  await until('it is back', async () => (await rows(page)).includes('Zaphodol, 1 drop'))
  t.same(
    asked.filter(request => /Zaphodol|drop/.test(request)),
    [],
    `nothing typed is in ${asked.length} requests`,
  )
})

await site.test(
  'by hand: what is missing is said, and a line can be changed',
  { before: noEvents },
  async (t, page) => {
    await open(page, site.origin)
    await press(page, 'Add by hand')
    await page.waitForSelector('.baby-panel select')
    await type(page, 'Day', '02/30/2026')
    await page.keyboard.press('Enter')
    await says(page, '.baby-panel', /February 2026 has no 30th: please check the day/)
    await says(page, '.baby-panel', /Enter when it ended/)
    t.equal(
      await page.$eval('.baby-panel .date-picker input', input => input.value),
      '02/30/2026',
      'nothing typed is lost',
    )
    await page.select('.baby-panel select', 'bottle')
    await type(page, 'Day', '11/01/2025')
    await type(page, 'Amount in the bottle', 'lots')
    await page.keyboard.press('Enter')
    await says(page, '.baby-panel', /Please enter a number from 0\.1 to 20 ounces/)
    await type(page, 'Amount in the bottle', '4,5')
    await page.keyboard.press('Enter')
    await until('it is added', async () => (await rows(page)).join() === 'Bottle, 4,5 oz')
    await page.click('.baby-log [aria-label^="Edit Bottle"]')
    await page.waitForSelector('.baby-panel select')
    await page.select('.baby-panel select', 'both')
    await press(page, 'Save the change')
    await until('it is changed', async () => (await rows(page)).join() === 'Wet and dirty diaper')
  },
)

await site.test(
  'a second child has a name of its own, and no form of the first',
  { before: noEvents },
  async (t, page) => {
    await open(page, site.origin)
    await store(
      page,
      baby({ name: 'Mia', birthDate: new Date(Date.now() - 15 * 24 * hour).toISOString().slice(0, 10) }),
    )
    await open(page, site.origin)
    await says(page, '.baby-tabs', /Mia.*2 weeks/)
    await press(page, 'Add by hand')
    await page.waitForSelector('.baby-panel select')
    await press(page, 'Add a child')
    await page.waitForSelector('[name=new_child]')
    await until('its field has the focus', () => page.$eval('[name=new_child]', input => input.matches(':focus')))
    await press(page, 'Cancel')
    await until('nothing was added', async () => !(await page.$('[name=new_child]')))
    t.notOk(await page.$('.baby-tabs [aria-pressed]'), 'there is still one child')
    await press(page, 'Add a child')
    await page.waitForSelector('[name=new_child]')
    await page.keyboard.type('Leo')
    await page.keyboard.press('Enter')
    await says(page, '.baby-tabs [aria-pressed=true]', /^Leo/)
    await until('the form of Mia is closed', async () => !(await page.$('.baby-panel')))
    await focusIs(page, /Add a child/)
    await press(page, 'Add by hand')
    await says(page, '.baby-panel h3', /Add by hand for Leo/)
  },
)

await site.test('out to a file, forgotten, and back', { before: caught }, async (t, page) => {
  await open(page, site.origin)
  await store(page, baby({ name: 'Mia', log: [{ id: 1, kind: 'diaper', way: 'wet', at: Date.now() - hour }] }))
  await open(page, site.origin)
  await press(page, 'Add a child')
  await press(page, 'Add this child')
  await until('there are two', () => page.$$eval('.baby-tabs [aria-pressed]', tabs => tabs.length === 2))
  t.same(await rows(page), [], 'the second has a log of its own')
  await press(page, 'Save to a file')
  const saved = () => page.evaluate(() => (window as unknown as { kept: { file: Promise<string> } }).kept.file)
  await until('it is saved', async () => (await saved()) !== '')
  const file = await saved()
  t.match(file, '"name":"Mia"')
  await press(page, 'Forget all')
  await until('all is gone', () => page.evaluate(key => localStorage.getItem(key) === null, key))
  const path = join(mkdtempSync(join(tmpdir(), 'baby-')), 'almanac-baby-tracker.json')
  writeFileSync(path, file)
  const input = await page.$('input[type=file]')
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path)
  await says(page, '.baby-tabs', /Mia/)
  await press(page, 'Mia')
  await until('the log is back', async () => (await rows(page)).join() === 'Wet diaper')
})

await site.test('the sheet for a visit', { before: caught }, async (t, page) => {
  const today = Date.now()
  const log = [
    { id: 1, kind: 'feed', way: 'bottle', amount: '4', unit: 'oz', at: today - 60_000 },
    { id: 2, kind: 'medicine', what: 'Vitamin D', amount: '1 drop', at: today - 2 * 24 * hour },
  ]
  await open(page, site.origin)
  const measures = [{ id: 1, day: '2026-08-01', units: 'us', weight: '10', ounces: '2', length: '', head: '' }]
  await store(
    page,
    baby({ name: 'Mia', birthDate: '2026-05-01', dueDate: '2026-06-26', chart: 'girls', log, measures }),
  )
  await open(page, site.origin)
  await press(page, 'Print')
  await until('it is printed', () => page.evaluate(() => Reflect.get(window, 'kept').prints === 1))
  const sheet = await text(page, '.print-sheet')
  t.equal(await page.$$eval('.print-sheet .baby-write hr', lines => lines.length), 5, 'lines to write questions on')
  t.match(sheet, /Weight, August 1, 2026: 10 lb 2 oz, about the \d+\w\w percentile/)
  t.match(sheet, '–', 'a day without a line is none with nothing')
  for (const words of ['Baby tracker: Mia', 'Born May 1, 2026', 'The last seven days', '1 (4 oz)', 'Vitamin D, 1 drop'])
    t.match(sheet, words)
  t.notMatch(sheet, /NaN|undefined/)
})

await site.test(
  'a full week, six medicines and twelve measurements are one sheet',
  { before: caught },
  async (t, page) => {
    const now = Date.now()
    const ago = (hours: number) => now - hours * hour
    const log = Array.from({ length: 56 }, (_, i) => [
      { id: 3 * i + 1, kind: 'feed', way: 'bottle', amount: '4.5', unit: 'oz', at: ago(3 * i + 1) },
      { id: 3 * i + 2, kind: 'diaper', way: 'both', at: ago(3 * i + 2) },
      { id: 3 * i + 3, kind: 'medicine', what: `Zaphodol for infants, ${i % 6}`, amount: '2.5 ml', at: ago(3 * i + 3) },
    ]).flat()
    const dayAt = (days: number) => new Date(ago(24 * days)).toISOString().slice(0, 10)
    const measures = Array.from({ length: 12 }, (_, i) => ({
      ...{ id: i + 1, day: dayAt(180 - 14 * i), units: 'us', weight: String(8 + i), ounces: '2' },
      ...{ length: String(20 + i / 2), head: String(14 + i / 4) },
    }))
    await open(page, site.origin)
    const about = { name: 'Mia', birthDate: dayAt(200), dueDate: dayAt(144), chart: 'girls' }
    await store(page, baby({ ...about, log, measures }))
    await open(page, site.origin)
    await says(page, '.tool-sheet', /Last places on the growth chart for girls.*Questions for this visit/s)
    t.equal(await page.$$eval('.tool-sheet .baby-sheet li', all => all.length), 6 + 12 + 3)
    t.same(await sheets(page, 'Print'), [1, 1])
  },
)

await site.test('growth, by the corrected age', { width: 390, before: noEvents }, async (t, page) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await open(page, site.origin)
  await store(page, baby({ birthDate: '2026-05-01', dueDate: '2026-06-26', chart: 'boys' }))
  await open(page, site.origin)
  t.notOk(
    scripts.some(url => /growth/.test(url)),
    'its numbers come when it is opened',
  )
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('.tool-fold summary')[1]?.click())
  await press(page, 'Add a measurement')
  await type(page, 'Measured on', '06/26/2026')
  await page.keyboard.press('Enter')
  await says(page, '.baby-panel', /Enter at least one of these/)
  await type(page, 'Weight, pounds', '7')
  await type(page, 'and ounces', '6')
  await page.keyboard.press('Enter')
  await says(page, '[aria-label="Result"]', /June 26, 2026: 7 lb 6 oz, about the 50th percentile.*by the corrected age/)
  await press(page, 'Add a measurement')
  await type(page, 'Measured on', '06/01/2026')
  await type(page, 'Weight, pounds', '5')
  await page.keyboard.press('Enter')
  await says(page, '[aria-label="Result"]', /June 1, 2026: 5 lb, not on this chart: before the due date/)
  await focusIs(page, /^Add a measurement/)
  await look(t, page, 'with a chart')
})

await site.test('without script the page says how it works', { script: false }, async (t, page) => {
  await page.goto(`${site.origin}/baby-tracker`)
  t.match(await text(page, 'main'), /needs JavaScript/)
  t.match(await text(page, 'main'), /\(X \/ M\)\^L/)
})
