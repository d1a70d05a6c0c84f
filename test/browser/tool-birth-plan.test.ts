// The birth plan: chosen by keyboard, kept, in a short form, and on one printed page however much is chosen.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mostImportant } from '../../domain/tools/birth-plan.ts'
import { openSite, until } from '../support/browser.ts'
import { key, onDevice, openTool, pressButton, readFile, savedFile, sheets, textAt } from '../support/list-tools.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)
const path = '/a/tool-birth-plan'
const part = (n: number) => `.plan-sections .tool-fold:nth-of-type(${n})`
const paper = '.plan-preview .tool-paper'

async function openPart(page: Page, place: string) {
  await key(page, `${place} > summary`, 'Enter')
  await page.waitForSelector(`${place} .plan-line`)
}

await site.test('wishes become a page, by keyboard alone', { width: 390, before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-birth-plan')
  await page.type('[name="name"]', 'Ana Almeida')
  await openPart(page, part(2))
  await key(page, `${part(2)} .plan-line input`)
  await until('it stands on the page', async () => /I would like to move/.test(await textAt(page, paper)))
  await page.keyboard.press('ArrowRight')
  await until('the other answer does', async () => /stay in bed/.test(await textAt(page, paper)))
  await page.keyboard.press('ArrowLeft')
  await key(page, `${part(2)} .plan-marks input`)
  await key(page, `${part(2)} .plan-line:nth-of-type(2) .plan-marks label:last-child input`)
  await look(t, page, 'with a part open')
  await key(page, '[name="paper"][value="short"]')
  await until('the short form has it', async () =>
    /What matters most to me.*I would like to move/.test(await textAt(page, paper)),
  )
  await key(page, '[name="paper"][value="ask"]')
  await until('the question stands there', async () => /May I drink in labor/.test(await textAt(page, paper)))

  await page.reload()
  await page.waitForSelector(paper)
  await until('it is there again', async () => /Ana Almeida.*I would like to move/.test(await textAt(page, paper)))
  t.equal(
    await page.evaluate(() => JSON.parse(localStorage.getItem('tool-birth-plan') ?? '{}').glance?.text),
    '1 wish on one page',
  )
  await pressButton(page, 'Forget all')
  await until('it is forgotten', async () => /Nothing is chosen yet/.test(await textAt(page, '.plan-preview')))
  await key(page, '.toast button', 'Enter')
  await until('and taken back', async () => /Ana Almeida/.test(await textAt(page, paper)))
})

await site.test('however much is chosen, it is one printed page', { before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-birth-plan')
  await page.type('[name="name"]', 'Ana')
  const file = JSON.parse(await savedFile(page))
  const choices: Record<string, string> = {}
  const words: Record<string, string> = {}
  const about: Record<string, string> = {}
  // What the page itself hands to the tool: every line, in its longest words.
  const { sections, fields } = await page.$eval('x-island[name="tool-birth-plan"]', element =>
    JSON.parse(element.getAttribute('props') ?? '{}'),
  )
  const steps: [points: number, sections: number, isWordy: boolean, fill: number][] = [
    [11, 2, false, 0],
    [11, sections.length, false, 0.7],
    [8, sections.length, true, 0.7],
  ]
  for (const [points, most, isWordy, fill] of steps) {
    for (const { id } of fields) about[id] = isWordy ? 'Penicillin gives me a rash. '.repeat(3) : 'Ana'
    for (const { id, lines } of sections.slice(0, most)) {
      for (const line of lines) {
        const [longest] = line.options.sort((a: { says: string }, b: { says: string }) => b.says.length - a.says.length)
        choices[line.id] = longest.id
      }
      if (isWordy) words[id] = 'Some words of my own, and more of them. '.repeat(6)
    }
    const important = sections.slice(0, mostImportant).map(({ id }: { id: string }) => id)
    const data = { about, choices, words, important, asked: [] }
    await readFile(page, JSON.stringify({ ...file, data }))
    await until('it is this file that was read', () =>
      page.evaluate(words => Object.values(localStorage).some(text => text.includes(words)), JSON.stringify(choices)),
    )
    await until(`it is set in ${points} points`, async () => (await page.$(`${paper} .plan-type-${points}`)) !== null)
    const warned = await page.$$eval('.plan-preview .callout', all => all.map(({ textContent }) => textContent).join())
    t.match(warned, isWordy ? /^So many lines go on one page only in small type\. A nurse reads/ : /^$/)
    t.same(await sheets(page, 'Print'), [1, 1], `${most} sections`)
    const filled = await filledOf(page)
    t.ok(filled >= fill && filled <= 1, `${filled} of the sheet`)
  }
  t.ok((await page.$$eval(`${paper} li`, all => all.length)) > 50, 'and all of it is there')

  await key(page, '[name="paper"][value="short"]')
  await until('the short form is there', async () => /What matters most to me/.test(await textAt(page, paper)))
  t.match(
    await textAt(page, '.plan-preview .callout'),
    /lines that you marked are not in it: nobody would read that much/,
  )
  const short = await page.$eval(paper, sheet => (sheet as HTMLElement).innerText.trim().split(/\s+/).length)
  t.ok(short > 60 && short <= 220, `${short} words: a nurse reads them in under a minute`)
})

/** How much of the height of a sheet of Letter is filled, within margins of a centimetre. */
async function filledOf(page: Page) {
  const mm = 96 / 25.4
  const before = page.viewport()
  await pressButton(page, 'Print')
  await page.setViewport({ width: Math.round(196 * mm), height: 1000 })
  await page.emulateMediaType('print')
  const height = await page.$eval('.print-sheet .plan-page', sheet => sheet.getBoundingClientRect().height)
  await page.emulateMediaType()
  await page.setViewport(before)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return height / (259 * mm)
}

await site.test('from the lines to the page and back', { width: 390, before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-birth-plan')
  await page.type('[name="name"]', 'Ana')
  await openPart(page, part(4))
  t.match(await textAt(page, part(4)), /Who speaks of pain relief first/, 'what is not plain is explained')
  await page.$eval(`${part(4)} .plan-line:last-of-type`, line => line.scrollIntoView({ block: 'center' }))
  const at = await page.evaluate(() => scrollY)
  const isSeen = (selector: string) =>
    page.$eval(selector, element => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= -1 && bottom <= innerHeight
    })
  t.ok(await isSeen('.plan-sections .plan-jump'), 'the way to the page is in view')
  await key(page, '.plan-sections .plan-jump', 'Enter')
  await until('the page is', () => isSeen('.plan-preview legend'))
  await key(page, '.plan-preview .plan-jump', 'Enter')
  await until('and the line again', async () => Math.abs((await page.evaluate(() => scrollY)) - at) < 60)
})

await site.test('the card for a loss is opened by whoever opens it', { before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-birth-plan')
  t.notMatch(await textAt(page, '.tool'), /If our baby dies/)
  const card = '.plan-cards .tool-fold:last-child'
  await openPart(page, card)
  t.equal(await page.$(`${card} .plan-marks`), null, 'there is nothing to mark')
  await key(page, `${card} .plan-line input`)
  await page.waitForSelector(`${card} .tool-paper`)
  t.equal(await textAt(page, `${card} .tool-fold-said`), '', 'it is not counted')
  t.match(await textAt(page, '.plan-preview'), /Nothing is chosen yet/)
  t.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('tool-birth-plan') ?? '{}').glance), undefined)
  await page.reload()
  await page.waitForSelector('.tool-frame[data-storing="stored"]')
  t.equal(await page.$(`${card}[open]`), null, 'it is closed again')
})
