// The teaser on the front page: what it counts, and what it says when it cannot.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite, until } from '../support/browser.ts'

/** Saturday, November 21, 2026, 21:00 in New York; in London it is the 22nd already. */
const clock = () => {
  Date.now = () => Date.UTC(2026, 10, 22, 2)
}

t.test('the due-date teaser', async t => {
  const site = await openSite(t)

  async function open(page: Page, zone = 'America/New_York') {
    await page.emulateTimezone(zone)
    await page.goto(`${site.origin}/`)
    await page.waitForSelector(island('due-date-teaser', 'ready'))
  }
  async function count(page: Page, typed: string) {
    await page.$eval('.teaser input', input => input.focus())
    if (typed) await page.keyboard.type(typed)
    await page.click('.teaser button')
  }
  const problem = (page: Page) => page.$eval('.teaser [role=alert]', p => p.textContent)
  const answer = (page: Page) => page.$eval('.teaser output', output => output.textContent)

  await site.test(
    'counts 280 days from a date, and leads to the guide of the week',
    { before: clock },
    async (t, page) => {
      await open(page)
      await count(page, '09262026')
      await page.waitForSelector('.teaser output b')
      t.match(await page.$eval('.teaser output b', b => b.textContent), /July 3, 2027$/)
      t.match(await answer(page), /Today: 8 weeks, 0 days/)
      t.equal(await problem(page), '')
      t.equal(
        await page.$eval('.teaser output a', a => new URL(a.href).pathname),
        '/pregnancy-week-by-week/8-weeks-pregnant',
      )
      await Promise.all([page.waitForNavigation(), page.click('.teaser output a')])
      t.match(await page.$eval('h1', h1 => h1.textContent), /8.weeks pregnant/)
    },
  )

  await site.test(
    'says what to do about what it cannot count, and keeps what was typed',
    { before: clock },
    async (t, page) => {
      await open(page)
      for (const [what, typed, kept, says] of [
        ['nothing', '', '', /^Enter the first day of your last period, with day, month and year\.$/],
        ['a day to come', '12012026', '2026-12-01', /still to come\. Enter the first day of the last period you had/],
        ['a day too long ago', '01012026', '2026-01-01', /more than 42 weeks ago\. Check the year/],
      ] as const) {
        await count(page, typed)
        await until(`it speaks of ${what}`, async () => says.test(await problem(page)))
        t.equal(await page.$eval('.teaser input', input => input.value), kept, what)
        t.equal(await page.$eval('.teaser input', input => input.ariaInvalid), 'true')
        t.ok(await page.$eval('.teaser input', input => input === document.activeElement), 'the field has the focus')
        const described = await page.$eval(
          '.teaser input',
          input => input.getAttribute('aria-describedby')?.split(' ') ?? [],
        )
        t.ok(
          described.includes(await page.$eval('.teaser [role=alert]', p => p.id)),
          'the message belongs to the field',
        )
        t.equal(await answer(page), '', 'no answer beside it')
      }
    },
  )

  await site.test('the day is that of the visitor', { before: clock }, async (t, page) => {
    await open(page, 'America/New_York')
    await count(page, '11222026')
    await page.waitForSelector('.teaser input[aria-invalid="true"]')
    t.match(await problem(page), /still to come/, 'tomorrow in New York')
    await open(page, 'Europe/London')
    await count(page, '11222026')
    await page.waitForSelector('.teaser output b')
    t.match(await answer(page), /Today: 0 weeks, 0 days/, 'today in London')
  })

  await site.test('a correction takes the message away and answers', { before: clock }, async (t, page) => {
    await open(page)
    await count(page, '12012026')
    await page.waitForSelector('.teaser input[aria-invalid="true"]')
    await page.$eval('.teaser input', input => input.blur())
    await count(page, '09262026')
    await page.waitForSelector('.teaser output b')
    t.equal(await problem(page), '')
    t.equal(await page.$eval('.teaser input', input => input.ariaInvalid), 'false')
  })

  await site.test('what is typed goes nowhere', { before: clock }, async (t, page) => {
    const sent: string[] = []
    await open(page)
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await count(page, '09262026')
    await page.waitForSelector('.teaser output b')
    t.notMatch(sent.join('\n'), /2026-09-26|0926|2027/)
    t.equal(new URL(page.url()).search, '')
  })
})
