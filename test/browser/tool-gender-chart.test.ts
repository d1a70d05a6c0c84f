// The gender chart in a browser: by keyboard, with wrong dates, over a reload, on paper and on a phone.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)
const ready = '.tool x-island[data-status="ready"]'

async function open(page: Page) {
  await page.goto(`${site.origin}/chinese-gender-chart`)
  await page.waitForSelector(ready)
}
async function type(page: Page, label: string, text: string) {
  const field = await page.waitForSelector(`aria/${label}[role="textbox"]`)
  await field?.evaluate(element => (element as HTMLInputElement).select())
  await field?.type(text)
  await page.keyboard.press('Tab')
}
const result = (page: Page) => page.$eval('[aria-label="Result"]', element => (element as HTMLElement).innerText)
const marked = (page: Page) =>
  page.$$eval('.tool-body td[aria-current="true"]', cells => cells.map(cell => cell.textContent))
const problems = (page: Page) =>
  page.$$eval('.tool-body .field-problem', all => all.map(element => element.textContent))

await site.test(
  'two dates by keyboard alone, and both are there after a reload',
  { width: 390, height: 844 },
  async (t, page) => {
    await open(page)
    t.same(await marked(page), [])
    await page.focus('aria/Your birth date[role="textbox"]')
    await page.keyboard.type('01/20/1995')
    for (const _ of ['clear', 'calendar', 'choices']) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.type('06/26/2027')
    await page.keyboard.press('Enter')
    await until('the cell is marked', async () => (await marked(page)).join() === 'B (your cell)')
    t.match(await result(page), /B, boy\s+Lunar age 33, month 8/)
    await until('the answer has the focus', () =>
      page.evaluate(() => document.activeElement?.matches('output') ?? false),
    )
    t.equal(await page.$$eval('.tool-body a[href="#your-cell"]', all => all.length), 1)
    t.equal(await page.$eval('#your-cell', cell => cell.getAttribute('aria-current')), 'true')
    t.same(await page.$$eval('.tool-body .chart-own', all => all.map(head => head.textContent)), ['8', '33'])
    const sizes = await page.$$eval('[aria-label="Result"] b', all => all.map(b => getComputedStyle(b).fontSize))
    t.equal(sizes.length, 2)
    t.equal(new Set(sizes).size, 1, 'the study is as large as the answer')
    await look(t, page, 'with an answer')

    await page.reload()
    await page.waitForSelector(ready)
    await until('it is there again', async () => (await marked(page)).join() === 'B (your cell)')

    await page.click('aria/First day of your last period[role="radio"]')
    await until('the other date is asked for', async () => (await marked(page)).length === 0)
    await type(page, 'First day of your last period', '09/26/2026')
    await until('both cells are marked', async () => (await marked(page)).length === 2)
    t.match(await result(page), /begins on October 10, 2026, within 2 days/)
    await page.click('aria/Due date[role="radio"]')
    await until('what was typed there is not lost', async () => (await marked(page)).join() === 'B (your cell)')
  },
)

await site.test('wrong dates', { width: 390, height: 844 }, async (t, page) => {
  await open(page)
  await page.click('aria/Work it out[role="button"]')
  await until('what is missing is said', async () => (await problems(page)).length === 2)
  t.match(await page.evaluate(() => document.activeElement?.getAttribute('placeholder')), 'MM/DD/YYYY', 'and focused')
  const birth = [
    ['02/30/1995', /February 1995 has no 30th/],
    ['01/20/1930', /calendar table of this page begins on February 8, 1940/],
    ['01/20/2190', /still to come/],
  ] as const
  for (const [text, problem] of birth) {
    await type(page, 'Your birth date', text)
    await until(`${text} is judged`, async () => problem.test((await problems(page)).join()))
  }
  await type(page, 'Your birth date', '01/20/1970')
  await type(page, 'Due date', '06/26/2190')
  await until('no plan is made', async () => /still to come|leads out of it/.test((await problems(page)).join()))
  await type(page, 'Due date', '06/26/2027')
  await until('there is no row', async () => /No row/.test(await result(page)))
  t.same(await marked(page), [])
  t.same(await problems(page), [])
  t.notMatch(await result(page), /NaN|boy|girl/)
})

await site.test('on paper: the answer, the study and the chart with its cell', {}, async (t, page) => {
  await page.evaluateOnNewDocument(() => Object.assign(window, { print() {} }))
  await open(page)
  await type(page, 'Your birth date', '01/20/1995')
  await type(page, 'Due date', '06/26/2027')
  await until('the cell is marked', async () => (await marked(page)).length === 1)
  await page.$eval('.tool ::-p-aria(Print[role="button"])', button => (button as HTMLElement).click())
  await page.emulateMediaType('print')
  const sheet = await page.$eval('.print-sheet', element => (element as HTMLElement).innerText)
  t.match(sheet, /Lunar age 33, month 8: B, boy/)
  t.match(sheet, /No better than a coin/)
  t.equal((await page.$$('.print-sheet td[aria-current="true"]')).length, 1)
})

await site.test(
  'the table of the calendar does not come: it is said, and a reload asks again',
  { expected: [/gender-chart-answer/] },
  async (t, page) => {
    await open(page)
    await page.setRequestInterception(true)
    let isCut = true
    page.on('request', request => (isCut && /answer/.test(request.url()) ? request.abort() : request.continue()))
    await type(page, 'Your birth date', '01/20/1995')
    await type(page, 'Due date', '06/26/2027')
    await until('it is said', async () => /did not load/.test(await result(page)))
    isCut = false
    await page.reload()
    await until('it is looked up', async () => (await marked(page)).join() === 'B (your cell)')
    t.match(await result(page), /B, boy/)
  },
)

await site.test('without script the chart and the rules can be read', { script: false }, async (t, page) => {
  await page.goto(`${site.origin}/chinese-gender-chart`)
  t.equal((await page.$$('.tool td')).length, 336)
  t.match(await page.$eval('main', main => main.textContent), /minus the Chinese year of birth, plus 1/)
})
