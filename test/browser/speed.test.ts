// The speed of pages as visitors see it: measured on sampled pages, told once when the page is left, and only where it
// is allowed. What measures is loaded for nobody else.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'

/** The scripts that measure, of all that a page has asked for. */
function watchMeasuring(page: Page) {
  const asked: string[] = []
  page.on('request', request => {
    const name = /js\/(speed|vitals)-\w+\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) asked.push(name)
  })
  return asked
}

t.test('sampled pages', async t => {
  const site = await openSite(t, { env: { SPEED_SAMPLE: '100' } })
  const speeds = () => site.lines.filter(({ event }) => event === 'page-speed').map(({ properties }) => properties)
  const views = () => site.lines.filter(({ event }) => event === 'page-view').length

  await site.test('a page is measured, and told of once when it is left', {}, async (t, page) => {
    const asked = watchMeasuring(page)
    await page.goto(`${site.origin}/pregnancy-week-by-week/8-weeks-pregnant`)
    await until('what measures is there', () => asked.includes('vitals'))
    await quiet(page)
    await page.click('h1')
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.goto('about:blank')
    await until('it is logged', () => speeds().length === 1)
    const [speed] = speeds() as [Record<string, unknown>]
    t.equal(speed.kind, 'week', 'the kind of page, not which')
    t.ok(Number.isInteger(speed.lcp) && Number(speed.lcp) > 0, `largest paint after ${speed.lcp} ms`)
    t.equal(speed.cls, 0, 'nothing has moved')
    for (const name of Object.keys(speed)) t.ok(['kind', 'lcp', 'inp', 'cls'].includes(name), name)
  })

  const germany = { 'cf-ipcountry': 'DE', 'save-data': 'on' }
  const gpc = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  const no = () => {
    const choice = '{"version":2,"at":"2026-03-01T12:00:00.000Z","allowed":[]}'
    if (location.protocol === 'http:') localStorage.setItem('privacy-choices', choice) // about:blank has no storage
  }
  for (const [who, before, headers] of [
    ['where a yes is asked for', undefined, germany],
    ['under Global Privacy Control', gpc, {}],
    ['who has refused', no, {}],
  ] as const)
    await site.test(`nothing is measured: ${who}`, { before }, async (t, page) => {
      await page.setExtraHTTPHeaders(headers)
      const [asked, told, seen] = [watchMeasuring(page), speeds().length, views()]
      await page.goto(`${site.origin}/about-us`)
      await quiet(page)
      await page.goto('about:blank')
      await until('the view is logged', () => views() > seen)
      t.notOk(asked.includes('vitals'), 'and what measures is not loaded')
      t.equal(speeds().length, told)
    })

  await site.test('nor after a loss, nor on a page about one', {}, async (t, page) => {
    const asked = watchMeasuring(page)
    await page.goto(`${site.origin}/topics/pregnancy-miscarriage-pregnancy-loss`)
    await quiet(page)
    t.same(asked, [])
  })
})

t.test('pages that are not sampled load nothing of it', async t => {
  const site = await openSite(t)
  await site.test('none', {}, async (t, page) => {
    const asked = watchMeasuring(page)
    await page.goto(`${site.origin}/about-us`)
    await quiet(page)
    t.same(asked, [])
  })
})
