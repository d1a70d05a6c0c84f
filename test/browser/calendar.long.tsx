// The calendar of the date picker, by keyboard and by pointer.
import axe, { type AxeResults } from 'axe-core'
import t from 'tap'
import { openSite } from '../support/browser.ts'
import {
  calendarGone,
  clock,
  dateText,
  focused,
  formsPage,
  openCalendar,
  openForms,
  picker,
  reported,
  sent,
} from '../support/ui-forms.tsx'

t.test('the calendar', async t => {
  const site = await openSite(t, { table: [formsPage] })

  await site.test('the calendar by keyboard', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await openCalendar(page, 'any_date')
    t.equal(await focused(page), 'Thursday, March 4, 2027', 'it opens on the chosen day')
    t.same(await page.$$eval('dialog [aria-selected="true"]', all => all.map(cell => cell.textContent)), ['4'])
    for (const [key, to] of [
      ['ArrowRight', 'Friday, March 5, 2027'],
      ['ArrowDown', 'Friday, March 12, 2027'],
      ['ArrowLeft', 'Thursday, March 11, 2027'],
      ['ArrowUp', 'Thursday, March 4, 2027'],
      ['Home', 'Sunday, February 28, 2027'],
      ['End', 'Saturday, March 6, 2027'],
      ['PageUp', 'Saturday, February 6, 2027'],
      ['PageDown', 'Saturday, March 6, 2027'],
    ] as const) {
      await page.keyboard.press(key)
      t.equal(await focused(page), to, key)
    }
    await page.keyboard.down('Shift')
    await page.keyboard.press('PageDown')
    t.equal(await focused(page), 'Monday, March 6, 2028', 'Shift and PageDown')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    await page.keyboard.up('Shift')
    t.equal(await focused(page), 'Friday, March 6, 2026', 'Shift and PageUp')
    t.equal(await page.$eval('dialog [aria-live]', p => p.textContent), 'March 2026', 'the month is spoken')
    t.equal(await page.$$eval('dialog td button[tabindex="0"]', all => all.length), 1, 'the days are one stop for Tab')

    await page.keyboard.press('Enter')
    await calendarGone(page)
    t.equal(await dateText(page, 'any_date'), '03/06/2026')
    t.equal(await reported(page), `any_date, ${Date.UTC(2026, 2, 6)} (2026-03-06)`)
    t.equal(await sent(page, 'any_date'), '2026-03-06')
    t.equal(await focused(page), 'Open calendar', 'the focus is back')
  })

  await site.test('Escape closes, changes nothing and gives the focus back', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await openCalendar(page, 'any_date')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await calendarGone(page)
    t.equal(await focused(page), 'Open calendar')
    t.equal(await dateText(page, 'any_date'), '03/04/2027')
    t.equal(await reported(page), 'none yet')
    await openCalendar(page, 'any_date')
    t.equal(await focused(page), 'Thursday, March 4, 2027', 'and it opens again where it was')
  })

  await site.test('months and years are chosen by name', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await openCalendar(page, 'any_date')
    const years = () =>
      page.$$eval('dialog select[aria-label="Year"] option', all => all.map(option => Number(option.textContent)))
    t.same(
      [(await years()).at(0), (await years()).at(-1), (await years()).length],
      [2016, 2036, 21],
      'ten before and ten after',
    )
    await page.select('dialog select[aria-label="Month"]', '2')
    await page.select('dialog select[aria-label="Year"]', '2028')
    t.equal(await page.$eval('dialog [aria-live]', p => p.textContent), 'February 2028')
    t.equal(await page.$$eval('dialog td button', all => all.length), 29)
    await page.click('dialog [aria-label="Next month"]')
    t.equal(await page.$eval('dialog [aria-live]', p => p.textContent), 'March 2028')
    t.equal(await focused(page), 'Next month', 'the button keeps the focus')
    await page.click('dialog [aria-label="Tuesday, March 7, 2028"]')
    await calendarGone(page)
    t.equal(await dateText(page, 'any_date'), '03/07/2028')

    await openCalendar(page, 'years')
    t.equal(await focused(page), 'Tuesday, November 21, 2000', 'as near to today as the years allow')
    t.same(
      [(await years()).at(0), (await years()).at(-1), (await years()).length],
      [1990, 2000, 11],
      'years as they are given',
    )
  })

  await site.test(
    'a span: years newest first, days and months beyond it out of reach',
    { before: clock },
    async (t, page) => {
      await openForms(page, site)
      await openCalendar(page, 'between')
      t.equal(await focused(page), 'Saturday, November 21, 2026', 'the day of the visitor')
      t.same(await page.$$eval('dialog [aria-current="date"]', all => all.map(day => day.textContent)), ['21'])
      const years = await page.$$eval('dialog select[aria-label="Year"] option', all =>
        all.map(option => option.textContent),
      )
      t.same(years, ['2028', '2027', '2026'])
      const refused = await page.$$eval('dialog td button:disabled', all => all.map(day => Number(day.textContent)))
      t.same(refused, [1, 2, 3, 4, 5, 6, 7, 8, 9])
      t.equal(await page.$eval('dialog [aria-label="Previous month"]', button => button.ariaDisabled), 'true')
      await page.click('dialog [aria-label="Previous month"]')
      t.equal(await page.$eval('dialog [aria-live]', p => p.textContent), 'November 2026')
      const months = await page.$$eval('dialog select[aria-label="Month"] option:not(:disabled)', all =>
        all.map(option => option.textContent),
      )
      t.same(months, ['November', 'December'])
      await page.focus('dialog td button[tabindex="0"]')
      await page.keyboard.press('PageUp')
      t.equal(await focused(page), 'Tuesday, November 10, 2026', 'keys stop at the first day')
    },
  )

  await site.test('today is the visitor’s own, and the value everybody’s', { before: clock }, async (t, page) => {
    for (const [zone, today] of [
      ['America/Los_Angeles', 'Saturday, November 21, 2026'],
      ['Pacific/Kiritimati', 'Sunday, November 22, 2026'],
    ] as const) {
      await openForms(page, site, zone)
      await openCalendar(page, 'between')
      t.equal(await focused(page), today, zone)
      await page.keyboard.press('Enter')
      await calendarGone(page)
      const day = zone.startsWith('America') ? 21 : 22
      t.equal(await reported(page), `between, ${Date.UTC(2026, 10, day)} (2026-11-${day})`, 'UTC midnight everywhere')
    }
  })

  await site.test('a press beside the calendar closes it', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await page.click(`${picker('any_date')} [aria-haspopup]`)
    await page.waitForSelector('dialog:modal')
    await page.mouse.click(5, 5)
    await calendarGone(page)
    t.equal(await dateText(page, 'any_date'), '03/04/2027')
    t.equal(await focused(page), 'Open calendar')
  })

  await site.test('the open calendar fits and shuts nobody out', { before: clock }, async (t, page) => {
    await openForms(page, site)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [820, 500],
      [1280, 900],
    ] as const) {
      await page.setViewport({ width, height })
      await page.$eval(picker('any_date'), element => element.scrollIntoView({ block: 'center' }))
      await openCalendar(page, 'any_date')
      const beyond = await page.$$eval(
        'dialog, dialog :is(button, select)',
        (all, [width, height]) =>
          all
            .map(element => element.getBoundingClientRect())
            .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height).length,
        [width, height] as const,
      )
      t.equal(beyond, 0, `${width} x ${height}`)
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
      const { violations }: AxeResults = await page.evaluate(() =>
        Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }),
      )
      t.same(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        [],
        'axe finds nothing',
      )
      await page.keyboard.press('Escape')
      await calendarGone(page)
    }
  })
})
