// The ovulation calculator and its small form, used by keyboard, with good entries and bad ones.
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, today as dayOf, formatLong } from '../../domain/dates.ts'
import { formatTyped } from '../../domain/typed-date.ts'
import { hold, openSite, until } from '../support/browser.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t)
const ready = '.tool x-island[data-status="ready"]'
const today = dayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
const ago = (days: number) => addDays(today, -days)
const lastPeriod = 'First day of your last period'

async function open(page: Page, path = '/ovulation-calculator') {
  await page.goto(site.origin + path)
  await page.waitForSelector(ready)
}
const field = (page: Page, label: string) => page.waitForSelector(`aria/${label}[role="textbox"]`)
/** Types into a field in place of what is in it, and leaves it. */
async function type(page: Page, label: string, text: string) {
  const input = await field(page, label)
  await input?.evaluate(element => (element as HTMLInputElement).select())
  await page.keyboard.press('Delete')
  await input?.type(text)
  await input?.evaluate(element => (element as HTMLElement).blur())
}
const typedIn = async (page: Page, label: string) =>
  (await field(page, label))?.evaluate(input => (input as HTMLInputElement).value)
/** What is said beside a field. */
const problem = async (page: Page, label: string) =>
  (await field(page, label))?.evaluate(
    input => input.closest('.field')?.querySelector('.field-problem')?.textContent ?? '',
  )
const result = (page: Page) => page.$eval('.tool [aria-label="Result"]', section => (section as HTMLElement).innerText)
const says = (page: Page, what: RegExp | string) =>
  until(`the result says ${what}`, async () => {
    const said = await result(page)
    return typeof what === 'string' ? said.includes(what) : what.test(said)
  })
/** What lists of tools say of it: the first fertile day. */
const toldInLists = (page: Page, day: string) =>
  until('lists of tools can tell it', async () => {
    const { glance } = await page.evaluate(() => JSON.parse(localStorage.getItem('tool-ovulation') ?? '{}'))
    return glance?.words === 'Fertile days from' && glance.day === day
  })
const press = (page: Page, name: string, role = 'button') =>
  page.$eval(`.tool ::-p-aria(${name}[role="${role}"])`, element => (element as HTMLElement).click())
const rows = (page: Page) =>
  page.$$eval('.tool-body .ovulation-table tbody tr', all =>
    all.map(row => [...row.children].map(cell => cell.textContent ?? '')),
  )

await site.test('by keyboard alone, from an empty form to the calendar', { width: 390 }, async (t, page) => {
  await open(page)
  t.match(await result(page), /appear here/)
  await (await field(page, lastPeriod))?.focus()
  await page.keyboard.press('Enter')
  await until('what is missing is said', async () =>
    /Enter the first day/.test((await problem(page, lastPeriod)) ?? ''),
  )
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).placeholder)
  t.equal(await focused(), 'MM/DD/YYYY', 'and the field has the focus')

  await page.keyboard.type(formatTyped(ago(5)))
  await says(page, formatLong(addDays(ago(5), 28)))
  await toldInLists(page, addDays(ago(5), 9))
  t.equal(await problem(page, lastPeriod), '')
  await page.keyboard.press('Enter')
  await until('the answer has the focus', () => page.evaluate(() => document.activeElement?.matches('output') ?? false))
  t.equal((await rows(page)).length, 3)
  t.match(await result(page), /Not contraception/)

  await page.focus('input[name="cycles"]:checked')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await until('twelve cycles are shown', async () => (await rows(page)).length === 12)
  t.ok((await page.$$('.ovulation-month')).length >= 11)
  await page.focus('input[name="mode"]:checked')
  await page.keyboard.press('ArrowDown')
  await field(page, 'Shortest cycle')
  t.equal(await problem(page, 'Shortest cycle'), '', 'what was not asked for yet is not blamed')
})

