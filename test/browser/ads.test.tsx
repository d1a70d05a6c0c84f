// What is counted of ads: what was seen, pressed or failed, each once, and not before somebody looks.
import t from 'tap'
import { eventsOf, onPhone, toEnd, withAds } from '../support/ad-pages.tsx'
import { hold, openSite, quiet, until } from '../support/browser.ts'
import { fixture, LongText } from '../support/fixture-pages.tsx'

const table = [withAds('/long', <LongText />), fixture('/elsewhere', <p>Where a press leads.</p>)]

t.test('ads are counted', async t => {
  const site = await openSite(t, { table })

  await site.test('a slot counts once, when half of it is seen', {}, async (t, page) => {
    const views = () => eventsOf(site, 'ad-view')
    const first = views().length
    await page.goto(`${site.origin}/long?adopsqa=run-7`)
    await until('the upper one is counted', () => views().length === first + 1)
    await quiet(page)
    t.match(views()[first], { pos: '728top' }, 'the lower one is out of sight')
    await page.evaluate(() => {
      const account = document.getElementById('account')
      if (account) account.dataset.stage = 'pregnant,parent'
    })
    await page.$eval('#ad-300bottom', aside =>
      scrollTo(0, scrollY + aside.getBoundingClientRect().top + 40 - innerHeight),
    )
    await quiet(page)
    t.equal(views().length, first + 1, 'a strip of it is not enough')
    await page.$eval('#ad-300bottom', aside => aside.scrollIntoView())
    await until('the lower one is counted', () => views().length === first + 2)
    await page.evaluate(() => scrollTo(0, 0))
    await quiet(page)
    await toEnd(page)
    await quiet(page)
    t.equal(views().length, first + 2, 'seen again, it is not counted again')

    const [upper, lower] = views().slice(first)
    t.same(
      { ...lower, sid: '', targets: '' },
      {
        adUnit1: 'little-almanac',
        adUnit2: 'guide',
        adUnit3: 'first-trimester',
        sid: '',
        pos: '300bottom',
        dimensions: '728x90',
        stage: 'pregnant,parent',
        adopsqa: 'run-7',
        category: 'first-trimester',
        targets: '',
        adId: 'ad-300bottom',
      },
    )
    t.equal(upper?.stage, 'trying to conceive', 'nobody was signed in')
    t.match(upper?.targets, /^house,[a-z]+$/)
    t.equal(upper?.sid, lower?.sid, 'one id a page view')
    await page.goto(`${site.origin}/long`)
    await until('the next view is counted', () => views().length > first + 2)
    t.not(views().at(-1)?.sid, upper?.sid, 'and another the next time')
  })

  await site.test('a press counts, and leads there', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    const before = eventsOf(site, 'ad-click').length
    await page.goto(`${site.origin}/long`)
    await page.$$eval('.ad-unit', all => {
      for (const link of all) link.setAttribute('href', '/elsewhere') // a page of this table
    })
    await page.click('#ad-minfeed0 .ad-unit')
    await until('it has led there', () => page.url().endsWith('/elsewhere'))
    await until('it is counted', () => eventsOf(site, 'ad-click').length === before + 1)
    t.same(eventsOf(site, 'ad-click').at(-1), { pos: 'minfeed0', adUnit: 'little-almanac/guide/first-trimester' })
  })

  const refused = [/ERR_FAILED/]
  await site.test('a slot whose picture fails goes, and says so', { expected: refused }, async (t, page) => {
    const before = eventsOf(site, 'ad-failed').length
    const pictures = await hold(page, /\/art\//)
    await page.goto(`${site.origin}/long`)
    await until('the picture is asked for', () => pictures.held.length > 0)
    t.ok(await page.$('#ad-728top'))
    await pictures.release('abort')
    await page.waitForFunction(() => !document.getElementById('ad-728top'))
    await until('it is told', () => eventsOf(site, 'ad-failed').length > before)
    t.same(eventsOf(site, 'ad-failed')[before], { pos: '728top', adUnit: 'little-almanac/guide/first-trimester' })
  })

  const prerendering = () => {
    Object.assign(window, { shown: false })
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => !Reflect.get(window, 'shown'),
    })
  }
  await site.test(
    'a prerendered page waits; what failed meanwhile is found',
    { before: prerendering, expected: refused },
    async (t, page) => {
      await onPhone(page, 390, 700)
      const before = { views: eventsOf(site, 'ad-view').length, failed: eventsOf(site, 'ad-failed').length }
      const pictures = await hold(page, /\/art\//)
      await page.goto(`${site.origin}/long`)
      await until('the pictures are asked for', () => pictures.held.length > 0)
      await pictures.release('abort')
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.ad-sticky img')?.complete)
      await quiet(page)
      t.equal((await page.$$('.ad')).length, 2, 'nothing happens while nobody looks')
      t.same({ views: eventsOf(site, 'ad-view').length, failed: eventsOf(site, 'ad-failed').length }, before)
      await page.evaluate(() => {
        Object.assign(window, { shown: true })
        document.dispatchEvent(new Event('prerenderingchange'))
      })
      await until('both are told', () => eventsOf(site, 'ad-failed').length === before.failed + 2)
      t.equal((await page.$$('.ad')).length, 0)
      await quiet(page)
      t.equal(eventsOf(site, 'ad-view').length, before.views, 'what failed was not seen')
    },
  )
})
