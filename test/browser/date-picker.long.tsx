// The date picker as people type into it, and in a form without script.
import type { Page } from 'puppeteer'
import t from 'tap'
import { FormInput } from '../../views/ui/form-input.tsx'
import { hold, island, openSite, until } from '../support/browser.ts'
import { fixture } from '../support/fixture-pages.tsx'
import {
  clock,
  dateField,
  dateText,
  formsPage,
  openForms,
  picker,
  reported,
  sent,
  sentPage,
  typeDate,
} from '../support/ui-forms.tsx'

const plain = fixture(
  '/plain',
  <form action="/sent">
    <FormInput type="date" label="Due Date" name="due_date" />
    <button type="submit">Send</button>
  </form>,
)
const march4 = Date.UTC(2027, 2, 4)
const problem = (page: Page, name: string) =>
  page.$eval(picker(name), e => e.querySelector('[role="alert"]')?.textContent ?? '')

t.test('the date picker', async t => {
  const site = await openSite(t, { table: [formsPage, plain, sentPage] })

  await site.test(
    'a typed date is reported, shown as dates are, and sent as YYYY-MM-DD',
    { before: clock },
    async (t, page) => {
      await openForms(page, site)
      await typeDate(page, 'between', 'Mar 4 2027')
      t.equal(await reported(page), `between, ${march4} (2027-03-04)`)
      t.equal(await dateText(page, 'between'), 'Mar 4 2027', 'nobody writes over what is being typed')
      await page.keyboard.press('Tab')
      t.equal(await dateText(page, 'between'), '03/04/2027')
      t.equal(await sent(page, 'between'), '2027-03-04', 'once')
      t.equal(await problem(page, 'between'), '')
    },
  )

  await site.test('a text that is no date says what to do, and stays', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await typeDate(page, 'between', '2/30/2027')
    t.equal(await problem(page, 'between'), '', 'not while it is being typed')
    await page.keyboard.press('Tab')
    t.equal(await problem(page, 'between'), 'February 2027 has no 30th: please check the day.')
    t.equal(await dateText(page, 'between'), '2/30/2027')
    t.equal(await sent(page, 'between'), '2/30/2027', 'the server gets to see it too')
    t.equal(await reported(page), 'between, empty, February 2027 has no 30th: please check the day.')
    const tied = await page.$eval(dateField('between'), input => ({
      invalid: input.ariaInvalid,
      notes: input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map(id => document.getElementById(id)?.textContent),
    }))
    t.same(tied, {
      invalid: 'true',
      notes: ['February 2027 has no 30th: please check the day.', 'From November 10, 2026 to February 29, 2028.'],
    })

    await typeDate(page, 'between', '2/28/2027')
    t.equal(await problem(page, 'between'), '', 'a correction takes it away')
    t.equal(await sent(page, 'between'), '2027-02-28')
  })

  await site.test(
    'a typed date outside of the span is reported with its problem',
    { before: clock },
    async (t, page) => {
      await openForms(page, site)
      await typeDate(page, 'between', '11/09/2026')
      await page.keyboard.press('Tab')
      t.equal(await problem(page, 'between'), 'Please enter a date from November 10, 2026 to February 29, 2028.')
      t.match(await reported(page), new RegExp(`^between, ${Date.UTC(2026, 10, 9)} \\(2026-11-09\\), Please enter`))
      await typeDate(page, 'any_date', '1/2/1951')
      await page.keyboard.press('Tab')
      t.equal(await problem(page, 'any_date'), '', 'without a span no year is refused')
      t.equal(await reported(page), `any_date, ${Date.UTC(1951, 0, 2)} (1951-01-02)`)
    },
  )

  await site.test('clearing', { before: clock }, async (t, page) => {
    await openForms(page, site)
    await page.click(`${picker('any_date')} [aria-label="Clear date"]`)
    t.equal(await dateText(page, 'any_date'), '')
    t.equal(await reported(page), 'any_date, empty')
    t.equal(await sent(page, 'any_date'), '')
    t.ok(await page.$eval(dateField('any_date'), input => input === document.activeElement), 'ready for another')
    t.equal(await page.$(`${picker('any_date')} [aria-label="Clear date"]`), null)
  })

  await site.test('what is typed before it wakes counts', { before: clock }, async (t, page) => {
    const chunk = await hold(page, /\/js\/forms/)
    await page.goto(`${site.origin}/forms`, { waitUntil: 'domcontentloaded' })
    await page.focus(dateField('between')) // a click may miss what moves while the page is on its way
    await page.keyboard.type('3/4/2027')
    t.equal(await sent(page, 'between'), '3/4/2027', 'it would be sent already')
    await chunk.release()
    await page.waitForSelector(island('ui-forms', 'ready'))
    await until('it is reported', async () => (await reported(page)) === `between, ${march4} (2027-03-04)`)
    t.equal(await sent(page, 'between'), '2027-03-04')
  })

  await site.test('without script it is a field that is sent', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/plain`)
    t.equal(
      await page.$$eval('.field-button', all => all.filter(button => button.checkVisibility()).length),
      0,
      'no dead buttons',
    )
    await page.type('[name="due_date"]', '3/4/2027')
    await Promise.all([page.waitForNavigation(), page.click('main [type="submit"]')])
    t.equal(page.url(), `${site.origin}/sent?due_date=3%2F4%2F2027`)
  })
})
