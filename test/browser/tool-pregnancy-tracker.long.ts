// The pregnancy tracker at its edges: clocks that were set back, long words, years of lines.
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { holding, line, now, open, press, says, stored, unfold } from '../support/pregnancy-tracker.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t)

await site.test('a call without a number asks for it where one calls', {}, async (t, page) => {
  await open(page, site.origin, holding({ pressures: [{ id: 1, day: now, time: '08:33', upper: 142, lower: 92 }] }))
  await unfold(page, 'Blood pressure')
  await says(page, '.tool .callout-call', /Your 142\/92 at 8:33 AM: a blood pressure of 140 over 90/)
  t.equal((await page.$$('details[open] input[name="phone"]')).length, 1)
  await page.locator('.tool .callout-call input[name="phone"]').fill('555 0199')
  await page.waitForSelector('.tool .callout-call a[href="tel:5550199"]')
  t.ok(await page.$('.tool .callout-call input[name="phone"]'), 'the field stays while it is typed')
})

await site.test('a count over a clock that was set back is not guessed', {}, async (t, page) => {
  await open(page, site.origin, holding({ counting: { since: Date.now() + 3_600_000, felt: 9 } }))
  await unfold(page, 'Movements')
  await press(page, 'A movement')
  await says(page, 'details[open] [role="alert"]', /cannot be told/)
  t.match((await stored(page)).data.logs, { counting: null, movements: [] })
})

await site.test('a long question leaves room for its button', { width: 390, height: 844 }, async (t, page) => {
  const text = 'Is it all right to fly home for the holidays in the thirty-fourth week, and what would I take along?'
  await open(page, site.origin, holding({ questions: [line(1, -1, { text, isAsked: false })] }))
  await unfold(page, 'Questions for the next visit')
  const { button, words } = await page.$eval('.tracker-lines li .button', element => ({
    button: element.clientWidth,
    words: element.firstElementChild?.scrollWidth ?? Number.POSITIVE_INFINITY,
  }))
  t.ok(button >= words, `${button} px for words of ${words}`)
})

await site.test('who comes back sees no empty form first', { width: 390, height: 844 }, async (t, page) => {
  await open(page, site.origin, holding({}))
  await page.evaluateOnNewDocument(() => {
    const look = () => {
      const label = document.querySelector('.tracker-dates label')
      if (label?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.seen = 'form'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await page.waitForSelector('.tracker-sections')
  t.equal(await page.$eval('html', html => html.dataset.seen), undefined)
  t.same(await shifts(page), [], 'and nothing moves')
  await press(page, 'Forget all')
  await until('an empty tracker shows it', () => page.$eval('html', html => html.dataset.seen === 'form'))
})

await site.test('5,000 lines are drawn in parts', {}, async (t, page) => {
  const pressures = Array.from({ length: 5000 }, (_, i) => line(i + 1, -(i % 200), { upper: 118, lower: 76 }))
  await open(page, site.origin, holding({ pressures }))
  await unfold(page, 'Blood pressure')
  const drawn = () => page.$$eval('.tracker-lines li', all => all.length)
  t.equal(await drawn(), 20)
  await press(page, 'Show 100 of 4,980 earlier ones')
  await until('more are there', async () => (await drawn()) === 120)
  await unfold(page, 'Notes and symptoms')
  const ms = await page.evaluate(async () => {
    const area = document.querySelector<HTMLTextAreaElement>('.tracker textarea')
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    const began = performance.now()
    write?.call(area, 'x')
    area?.dispatchEvent(new Event('input', { bubbles: true }))
    return performance.now() - began
  })
  t.ok(ms < 400, `a letter takes ${Math.round(ms)} ms on a busy machine`)
})
