// The due date calculator, as people use it: by keyboard, wrongly, again on another day, and on paper.
import type { Page } from 'puppeteer'
import t from 'tap'
import { hold, island, openSite, until } from '../support/browser.ts'

/** November 23, 2026, noon in New York; what would be downloaded is put aside. */
const clock = () => {
  Date.now = () => Date.UTC(2026, 10, 23, 17)
  const files: string[] = []
  Object.assign(window, { files })
  URL.createObjectURL = object => {
    if (object instanceof Blob) object.text().then(text => files.push(text))
    return 'blob:kept'
  }
  HTMLAnchorElement.prototype.click = () => {}
  window.print = () => {} // the sheet stays until something is printed
}
const path = '/due-date-calculator'
const options = { before: clock, width: 390 }

t.test('the due date calculator', async t => {
  const site = await openSite(t)
  const ready = (page: Page) => page.waitForSelector(island('tool-due-date', 'ready'))
  async function open(page: Page) {
    await page.emulateTimezone('America/New_York')
    await page.goto(site.origin + path)
    await ready(page)
  }
  const text = (page: Page, selector: string) =>
    page.$$eval(selector, all => all.map(element => element.textContent ?? '').join(' | '))
  const shows = (page: Page, selector: string, pattern: RegExp) =>
    until(`${selector} shows ${pattern}`, async () => pattern.test(await text(page, selector)))
  const result = 'section[aria-label="Result"]'

  /** Puts the focus into the field of a label, in place of what it held. */
  async function enter(page: Page, label: string, words: string) {
    await until(`there is “${label}”`, () =>
      page.$$eval(
        'label',
        (all, label) => {
          const field = document.getElementById(all.find(({ textContent }) => textContent === label)?.htmlFor ?? '')
          if (field instanceof HTMLInputElement) field.select()
          return field !== null
        },
        label,
      ),
    )
    await page.keyboard.press('Backspace')
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  }
  /** Presses what says this: a choice or a button. */
  const press = (page: Page, words: string) =>
    until(`“${words}” is there`, () =>
      page.$$eval(
        '.tool :is(label.choice, button)',
        (all, words) => {
          const found = all.find(element => element.textContent?.trim().startsWith(words))
          if (found instanceof HTMLElement) found.click()
          return found !== undefined
        },
        words,
      ),
    )
  const files = (page: Page) => page.evaluate(() => Reflect.get(window, 'files') as string[])

  await site.test('counts as soon as a date is there, and remembers it', options, async (t, page) => {
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page)
    await enter(page, 'First day of your last period', '03/01/2026')
    await shows(page, result, /December 6, 2026.*13 days to go.*38 weeks, 1 day.*Third trimester.*Early term/)
    await enter(page, 'Cycle length', '32')
    await shows(page, result, /December 10, 2026/)
    await enter(page, 'Cycle length', '40')
    await shows(page, '.due-ways', /over 35 days.*an early scan dates better/)
    t.match(
      await page.$$eval(`${result} a`, all => all.map(a => [a.getAttribute('href'), a.rel])),
      [['/pregnancy-week-by-week/36-weeks-pregnant', 'nofollow']],
      'the week has its guide, which no browser fetches ahead',
    )
    await page.reload()
    await ready(page)
    await shows(page, result, /December 18, 2026/)
    t.match(await page.evaluate(() => localStorage.getItem('tool-due-date')), /"glance":\{"dueDate":"2026-12-18"\}/)
    t.notMatch(asked.join('\n'), /03\/01|2026-03-01|12-1[08]|2026-12/, 'nothing that was typed left the page')
  })

  await site.test('says what is wrong beside its field, and loses nothing', options, async (t, page) => {
    await open(page)
    const problems = () => text(page, '.tool .field-problem:not(:empty)')
    await press(page, 'Work it out')
    await shows(page, '.tool', /Enter the first day of your last period, with day, month and year\./)
    await until('the field has the focus', () =>
      page.$eval('[name=lastPeriod]', () => document.activeElement?.matches('[aria-invalid]') ?? false),
    )
    await enter(page, 'First day of your last period', '12/24/2026')
    await shows(page, '.tool', /still to come/)
    await enter(page, 'First day of your last period', '02/30/2026')
    await shows(page, '.tool', /February 2026 has no 30th: please check the day/)
    await shows(page, result, /Correct the field above/)
    await enter(page, 'First day of your last period', '03/01/2026')
    for (const cycle of ['3', '90', 'four weeks']) {
      await enter(page, 'Cycle length', cycle)
      await shows(page, '.tool', /Please enter a whole number from 20 to 45 days/)
    }
    t.notMatch(await text(page, result), /\d{4}|NaN/, 'no date without a cycle')
    await enter(page, 'Cycle length', '28')
    await shows(page, result, /December 6, 2026/)

    await press(page, 'IVF egg retrieval')
    await enter(page, 'Egg retrieval date', '03/20/2026')
    await press(page, 'IVF transfer')
    await enter(page, 'Transfer date', '03/10/2026')
    await shows(page, '.tool', /cannot come before the egg retrieval, March 20, 2026/)
    await press(page, 'Ultrasound scan')
    await enter(page, 'Scan date', '05/01/2026')
    await enter(page, 'Weeks', '43')
    await shows(page, '.tool', /Please enter a whole number from 4 to 42 weeks/)
    await press(page, 'Length in millimeters')
    await enter(page, 'Crown-rump length', '200')
    await shows(page, '.tool', /Please enter a number from 10 to 84 mm/)
    t.match(
      await text(page, '.due-ways'),
      /IVF transfer is not counted\. The transfer cannot come before.*Ultrasound scan is not counted\. Crown-rump length: Please enter a number from 10 to 84 mm/,
    )
    await press(page, 'IVF transfer')
    await until('what was typed is there', () =>
      page.$eval('[name=transfer]', field => (field as HTMLInputElement).value === '2026-03-10'),
    )
    t.match(await problems(), /Check both dates/)
  })

  await site.test('sets ways side by side, and names the rule', options, async (t, page) => {
    await open(page)
    await enter(page, 'First day of your last period', '03/01/2026')
    await press(page, 'Ultrasound scan')
    await enter(page, 'Scan date', '05/03/2026')
    await enter(page, 'Weeks', '7')
    await enter(page, 'Days', '6')
    await shows(
      page,
      '.due-ways',
      /8 days later.*9 weeks 0 days to 13 weeks 6 days.*more than 7 days.*your clinician decides/,
    )
    await shows(page, result, /December 14, 2026/)
    t.match(await text(page, '.due-ways tr'), /Last periodDecember 6, 2026.*Ultrasound scanDecember 14, 2026/)
    await page.$eval('.due-ways input', radio => radio.click())
    await shows(page, result, /December 6, 2026/)
    await press(page, 'Go back to that order')
    await shows(page, result, /December 14, 2026/)
    await press(page, 'IVF transfer')
    await enter(page, 'Transfer date', '03/20/2026')
    await press(page, 'Day 3')
    await shows(page, result, /December 8, 2026/)
    await shows(
      page,
      '.due-ways',
      /By the scan the due date is 6 days later than by the transfer\..*no scan replaces it/,
    )
    t.notMatch(await text(page, '.due-ways'), /By that rule/, 'the table is for a period')
    await press(page, 'A date I was given')
    await enter(page, 'Due date', '12/10/2026')
    await shows(
      page,
      '.due-ways',
      /The date you were given is 4 days later than by your last period, 2 days later than/,
    )
    await shows(page, result, /December 8, 2026/)
  })

  await site.test('dates the visits, and saves those that are ticked', options, async (t, page) => {
    await open(page)
    await press(page, 'A date I was given')
    await enter(page, 'Due date', '03/22/2027')
    await shows(page, '.due-calendar', /Glucose testNovember 30, 2026 to January 3, 2027/)
    await press(page, 'Glucose test')
    await press(page, 'Due date, estimated')
    await press(page, 'Save 2 to a calendar file')
    await until('there is a file', async () => (await files(page)).length === 1)
    const [calendar = ''] = await files(page)
    t.match(calendar, /^BEGIN:VCALENDAR\r\n/)
    t.equal(calendar.match(/BEGIN:VEVENT/g)?.length, 2)
    t.match(
      calendar,
      /UID:glucose\.[0-9a-f]{24}@almanac\r\nDTSTAMP:20261123T170000Z\r\nDTSTART;VALUE=DATE:20261130\r\n/,
    )
    await press(page, 'Save 2 to a calendar file')
    await until('there is another', async () => (await files(page)).length === 2)
    t.equal((await files(page))[1], calendar, 'the same events again, and no others')

    await press(page, 'Print')
    const paper = await text(page, '.print-sheet')
    t.match(paper, /Due about March 22, 2027.*Glucose test.*Due date, estimated/)
    t.match(paper, /Little Almanac/)
    t.notMatch(paper, /Tdap/, 'only what was ticked')
    await page.emulateMediaType('print')
    await page.setViewport({ width: 720, height: 900 })
    const height = await page.$eval('.print-sheet', sheet => sheet.getBoundingClientRect().height)
    t.ok(height > 200 && height < 950, `on one page of letter paper: ${height} px`)
  })

  await site.test('what has passed is not ticked, and what is running starts today', options, async (t, page) => {
    await open(page)
    await enter(page, 'First day of your last period', '03/16/2026')
    await shows(page, result, /36 weeks, 0 days.*Early term from November 30, 2026/)
    t.notMatch(await text(page, result), /preterm/i)
    await press(page, 'Tick all to come')
    await press(page, 'Save 6 to a calendar file')
    await until('there is a file', async () => (await files(page)).length === 1)
    const [calendar = ''] = await files(page)
    t.same(
      calendar.match(/(?<=UID:)[\w-]+/g),
      ['tdap', 'rsv', 'group-b-strep', 'visits-weekly', 'due-date', 'past-due'],
      'no test of the first months',
    )
    for (const [, day = ''] of calendar.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)) t.ok(day >= '20261123', day)
    await press(page, 'Print')
    t.match(await text(page, '.print-sheet'), /Tdap, against whooping coughNovember 23 to November 29, 2026/)
  })

  await site.test('nobody is told of a week beyond 42', options, async (_, page) => {
    await open(page)
    await press(page, 'Ultrasound scan')
    await enter(page, 'Scan date', '11/02/2026')
    await enter(page, 'Weeks', '39')
    await enter(page, 'Days', '6')
    await shows(page, result, /42 weeks, 6 days/)
    await enter(page, 'Weeks', '40')
    await shows(page, '.tool', /more than 42 weeks today.*ask your care team/)
    await shows(page, result, /Correct the field above/)
  })

  await site.test('goes into a file and comes back; forgetting can be undone', options, async (t, page) => {
    await open(page)
    await enter(page, 'First day of your last period', '03/01/2026')
    await shows(page, result, /December 6, 2026/)
    await press(page, 'Save to a file')
    await until('there is a file', async () => (await files(page)).length === 1)
    await press(page, 'Forget all')
    await shows(page, result, /appears here as soon as/)
    await press(page, 'Undo')
    await shows(page, result, /December 6, 2026/)
    await press(page, 'Forget all')
    await shows(page, result, /appears here as soon as/)
    const [saved = ''] = await files(page)
    await page.$eval(
      '.tool-foot input[type=file]',
      (input, saved) => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([saved], 'almanac-due-date.json'))
        Object.assign(input, { files: chosen.files })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      saved,
    )
    await shows(page, result, /December 6, 2026/)
    t.ok(await page.$eval('[name=lastPeriod]', field => (field as HTMLInputElement).value === '2026-03-01'))
  })

  await site.test('by keyboard alone, also before the answer came', { before: clock }, async (_, page) => {
    await open(page)
    const { release } = await hold(page, /due-date-answer/)
    await page.focus('[name=method]')
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('January 8 2027')
    await page.keyboard.press('Enter')
    await release()
    await shows(page, result, /January 8, 2027.*46 days to go/)
    await until('the answer has the focus', () =>
      page.evaluate(() => document.activeElement?.matches('.due-answer') ?? false),
    )
  })

  await site.test(
    'without script the text, the formulas and the tables are there',
    { script: false },
    async (t, page) => {
      await page.goto(site.origin + path)
      t.match(await text(page, '.tool noscript'), /needs JavaScript/)
      t.match(await text(page, 'main'), /that day \+ 280 days.*Visits, tests and vaccines by week.*When babies come/s)
    },
  )
})