for (const path of ['/ovulation-calculator', '/a/when-are-you-most-fertile'])
  await site.test(`entered before the formulas have come: ${path}`, {}, async (_t, page) => {
    const { release } = await hold(page, /(ovulation|fertile-days)-deferred/)
    await open(page, path)
    await type(page, lastPeriod, formatTyped(ago(5)))
    await release()
    await toldInLists(page, addDays(ago(5), 9))
  })

await site.test('on a phone nothing is cut: each cycle is a list', { width: 390 }, async (t, page) => {
  await open(page)
  await type(page, lastPeriod, formatTyped(ago(5)))
  await says(page, 'Next period')
  const { inside, whole } = await page.$eval('.tool-body .tool-scroll', ({ clientWidth, scrollWidth }) => ({
    inside: clientWidth,
    whole: scrollWidth,
  }))
  t.equal(whole, inside)
})

/** August 1, 2026, noon in New York. */
const inAugust = () => {
  Date.now = () => Date.UTC(2026, 7, 1, 16)
}

await site.test('the sums of May 2026, asked for in August', { before: inAugust }, async (t, page) => {
  await open(page)
  await type(page, lastPeriod, '05/01/2026')
  await says(page, 'too far back to count on from')
  t.same((await rows(page))[0], [
    'May 1, 2026',
    'May 10 to 15',
    'May 13 to 15',
    'May 15',
    'May 12',
    'May 29',
    'May 29',
    'Feb 5, 2027',
  ])
  await type(page, 'Cycle length', '24')
  await type(page, 'Luteal length', '12')
  await until('the other cycle', async () => (await rows(page))[0]?.[3] === 'May 13')
  t.same((await rows(page))[0]?.slice(1), [
    'May 8 to 13',
    'May 11 to 13',
    'May 13',
    'May 8',
    'May 25',
    'May 25',
    'Feb 3, 2027',
  ])
})

await site.test('bad input is said beside its field, and nothing typed is lost', { width: 390 }, async (t, page) => {
  await open(page)
  for (const [text, said] of [
    [formatTyped(addDays(today, 1)), /still to come\. Enter the first day of the last period you had/],
    ['02/30/2026', /February 2026 has no 30th/],
    ['soon', /MM\/DD\/YYYY/],
    ['11/14/1926', /Please enter a date from/],
  ] as const) {
    await type(page, lastPeriod, text)
    await until(`${text} is refused`, async () => said.test((await problem(page, lastPeriod)) ?? ''))
    t.equal(await typedIn(page, lastPeriod), text)
  }
  await type(page, lastPeriod, formatTyped(ago(5)))
  await says(page, 'Next period')
  for (const text of ['3', '90', 'abc', '28.5']) {
    await type(page, 'Cycle length', text)
    await until(`${text} is refused`, async () =>
      /a whole number from 20 to 45 days/.test((await problem(page, 'Cycle length')) ?? ''),
    )
    t.match(await result(page), /appear here/, 'no date is made of it')
  }
  await press(page, 'Irregular, from the shortest to the longest', 'radio')
  await type(page, 'Shortest cycle', '32')
  await type(page, 'Longest cycle', '26')
  await until('the order is said', async () => /Exchange the two/.test((await problem(page, 'Longest cycle')) ?? ''))
  await type(page, 'Longest cycle', '40')
  await says(page, 'single days')
  t.notMatch(await result(page), /NaN|undefined|Invalid/)
})

