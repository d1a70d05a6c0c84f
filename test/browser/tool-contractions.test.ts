// The contraction timer, used as in the night: by one key, through a reload, with clocks that are wrong.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import {
  address,
  button,
  lab,
  movable,
  move,
  open,
  openWith,
  past,
  press,
  ready,
  rows,
  said,
  savedText,
  stopClock,
  textOf,
} from '../support/contractions.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)
const phone = { width: 390, height: 844, before: movable }
const label = (page: Page) => textOf(page, button)
const result = (page: Page) => textOf(page, '.contractions-met')
const sentence = 'This is the pattern many providers ask you to call about.'

await site.test('one key, and a reload in the middle', phone, async (t, page) => {
  await open(page, site.origin)
  t.ok(await page.$eval(button, element => element.getBoundingClientRect().width > 250), 'the size of a hand')
  await page.focus(button)
  await stopClock(page, true)
  await page.keyboard.press('Space')
  await until('it runs', async () => (await label(page)) === 'It is over')
  t.match(await said(page), 'Contraction started.')
  await page.keyboard.press('Space')
  t.equal(await label(page), 'It is over', 'a thumb that trembles ends nothing')
  await stopClock(page, false)
  t.equal((await lab(page)).locks, 1, 'the screen is kept on')
  await move(page, 0)
  await until('it is asked again', async () => (await lab(page)).locks === 2)

  await page.reload()
  await ready(page)
  await until('it still runs', async () => (await label(page)) === 'It is over')
  await move(page, 62)
  await until('its clock shows it', async () => /1:0\d/.test(await textOf(page, '.contractions-clock b')))
  t.same(await page.$$('.contractions-clocks [aria-live], .contractions-clocks [role=status]'), [], 'and tells nobody')
  await page.focus(button)
  await page.keyboard.press('Enter')
  await until('it is over', async () => (await rows(page)).length === 1)
  t.match(await rows(page), [/^1 min \d+ s long$/])
  t.match(await said(page), /It is over: 1 min \d+ s\./)
  await press(page, 'Strength 4 of 5')
  await until('it is told', async () => (await rows(page)).join().endsWith('strength 4'))
})

await site.test('a press that came before the tool was awake ends what runs', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 2).slice(0, 1), running: Date.now() - 60_000 })
  await page.evaluateOnNewDocument(selector => {
    const press = () => document.querySelector<HTMLElement>(selector)?.click()
    customElements.whenDefined('x-island').then(press)
  }, button)
  await page.reload()
  await until('it is over', async () => (await rows(page)).length === 2)
  t.match(await said(page), /It is over: 1 min/)
})

await site.test('what was done is taken back', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 3), night: true })
  await look(t, page, 'at night')
  const before = await rows(page)
  const time = await textOf(page, '.contraction-time')
  await press(page, `Delete ${time.split(' ').slice(0, 2).join(' ')}`)
  await until('it is gone', async () => (await rows(page)).length === 2)
  await press(page, 'Undo')
  await until('it is back', async () => (await rows(page)).length === 3)
  t.same(await rows(page), before)
  await press(page, 'Forget all')
  await until('all is gone', async () => (await rows(page)).length === 0)
  await press(page, 'Undo')
  await until('all is back', async () => (await rows(page)).length === 3)
})

await site.test('a pattern, by the rule that was chosen', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 62, 13), phone: '555 0100' })
  await until('it is said', async () => (await result(page)).startsWith(sentence))
  t.equal(await page.$eval('.contractions-met a', link => link.getAttribute('href')), 'tel:5550100')
  t.notMatch(await textOf(page, '.tool'), /in labor|time to go|NaN/i)
  await look(t, page, 'with a pattern')
  await page.click('input[name=rule][value="4-1-1"]')
  await until('it is not said', async () => (await result(page)) === '')
  const tops = await page.evaluate(() => {
    scrollTo(0, document.querySelector('.contractions-list')?.getBoundingClientRect().top ?? 0)
    return document.querySelector('.contractions-band')?.getBoundingClientRect().top
  })
  t.equal(tops, 0, 'what not to wait for stays in view')
})

await site.test('one by hand, and what is typed wrong', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 2) })
  await press(page, 'Add one by hand')
  const length = await page.waitForSelector('.contractions-form [name=length]')
  const problem = () => page.$$eval('.field-problem', all => all.map(each => each.textContent).join())
  await length?.type('a minute')
  await page.keyboard.press('Enter')
  await until('it is said', async () => /from 1 second to 30 minutes, as 62 or 1:02/.test(await problem()))
  t.equal(await page.$eval('[name=length]', field => (field as HTMLInputElement).value), 'a minute', 'nothing is lost')
  t.ok(await page.$eval('[name=length]', field => field === document.activeElement), 'the focus is there')
  await length?.click({ count: 3 })
  await length?.type('1:15')
  const setStart = (hours: number) =>
    page.$eval(
      '[name=start]',
      (field, hours) => {
        const input = field as HTMLInputElement
        const date = new Date(Date.now() + hours * 3_600_000)
        const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, local)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      },
      hours,
    )
  await setStart(2)
  await press(page, 'Save')
  await until('it is said', async () => /lies in the future/.test(await problem()))
  await setStart(-3)
  await look(t, page, 'the form')
  await press(page, 'Save')
  await until('it is there', async () => (await rows(page)).length === 3)
  t.match((await rows(page)).at(-1), '1 min 15 s long')
  t.match(await said(page), 'One was added.')

  const [last = ''] = (await textOf(page, '.contraction-time')).split(/ (?=\w+ \d+$)/)
  await press(page, `Change ${last}`)
  const changed = await page.waitForSelector('.contractions-form [name=length]')
  await changed?.click({ count: 3 })
  await changed?.type('90')
  await page.type('.contractions-form [name=note]', 'In the car')
  await press(page, 'Save')
  await until('it is changed', async () => /^1 min 30 s long/.test((await rows(page))[0] ?? ''))
  t.equal(await textOf(page, '.contraction-note'), 'In the car')
})

