// The pregnancy tracker, used in a real browser.
import t from 'tap'
import { formatLong } from '../../domain/dates.ts'
import { formatTyped } from '../../domain/typed-date.ts'
import { openSite, until } from '../support/browser.ts'
import { onDevice, sheets } from '../support/list-tools.ts'
import {
  day,
  field,
  focusIs,
  holding,
  key,
  line,
  now,
  open,
  press,
  result,
  says,
  stored,
  textOf,
  unfold,
} from '../support/pregnancy-tracker.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t)

const full = {
  questions: [line(1, -20, { text: 'May I fly?', isAsked: false }), line(2, -20, { text: 'Iron?', isAsked: true })],
  pressures: [line(3, -20, { upper: 111, lower: 71 }), line(6, -3, { upper: 119, lower: 79 })],
  weights: [line(4, -2, { weight: 151, unit: 'lb' })],
  visits: [line(5, -10, {})],
  notes: [line(7, -1, { text: 'Slept badly', symptoms: ['Heartburn'] })],
}

await site.test(
  'a date by keyboard, wrong ones first; a reload keeps it',
  { width: 390, height: 844 },
  async (t, page) => {
    await open(page, site.origin)
    await press(page, 'Show my week')
    await says(page, '.tracker-dates', /Enter the due date, or the first day of your last period below\./)
    await until('the first field has the focus', () =>
      page.evaluate(() => document.activeElement?.closest('.field')?.textContent?.startsWith('Due date') ?? false),
    )
    await page.keyboard.type('02/30/2027')
    await page.keyboard.press('Enter')
    await says(page, '.tracker-dates', /February 2027 has no 30th: please check the day\./)
    t.equal((await stored(page)).data.dueDate, '02/30/2027', 'nothing typed is lost')
    await page.keyboard.down('Control')
    await page.keyboard.press('A')
    await page.keyboard.up('Control')
    await page.keyboard.type(formatTyped(day(500)))
    await page.keyboard.press('Enter')
    await says(page, '.tracker-dates', /Please enter a date from /)
    t.notMatch(await result(page), /weeks,/, 'no week from a wrong date')
    await page.keyboard.down('Control')
    await page.keyboard.press('A')
    await page.keyboard.up('Control')
    await page.keyboard.type(formatTyped(day(66)))
    await says(page, '[aria-label="Result"]', /30 weeks, 4 days\s+66 days to your due date/)
    await page.keyboard.press('Enter')
    await until('the form is folded away', async () => (await page.$('.tracker-dates')) === null)
    t.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Result',
      'the focus is there',
    )
    t.ok(await page.$('[role="img"][aria-label="30 weeks, 4 days of 40 weeks"]'), 'the ring in words')
    t.match(await stored(page), { data: { dueDate: day(66) }, glance: { dueDate: day(66) } })

    await page.reload()
    await says(page, '[aria-label="Result"]', /30 weeks, 4 days/)
    t.same(await shifts(page), [], 'what comes back moves nothing')
  },
)

await site.test('a period, and the date of the calculator', {}, async (t, page) => {
  await open(page, site.origin)
  await page.locator(field('First day of your last period')).fill(formatTyped(day(1)))
  await press(page, 'Show my week')
  await says(page, '.tracker-dates', /That day is still to come\. Enter the first day of the last period you had\./)
  await focusIs(page, /^First day of your last period/)
  await page.locator(field('First day of your last period')).fill(formatTyped(day(-70)))
  await says(page, '[aria-label="Result"]', /10 weeks, 0 days/)
  await page.evaluate(
    date => localStorage.setItem('tool-due-date', JSON.stringify({ glance: { dueDate: date } })),
    day(-5),
  )
  await page.reload()
  await page.waitForSelector('.tracker-sections')
  await unfold(page, 'Due date')
  await press(page, `Use ${formatLong(day(-5))} from your due date calculator`)
  await says(page, '[aria-label="Result"]', /40 weeks, 5 days\s+5 days past your due date/)
  t.equal((await stored(page)).data.dueDate, day(-5))
})

