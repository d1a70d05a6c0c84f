// The next page before it is asked for: made while the pointer rests on its link, counted and painted when the link is
// pressed.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import t from 'tap'
import { type BrowserSite, openSite, until } from '../support/browser.ts'

const guide = '/pregnancy-week-by-week/8-weeks-pregnant'
const link = (path: string) => `main a[href="${path}"]`
const week = (n: number) => `/pregnancy-week-by-week/${n}-weeks-pregnant`

/**
 * Routes of the pages that browsers asked for ahead, as the log has them: a session that watched the browser would keep
 * it from making any.
 */
const askedAhead = (site: BrowserSite) =>
  site.lines.filter(({ ahead, route }) => ahead === true && route !== '/assets/*').map(({ route }) => route)

/** Rests on a link until its page was made. */
async function restOn(site: BrowserSite, page: Page, path: string) {
  const before = askedAhead(site).length
  await page.hover(link(path))
  await until(`${path} is asked for ahead`, () => askedAhead(site).length > before)
  await pause(700) // it arrives, and its scripts run
}

/** Presses a link: with the pointer, or at once as no pointer can, so that nothing is made ahead. */
async function press(page: Page, path: string, how: 'pointer' | 'at once' = 'pointer') {
  await page.evaluate(() => {
    const keep = (event: Event) => localStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
    addEventListener('click', keep, { once: true, capture: true })
  })
  if (how === 'pointer') await page.click(link(path))
  else await page.$eval(link(path), element => (element as HTMLAnchorElement).click()) // the selector names an a
  await until(`${path} is shown`, async () => (await page.evaluate(() => location.pathname).catch(() => '')) === path)
}

/** Milliseconds until the page that is shown was painted. */
const paintOf = (page: Page) =>
  page.evaluate(async () => {
    const [paint] = await new Promise<PerformanceEntry[]>(resolve =>
      new PerformanceObserver(list => resolve(list.getEntriesByName('first-paint'))).observe({
        type: 'paint',
        buffered: true,
      }),
    )
    const { activationStart } = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
      activationStart: number
    } // newer than its type
    const painted = Math.max(paint?.startTime ?? Number.NaN, activationStart)
    return {
      ahead: activationStart > 0,
      fromActivation: painted - activationStart,
      fromPress: performance.timeOrigin + painted - Number(localStorage.getItem('pressed')),
    }
  })

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

t.test('the next page', async t => {
  const site = await openSite(t, { folder: 'dist' })
  const views = () => site.lines.filter(({ event }) => event === 'page-view').length

  await site.test('a page ahead counts nothing until it is shown', { ahead: true }, async (t, page) => {
    await page.goto(site.origin + guide)
    await until('the first page is counted', () => views() === 1)
    const cookie = async (name: string) =>
      (await page.browserContext().cookies()).find(found => found.name === name)?.value
    // As if the browser had been closed meanwhile: the next page that is shown begins a visit.
    await page.evaluate(() => cookieStore.delete('visit'))
    await restOn(site, page, week(9))
    await pause(500)
    t.equal(views(), 1, 'no page view')
    t.equal(await cookie('tb_visits'), '0', 'no visit')
    t.equal(await cookie('visit'), undefined)
    await press(page, week(9))
    await until('it is counted', () => views() === 2)
    t.equal(await cookie('tb_visits'), '1')
    t.equal((await paintOf(page)).ahead, true)
  })

  await site.test('it is there at once', { ahead: true, width: 390 }, async (t, page) => {
    await page.goto(site.origin + guide)
    await pause(500)
    const times = []
    const usual = []
    for (const next of [9, 11, 13, 15, 17]) {
      await restOn(site, page, week(next))
      await press(page, week(next))
      times.push(await paintOf(page))
      await pause(500)
      await press(page, week(next + 1), 'at once')
      usual.push(await paintOf(page))
      await pause(500)
    }
    t.ok(
      times.every(({ ahead }) => ahead),
      'each was made ahead',
    )
    t.notOk(
      usual.some(({ ahead }) => ahead),
      'and none of those beside them',
    )
    const painted = median(times.map(time => time.fromActivation))
    const pressed = median(times.map(time => time.fromPress))
    const otherwise = median(usual.map(time => time.fromPress))
    t.comment(
      `first paint ${pressed.toFixed(0)} ms after the press (${painted.toFixed(0)} after it was taken up), otherwise ${otherwise.toFixed(0)}`,
    )
    // A machine that is busy with other things paints everything late.
    t.ok(painted < Math.max(100, otherwise * 0.75), `painted ${painted} ms after the page was taken up`)
  })

  await site.test('no form, no way out and no page of one’s own is made ahead', { ahead: true }, async (t, page) => {
    await page.goto(site.origin + guide)
    const before = askedAhead(site).length
    let rested = 0
    for (const found of await page.$$('a[href^="/login"], a[href^="/join"], a[href^="/search"]')) {
      if (!(await found.isVisible())) continue
      await found.hover()
      await pause(400) // twice as long as the browser waits
      rested++
    }
    t.ok(rested > 0, 'there are such links')
    await restOn(site, page, week(9))
    t.same(askedAhead(site).slice(before), ['/pregnancy-week-by-week/:slug'])
  })
})