await site.test('a clock that is set back, and one that was forgotten', phone, async (t, page) => {
  await open(page, site.origin)
  await page.click(button)
  await until('it runs', async () => (await label(page)) === 'It is over')
  await move(page, -7200)
  const question = '.contractions-question'
  await page.waitForSelector(question)
  t.match(await textOf(page, question), /clock now stands before .* It was probably changed/)
  t.notMatch(await textOf(page, '.contractions-clocks'), '-')
  await page.click(button)
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'length', 'the button leads there')
  await page.keyboard.type('58')
  await page.keyboard.press('Enter')
  await until('it is over', async () => (await rows(page)).join() === '58 s long')
  await until('it is said', async () => /clock is behind your last/.test(await textOf(page, '.contractions-timer')))
  await move(page, 9000)

  await page.click(button)
  await until('it runs', async () => (await label(page)) === 'It is over')
  await move(page, 601)
  await page.waitForSelector(question)
  t.match(await textOf(page, question), 'for more than 10 minutes. Is it still going?')
  await press(page, 'Still going')
  await until('it is believed', async () => (await page.$(question)) === null)
  await move(page, 601)
  await page.waitForSelector(question)
  await press(page, 'Forget this one')
  await until('it is forgotten', async () => (await label(page)) === 'Contraction started')
  t.equal((await rows(page)).length, 1)
})

await site.test('other time zones move clocks, and no length', phone, async (t, page) => {
  await page.emulateTimezone('America/New_York')
  await openWith(page, site.origin, { list: past(300, 60, 3) })
  const before = await rows(page)
  const time = await textOf(page, '.contraction-time')
  await page.emulateTimezone('Asia/Tokyo')
  await page.reload()
  await until('it is shown', async () => (await rows(page)).length === 3)
  t.same(await rows(page), before)
  t.not(await textOf(page, '.contraction-time'), time)
})

await site.test('a sheet, a table, a file out and in', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 12), waters: 'clear, at 3 am', running: Date.now() - 5000 })
  await press(page, 'Show a nurse')
  const sheet = await page.waitForSelector('.dialog[open] .contractions-nurse-sheet')
  t.match(await sheet?.evaluate(element => element.textContent), /Since.*Watersclear, at 3 am.*Contractions13/)
  t.ok(
    await page.$eval('.dialog[open]', ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
    'one screen',
  )
  await look(t, page, 'for a nurse')
  await page.keyboard.press('Escape')
  await until('it is closed', async () => (await page.$('.dialog[open]')) === null)

  await press(page, 'Print')
  await page.waitForSelector('body > .print-sheet')
  await page.emulateMediaType('print')
  t.match(await page.evaluate(() => document.body.innerText), /^Contractions\n.*Waters.*The last 8/s)
  await page.emulateMediaType('screen')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await press(page, 'Save as a table (CSV)')
  await until('it is saved', async () => /^"Start",/.test((await savedText(page)) ?? ''))
  t.equal((await savedText(page))?.trim().split('\r\n').length, 13)

  await press(page, 'Save to a file')
  await until('it is saved', async () => /^\{"tool":"contractions"/.test((await savedText(page)) ?? ''))
  const text = (await savedText(page)) ?? ''
  const read = (text: string) =>
    page.$eval(
      'input[type=file]',
      (field, text) => {
        const files = new DataTransfer()
        files.items.add(new File([text], 'almanac-contractions.json'))
        Object.assign(field, { files: files.files })
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      text,
    )
  await press(page, 'Forget all')
  await until('all is gone', async () => (await rows(page)).length === 0)
  await read('a photo')
  await until('it is refused', async () => /not a file that a tool/.test(await textOf(page, '.tool-foot')))
  await read(text)
  await until('all is back', async () => (await rows(page)).length === 12)
  t.equal(await label(page), 'It is over', 'and the one that runs')
})

await site.test('the sheet and the pattern of a first one', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 1) })
  t.match(
    await textOf(page, '.tool'),
    'This is the first; the rule looks at an hour of them. You can call before it fits.',
  )
  await press(page, 'Show a nurse')
  const sheet = await page.waitForSelector('.dialog[open] .contractions-nurse-sheet')
  t.match(await sheet?.evaluate(element => element.textContent), 'The last one, gap and length')
})

await site.test('without script it says how to do it by hand', { script: false }, async (t, page) => {
  await page.goto(site.origin + address)
  t.match(await textOf(page, 'main'), /needs JavaScript.*from one start to the next start/s)
})