await site.test('blood pressure: the call, and taking it back', { width: 390, height: 844 }, async (t, page) => {
  await open(page, site.origin, holding({ phone: '+1 555 010 0199' }))
  await unfold(page, 'Blood pressure')
  await press(page, 'Note it')
  await says(page, '.tool-pair', /Enter the upper number\./)
  await page.locator(field('Upper number')).fill('8O')
  await page.locator(field('Lower number')).fill('86')
  await press(page, 'Note it')
  await says(page, '.tool-pair', /Please enter a whole number from 50 to 260 mm Hg\./)
  await page.locator(field('Upper number')).fill('80')
  await says(page, '.tool-pair', /The lower number should be lower than the upper one\. Check both\./)
  const { tops, isBelowBoth } = await page.$eval('.tool-pair', pair => ({
    tops: [...pair.querySelectorAll('.field-box')].map(box => box.getBoundingClientRect().top),
    isBelowBoth:
      pair.querySelector('.field-problem')?.getBoundingClientRect().width === pair.getBoundingClientRect().width,
  }))
  t.equal(tops[0], tops[1], 'boxes stand in one row')
  t.ok(isBelowBoth, 'what is wrong stands below both')
  await page.locator(field('Upper number')).fill('118')
  await press(page, 'Note it')
  await says(page, '.tracker-lines', /118\/86/)
  t.equal(await page.$('.tool .callout-call'), null, 'below the thresholds nothing is said')

  await page.locator(field('Upper number')).fill('162')
  await page.locator(field('Lower number')).fill('92')
  await press(page, 'Note it')
  await says(page, '.tool .callout-call', /Call 911.*Your 162\/92 at \d+:\d\d [AP]M: a blood pressure of 160 over 110/s)
  await focusIs(page, /^Call 911/)
  t.ok(
    await page.$eval('.tool .callout-call h3', heading => {
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom < innerHeight / 2
    }),
    'and the call below it is in view',
  )
  t.match(await textOf(page, '.tracker-lines'), /162\/92 \(emergency range\)/, 'no second reading beside it')
  t.ok(await page.$('.tool .callout-call a[href="tel:911"]'))
  t.ok(await page.$('.tool .callout-call a[href="tel:+15550100199"]'))
  await page.locator(field('Upper number')).fill('120')
  await page.locator(field('Lower number')).fill('80')
  await press(page, 'Note it')
  await says(page, '.tracker-lines', /120\/80/)
  t.match(await textOf(page, '.tool .callout-call'), /160 over 110/, 'a lower reading does not take it away')
  await press(page, 'Undo')
  await until('it is taken back', async () => !/120\/80/.test(await textOf(page, '.tracker-lines')))

  await page.locator(field('Upper number')).fill('171')
  await page.locator(field('Lower number')).fill('99')
  await press(page, 'Note it')
  await says(page, '.tool .callout-call', /Your 171\/99/)
  await focusIs(page, /^Call 911/)
  await page.locator('.tracker-lines li:nth-of-type(2) .button').click()
  await focusIs(page, /^Delete: .*118\/86/)
  for (const left of [1, 0]) {
    await page.locator('.tracker-lines li .button').click()
    await until('it is gone', async () => (await page.$$('details[open] .tracker-lines li')).length === left)
  }
  await focusIs(page, /^Blood pressure/)
})

await site.test('movements: a count over a reload, and less than usual', {}, async (t, page) => {
  await open(page, site.origin, holding({}))
  await unfold(page, 'Movements')
  await press(page, 'Start a count')
  await focusIs(page, /^A movement/)
  t.match(await textOf(page, '.tracker-counting'), /since \d+:\d\d [AP]M/)
  for (let i = 0; i < 4; i++) await press(page, 'A movement')
  await page.reload()
  await page.waitForSelector('.tracker-sections')
  await says(page, '.tracker-sections', /Movements\s+4 of 10, counting/)
  await unfold(page, 'Movements')
  await says(page, '.tracker-counting', /4 of 10/)
  for (let i = 0; i < 6; i++) await press(page, 'A movement')
  await says(page, '.tracker-lines', /1 minute/)
  await focusIs(page, /^Start a count/)
  t.match((await stored(page)).data.logs, { counting: null, movements: [{ minutes: 1, day: now }] })

  await press(page, 'Less than usual')
  await page.waitForSelector('.tool .callout-call [role="alert"]')
  await focusIs(page, /^Call now/)
  t.ok(await page.$('.tool .callout-call input[name="phone"]'), 'the number is asked for here')
  const said = await textOf(page, 'details[open] .tool-fold-body')
  t.match(said, /Call now, at any hour.*moves less than usual/s)
  t.notMatch(said, /1 minute|Start a count|normal|usually|probably|often|most/i, 'nothing but the call')
  await press(page, 'Back to the log')
  await focusIs(page, /^Less than usual/)
})

await site.test('the sheet for a visit, printed; the next one starts after it', {}, async (t, page) => {
  await open(page, site.origin, holding(full))
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute('data-paper', document.querySelector('.print-sheet')?.textContent ?? '')
  })
  await unfold(page, 'Take this to my visit')
  await press(page, 'Print this sheet')
  const paper = () => page.$eval('body', body => body.getAttribute('data-paper') ?? '')
  t.match(await paper(), /For my visit.*May I fly\?.*119\/79.*Heartburn.*Slept badly/s)
  t.match(await paper(), /Name/)
  t.notMatch(await paper(), /Iron|111\/71|151/, 'neither what was seen and asked, nor a weight that is put away')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await press(page, 'Mark the visit')
  await says(page, '.tracker-paper', new RegExp(`Since the visit of ${formatLong(now)}`))
  const after = await textOf(page, '.tracker-paper')
  t.notMatch(after, /119\/79|Slept/)
  t.match(after, /May I fly\?/, 'an open question stays')
})