await site.test('past periods narrow the window, and a newer one joins them', {}, async (t, page) => {
  await open(page)
  await type(page, lastPeriod, formatTyped(ago(10)))
  await press(page, 'Counted from my past periods', 'radio')
  await type(page, 'Earlier period 1', formatTyped(ago(38)))
  await says(page, 'rests on 1 past cycle')
  await type(page, 'Earlier period 2', formatTyped(ago(38)))
  await until('twice is said', async () => /entered already/.test((await problem(page, 'Earlier period 2')) ?? ''))
  await type(page, 'Earlier period 2', formatTyped(ago(5)))
  await until('later is said', async () => /later than the last/.test((await problem(page, 'Earlier period 2')) ?? ''))
  await type(page, 'Earlier period 2', formatTyped(ago(120)))
  await until('a gap is said', async () => /82 days/.test((await problem(page, 'Earlier period 2')) ?? ''))
  t.match(await result(page), /appear here/)
  await type(page, 'Earlier period 2', formatTyped(ago(68)))
  await says(page, 'rests on 2 past cycles')
  t.equal((await rows(page))[0]?.[0]?.includes(' to '), false)

  await press(page, 'A newer period has begun')
  await until('it moved', async () => (await typedIn(page, 'Earlier period 1')) === formatTyped(ago(10)))
  t.equal(await typedIn(page, lastPeriod), '')
  t.equal(await typedIn(page, 'Earlier period 3'), formatTyped(ago(68)))
  await press(page, 'Undo')
  await until('it is back', async () => (await typedIn(page, lastPeriod)) === formatTyped(ago(10)))
  await says(page, 'rests on 2 past cycles')
})

await site.test(
  'a reload keeps it, nothing moves, and forgetting can be taken back',
  { width: 390 },
  async (t, page) => {
    await open(page)
    await press(page, 'Counted from my past periods', 'radio')
    await type(page, lastPeriod, formatTyped(ago(10)))
    await type(page, 'Earlier period 1', formatTyped(ago(38)))
    await says(page, 'Next period')
    await page.reload()
    await page.waitForSelector(ready)
    await says(page, 'rests on 1 past cycle')
    t.same(await shifts(page), [])
    t.equal(await typedIn(page, 'Earlier period 1'), formatTyped(ago(38)))

    await press(page, 'Forget all')
    await says(page, 'appear here')
    t.equal(await page.evaluate(() => localStorage.getItem('tool-ovulation')), null)
    await press(page, 'Undo')
    await says(page, 'rests on 1 past cycle')
  },
)

/** Keeps what would be printed. */
const keepSheet = () => {
  window.print = () => {
    Object.assign(window, { sheet: document.querySelector('.print-sheet')?.textContent })
    dispatchEvent(new Event('afterprint'))
  }
}
await site.test('the sheet has the cycles as a table', { before: keepSheet }, async (t, page) => {
  await open(page)
  await type(page, lastPeriod, formatTyped(ago(5)))
  await says(page, 'Next period')
  await press(page, 'Print')
  const printed = () => page.evaluate(() => Reflect.get(window, 'sheet'))
  await until('it is printed', async () => (await printed()) !== undefined)
  const sheet = String(await printed())
  t.match(sheet, /Fertile days.*Coming cycles, estimated.*Due date if conceived/)
  t.match(sheet, `Counted on ${formatLong(today)} from a period that began on ${formatLong(ago(5))}`)
  t.match(sheet, /It is not contraception/)
  t.equal(await page.$('.print-sheet'), null, 'and leaves nothing behind')
})

await site.test(
  'the small form says it in two sentences, and the calculator finds it',
  { width: 390 },
  async (t, page) => {
    await open(page, '/a/when-are-you-most-fertile')
    await type(page, lastPeriod, formatTyped(ago(5)))
    await type(page, 'Cycle length', '32')
    await says(page, /^Your fertile days are about .*\. Ovulation comes about .*\./)
    await says(page, formatLong(addDays(ago(5), 32)).split(',')[0] ?? '')
    await page.reload()
    await page.waitForSelector(ready)
    await says(page, 'Your fertile days are about')
    t.same(await shifts(page), [])
    await Promise.all([page.waitForNavigation(), page.click('.fertile-result a')])
    await page.waitForSelector(ready)
    await says(page, formatLong(addDays(ago(5), 32)))
    t.equal(await typedIn(page, 'Cycle length'), '32')
  },
)
