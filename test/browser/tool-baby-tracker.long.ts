// The baby tracker at its edges: the focus, clocks that were set back, years of lines, narrow phones.
import t from 'tap'
import { baby, focusIs, hour, open, press, rows, says, store, text } from '../support/baby-tracker.ts'
import { noEvents, openSite, until } from '../support/browser.ts'

const site = await openSite(t)

await site.test('the focus is never lost', { before: noEvents }, async (t, page) => {
  const [at, id] = [Date.now() - 60_000, 1]
  const log = [
    { id: 3, kind: 'sleep', at, end: null },
    { id: 2, kind: 'diaper', way: 'wet', at },
    { id, kind: 'diaper', way: 'dirty', at },
  ]
  await open(page, site.origin)
  await store(page, baby({ log }))
  await open(page, site.origin)
  await page.focus('.baby-running .button')
  await page.keyboard.press('Enter')
  await until('it has ended', async () => !(await page.$('.baby-running')))
  await focusIs(page, /^Sleep/)
  for (const next of [/^Delete Wet/, /^Delete Dirty/, /^Add by hand/]) {
    await page.focus('.baby-log li [aria-label^=Delete]')
    await page.keyboard.press('Enter')
    await focusIs(page, next)
  }
  for (const end of ['Cancel', 'Add it']) {
    await page.focus('.baby-log [data-add]')
    await page.keyboard.press('Enter')
    const select = await page.waitForSelector('.baby-panel select')
    await select?.select('wet')
    await page.evaluate(end => {
      const found = [...document.querySelectorAll<HTMLElement>('.baby-panel .button')].find(b => b.textContent === end)
      found?.focus()
    }, end)
    await page.keyboard.press('Enter')
    await until('it is closed', async () => !(await page.$('.baby-panel')))
    await focusIs(page, /^Add by hand/)
  }
  t.same(await rows(page), ['Wet diaper'])
})

await site.test('a clock that was set back makes no length', { before: noEvents }, async (t, page) => {
  await open(page, site.origin)
  await store(page, baby({ log: [{ id: 1, kind: 'sleep', at: Date.now() + 2 * hour, end: null }] }))
  await open(page, site.origin)
  await says(page, '.baby-running', /clock is set to a time before this began/)
  t.ok(await page.$('.baby-running .button:disabled'), 'it cannot be stopped to a negative length')
  t.notMatch(await text(page, '.tool'), /-\d|NaN/)
})

await site.test('5,000 lines stay light', { width: 390, before: noEvents }, async (t, page) => {
  await open(page, site.origin)
  const log = Array.from({ length: 5000 }, (_, i) => ({
    id: i + 1,
    kind: i % 3 ? 'diaper' : 'feed',
    way: i % 3 ? 'wet' : 'left',
    at: Date.now() - i * 0.8 * hour,
    end: Date.now() - i * 0.8 * hour + 60_000,
  }))
  await store(page, baby({ log }))
  await open(page, site.origin)
  await until('it is drawn', async () => (await rows(page)).length > 0)
  t.ok((await rows(page)).length < 130, 'two days are drawn')
  const times = []
  for (let i = 0; i < 5; i++) {
    const ms = await page.evaluate(async () => {
      const from = performance.now()
      document.querySelector<HTMLElement>('[data-kind=sleep]')?.click()
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      return performance.now() - from
    })
    times.push(Math.round(ms))
  }
  t.ok(Math.min(...times) < 300, `a press is answered after ${times} ms`)
  const before = (await rows(page)).length
  await press(page, 'Show earlier')
  await until('earlier days come', async () => (await rows(page)).length > before)
})

await site.test('nothing is cut on a phone', { width: 390, height: 844, before: noEvents }, async (t, page) => {
  await open(page, site.origin)
  const at = Date.now() - 12 * hour
  const log = [
    { id: 1, kind: 'feed', way: 'left', at, end: at + 5.58 * hour },
    { id: 2, kind: 'feed', way: 'bottle', amount: '12.5', unit: 'oz', at },
    { id: 3, kind: 'sleep', at, end: at + 11.6 * hour },
  ]
  await store(page, baby({ log }))
  await open(page, site.origin)
  await press(page, 'Add by hand')
  await page.waitForSelector('.baby-panel select')
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('.tool-fold summary')[0]?.click())
  await page.waitForSelector('.baby-week-table')
  const seen = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const select = document.querySelector('.baby-panel select')
    const style = select && getComputedStyle(select)
    return {
      over: box('.baby-week-table').right - box('.baby-more').right,
      figures: [...document.querySelectorAll('.baby-week-table span')].map(span => span.textContent),
      select: box('.baby-panel select').width,
      letters: Number.parseFloat(style?.fontSize ?? ''),
      isOurs:
        style?.fontFamily === getComputedStyle(document.querySelector('.baby-panel input') ?? document.body).fontFamily,
      link: box('.tool-note > a[href="/a/when-to-call"]').height,
    }
  })
  t.ok(seen.over <= 0.5, `the week fits: ${seen.over}`)
  t.ok(seen.figures.includes('5\u00a0h\u00a034\u00a0min nursing'), `no figure is broken: ${seen.figures}`)
  t.ok(seen.select > 250, `the list of kinds is ${seen.select} wide`)
  t.ok(seen.letters >= 16 && seen.isOurs, `in the letters of the site, ${seen.letters} high`)
  t.ok(seen.link >= 24, `the link is ${seen.link} high`)

  await page.focus('.baby-panel [name=end]')
  await page.keyboard.press('Enter')
  await says(page, '.baby-panel', /Enter when it ended/)
  const pair = await page.evaluate(() => {
    const top = (name: string) => document.querySelector(`.baby-panel [name=${name}]`)?.getBoundingClientRect()
    const problem = document.querySelector('.tool-pair .field-problem')?.getBoundingClientRect()
    return { start: top('start')?.top, end: top('end')?.top, left: problem?.left, own: top('start')?.left }
  })
  t.equal(pair.start, pair.end, 'both boxes stay in their row')
  t.ok(Math.abs((pair.left ?? 0) - (pair.own ?? 99)) < 4, 'and what is wrong stands below both')
})