await site.test('however full the tracker is, the sheet is one page', { before: onDevice }, async (t, page) => {
  const days = <T extends object>(from: number, count: number, of: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => line(from + i, -i, of(i)))
  const long = 'We walked to the lake and back, and after that my back hurt until the evening. '
  for (const words of ['Iron?', long, long.repeat(12)]) {
    const logs = {
      questions: days(1, 40, i => ({ text: `${i + 1} ${words}`, isAsked: false })),
      pressures: days(101, 90, () => ({ upper: 119, lower: 79 })),
      weights: days(201, 90, () => ({ weight: 151, unit: 'lb' })),
      movements: days(301, 90, i => ({ minutes: 10 + i })),
      notes: days(401, 90, () => ({ text: words, symptoms: ['Heartburn', 'Sore ribs', 'Leg cramps', 'Swelling'] })),
      weight: { isShown: true, unit: 'lb', feet: '5', inches: '6', cm: '', before: '130', isTwins: false },
    }
    await open(page, site.origin, holding(logs))
    await unfold(page, 'Take this to my visit')
    await says(page, '.tracker-paper', /Questions.*Blood pressure.*Weight.*Minutes to ten.*Symptoms.*Notes/s)
    t.match(await textOf(page, '.tracker-paper'), /And \d+ earlier\./, 'what finds no room is counted')
    t.same(await sheets(page, 'Print this sheet'), [1, 1], `with words of ${words.length} letters`)
  }
})

await site.test('movements are counted from 28 weeks on', {}, async (t, page) => {
  for (const [due, weeks, isCounted] of [
    [85, '27 weeks, 6 days', false],
    [84, '28 weeks, 0 days', true],
  ] as const) {
    await open(page, site.origin, holding({}, day(due)))
    await says(page, '[aria-label="Result"]', new RegExp(weeks))
    await unfold(page, 'Movements')
    const said = await textOf(page, 'details[open] .tool-fold-body')
    t.match(said, /Less than usual/, 'whoever feels less is told to call, at any week')
    t.equal(/Start a count/.test(said), isCounted, weeks)
    t.equal(/From 28 weeks on/.test(said), !isCounted, weeks)
    t.notMatch(said, /normal|enough|goal|target|pass|good|should take/i, 'there is no mark to reach')
  }
})

await site.test('weight comes when it is asked for, and goes away again', {}, async (t, page) => {
  await open(page, site.origin, holding(full))
  await unfold(page, 'Weight')
  t.notMatch(await textOf(page, '.tracker'), /151/)
  await press(page, 'Show my weight again')
  await focusIs(page, /^Weight/)
  await says(page, '.tracker-sections', /151 lb/)
  await page.locator('::-p-text(Units, height and weight before pregnancy)').click()
  await page.locator(field('Height, feet')).fill('5')
  await page.locator(field('Weight before pregnancy')).fill('130')
  await page.waitForSelector('.tracker-band')
  t.match(
    await textOf(page, '.tracker-gain'),
    /\+21 lb since before pregnancy.*Body mass index before pregnancy 25\.4.*15 to 25 lb over the whole pregnancy, and 0\.5 to 0\.7 lb a week/s,
  )
  await press(page, 'Put weight away')
  await until('it is gone', async () => !/151/.test(await textOf(page, '.tracker')))
  t.equal((await stored(page)).data.logs.weights.length, 1, 'nothing is lost')
})

await site.test('notes and symptoms; a file takes all of it along', {}, async (t, page) => {
  await open(page, site.origin, holding({}))
  await unfold(page, 'Notes and symptoms')
  await page.locator(field('Name a symptom')).fill('Sore ribs')
  await page.keyboard.press('Enter')
  await page.locator('::-p-aria([name="Sore ribs"][role="checkbox"])').wait()
  await page.locator('.tracker textarea').fill('Long walk')
  await until('it is stored', async () => (await stored(page)).data.logs.notes?.[0]?.text === 'Long walk')
  t.match((await stored(page)).data.logs, { symptoms: ['Sore ribs'], notes: [{ symptoms: ['Sore ribs'], day: now }] })
  const file = await page.evaluate(key => localStorage.getItem(key) ?? '', key)

  await press(page, 'Forget all')
  await says(page, '[aria-label="Result"]', /Enter one of the two dates/)
  await page.evaluate(text => {
    const picker = document.querySelector<HTMLInputElement>('.tool input[type=file]')
    const files = new DataTransfer()
    files.items.add(new File([text], 'almanac-pregnancy-tracker.json'))
    if (picker) picker.files = files.files
    picker?.dispatchEvent(new Event('change', { bubbles: true }))
  }, file)
  await says(page, '[aria-label="Result"]', /30 weeks, 4 days/)
  await says(page, '.tracker-lines', /Sore ribs\. Long walk/)
})
