// The question of the front page: what it answers, what it says when it cannot, and where the date goes.
import type { Page } from 'puppeteer'
import t from 'tap'
import { hold, island, openSite, until } from '../support/browser.ts'
import { shifts } from '../support/shifts.ts'

/** Saturday, November 21, 2026, 21:00 in New York; in London it is the 22nd already. */
const clock = () => {
  Date.now = () => Date.UTC(2026, 10, 22, 2)
}
const phone = { before: clock, width: 390, height: 844 }

t.test('where somebody is today', async t => {
  const site = await openSite(t)
  async function open(page: Page) {
    await page.emulateTimezone('America/New_York')
    await page.goto(`${site.origin}/`)
    await page.waitForSelector(island('my-day', 'ready'))
  }
  const field = '.day-form [type=date]'
  const choose = (page: Page, label: string) => page.click(`.day-form ::-p-text(${label})`)
  async function tell(page: Page, typed: string) {
    await page.$eval(field, input => (input as HTMLElement).focus())
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  const says = (page: Page, words: RegExp) =>
    until(`the answer says ${words}`, async () =>
      words.test(await page.$eval('.my-day', place => (place as HTMLElement).innerText)),
    )

  await site.test('a due date is answered at once, kept, changed and forgotten', phone, async (t, page) => {
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page)
    await tell(page, '04102027')
    await says(
      page,
      /20 weeks, 0 days\s+140 days to go, until about April 10, 2027.*dinner plate.*9\.7 in \(24\.6 cm\)/s,
    )
    t.equal(await page.evaluate(() => document.activeElement?.id), 'my-day', 'the answer has the focus')
    t.same(await page.$$eval('.day-links a', all => all.map(a => a.getAttribute('href'))), [
      '/pregnancy-week-by-week/20-weeks-pregnant',
      '/pregnancy-tracker',
    ])
    t.equal((await page.$$('.day-things li')).length, 3)

    await page.reload()
    await says(page, /20 weeks, 0 days/)
    t.same(await shifts(page), [], 'what comes back moves nothing')
    await page.click('.day-foot ::-p-text(Change)')
    t.equal(await page.$eval(field, input => (input as HTMLInputElement).value), '2027-04-10')
    await page.keyboard.press('Enter')
    await says(page, /20 weeks/)
    await page.click('.day-foot ::-p-text(Forget)')
    await page.waitForSelector(field)
    t.equal(await page.evaluate(() => localStorage.getItem('my-day')), null)
    t.notMatch(sent.join('\n'), /2027-04|0410|20-weeks/, 'nothing tells the date or the week')
  })

  await site.test('a period, a birth date, and trying', phone, async (_, page) => {
    await open(page)
    for (const [label, typed, words] of [
      ['Last period', '09262026', /8 weeks, 0 days\s+224 days to go, until about July 3, 2027/],
      ['Birth date', '06182026', /5 months, 3 days\s+Born June 18, 2026/],
      ['Trying', '11152026', /Fertile days from about November 24\s+By a cycle of 28 days/],
    ] as const) {
      await choose(page, label)
      await tell(page, typed)
      await says(page, words)
      await page.click('.day-foot ::-p-text(Forget)')
      await page.waitForSelector(field)
    }
  })

  await site.test('the stages at the edge of a wide window lie above its sky', { width: 1280 }, async (t, page) => {
    await page.goto(`${site.origin}/`)
    const hit = await page.$eval('.stage-rail a', link => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === link
    })
    t.ok(hit, 'they can be seen and pressed')
  })

  await site.test('what it cannot count from is said beside the field, and kept', phone, async (t, page) => {
    await open(page)
    const problem = () => page.$eval('.day-form [role=alert]', p => p.textContent ?? '')
    for (const [label, typed, kept, words] of [
      ['Due date', '', '', /^Enter the due date, with day, month and year\.$/],
      ['Due date', '04102037', '2037-04-10', /^Enter a due date from October 22, 2026 to September 20, 2027/],
      ['Birth date', '12012026', '2026-12-01', /still to come/],
      ['Last period', '01012025', '2025-01-01', /more than 42 weeks ago/],
    ] as const) {
      await choose(page, label)
      await tell(page, typed)
      await until(`it speaks of ${typed}`, async () => words.test(await problem()))
      t.equal(await page.$eval(field, input => (input as HTMLInputElement).value), kept)
      t.ok(await page.$eval(field, input => input === document.activeElement && input.ariaInvalid === 'true'))
    }
  })

  await site.test('a date that is typed before it woke is not lost', phone, async (_, page) => {
    const chunk = await hold(page, /\/js\/my-day/)
    await page.emulateTimezone('America/New_York')
    await page.goto(`${site.origin}/`, { waitUntil: 'domcontentloaded' })
    await page.type(field, '04102027')
    await page.click('.day-form button[type=submit]')
    await chunk.release()
    await says(page, /20 weeks, 0 days/)
  })
})
