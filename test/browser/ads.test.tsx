// Ads as people meet them: sizes, what is counted, what fails, what can be closed, what they never cover.
import type { Page } from 'puppeteer'
import type { ReactNode } from 'react'
import t from 'tap'
import { houseAdFor, houseAds } from '../../content/house-ads.ts'
import { placesFor } from '../../domain/ads.ts'
import { page as makePage } from '../../routes/define.tsx'
import { AdSlot } from '../../views/kit/ad-slot.tsx'
import { Art } from '../../views/kit/art.tsx'
import { RedFlags } from '../../views/kit/box.tsx'
import { hold, openSite, quiet, still, until } from '../support/browser.ts'
import { fixture, LongText } from '../support/fixture-pages.tsx'

const [top] = placesFor('desktop')
const [phoneTop] = placesFor('mobile')

/** A page of the real frame, with the places that its layout has. */
const withAds = (path: string, body: ReactNode) =>
  makePage({
    path,
    head: () => ({ title: `Fixture ${path}`, description: 'A page made for a test.', path }),
    ads: () => ({ kind: 'guide', category: 'first-trimester' }),
    view: () => (
      <div className="index">
        <h1>Fixture</h1>
        {body}
      </div>
    ),
    examples: [path],
  })

/** Paths that between them bring every ad of ours into the header's slot. */
const everyAd = houseAds.map(ad => {
  const path = Array.from({ length: 500 }, (_, i) => `/p${i}`).find(p => houseAdFor({ kind: 'home' }, '728top', p) === ad)
  if (!path) throw new Error(`no path shows ${ad.id}`)
  return path
})

const table = [
  withAds('/long', <LongText />),
  withAds('/call', [
    <LongText key="a" />,
    <RedFlags key="b" title="When to call" id="call" items={['Fever', 'Pain']} />,
    <LongText key="c" />,
  ]),
  fixture(
    '/every',
    everyAd.flatMap(path =>
      [top, phoneTop].map(place => place && <AdSlot key={path + place.size} page={{ kind: 'home' }} place={place} path={path} />),
    ),
  ),
  fixture('/pictures', [
    <ul key="a">
      <li>
        <Art name="cot" alt="" eager />
        <p>Beside a decoration.</p>
      </li>
    </ul>,
    <Art key="b" name="candle" alt="A candle on a table" eager />,
    <Art key="c" name="visit" alt="" eager />,
  ]),
]

/** Makes the page a phone's, which has the mobile layout and no scroll bar beside the page. */
async function onPhone(page: Page, width: number, height: number) {
  await page.setUserAgent({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })
  await page.setViewport({ width, height, isMobile: true, hasTouch: true })
}

const box = (page: Page, selector: string) =>
  page.$eval(selector, element => {
    const { x, y, width, height, bottom } = element.getBoundingClientRect()
    return { x, y, width, height, bottom }
  })
const sizesOf = (page: Page, selector: string) =>
  page.$$eval(selector, all => all.map(element => `${element.getBoundingClientRect().width}x${element.getBoundingClientRect().height}`))
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let found = 0
        new PerformanceObserver(list => {
          found += list.getEntries().length
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 100)
      }),
  )

t.test('ads', async t => {
  const site = await openSite(t, { table })
  const events = (name: string) =>
    site.lines.filter(line => line.event === name).map(({ properties }) => properties as Record<string, string>)

  await site.test('a leaderboard is 728 x 90, and shows from 768 px on', { width: 768 }, async (t, page) => {
    await page.goto(`${site.origin}/long`)
    t.same(await sizesOf(page, '.ad-unit'), ['728x90', '728x90'])
    t.ok((await overflow(page)) <= 0)
    await page.setViewport({ width: 767, height: 900 })
    t.same(await page.$$eval('[data-ad-pos]', all => all.map(aside => getComputedStyle(aside).display)), ['none', 'none'])
  })

  await site.test('a phone has 320 x 50, edge to edge in the narrowest window', {}, async (t, page) => {
    await onPhone(page, 320, 640)
    await page.goto(`${site.origin}/long`)
    t.same(await sizesOf(page, '.ad-unit'), ['320x50', '320x50'])
    t.same(await page.$$eval('.ad-unit', all => all.map(unit => unit.getBoundingClientRect().x)), [0, 0])
    t.ok((await overflow(page)) <= 0)
    t.match(await box(page, '.ad-sticky'), { x: 0, width: 320, bottom: 640 })
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true })
    t.same(await page.$$eval('.ad-unit', all => all.map(unit => unit.getBoundingClientRect().x)), [35, 35], 'in the middle')
  })

  await site.test('all words of all ads fit, also widely spaced, and none is small', { width: 1280 }, async (t, page) => {
    await page.goto(`${site.origin}/every`)
    /** Words that reach out of their unit, or over its picture. */
    const cut = () =>
      page.$$eval('.ad-words', all =>
        all.flatMap(words => {
          const unit = words.parentElement?.getBoundingClientRect()
          const picture = words.previousElementSibling?.getBoundingClientRect()
          if (!unit || !picture) return ['no unit']
          const range = document.createRange()
          range.selectNodeContents(words)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const isIn = left >= picture.right && right < unit.right && top >= unit.top && bottom <= unit.bottom
          return isIn ? [] : [words.textContent]
        }),
      )
    t.same(await cut(), [])
    await page.$$eval('.ad-words > span', all => {
      for (const { style } of all) Object.assign(style, { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5' })
    })
    t.same(await cut(), [], 'with the spacing that readers may set')
    const smallest = await page.$$eval('.ad *', all =>
      Math.min(...all.map(element => Number.parseFloat(getComputedStyle(element).fontSize))),
    )
    t.ok(smallest >= 12, `${smallest} px`)
    const names = await page.$$eval('.ad-728x90 .ad-title', all => all.map(title => title.textContent))
    t.same(new Set(names), new Set(houseAds.map(({ title }) => title)), 'all of them were measured')
  })

  await site.test('nothing moves when the picture comes', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    const pictures = await hold(page, /\/art\//)
    await page.goto(`${site.origin}/long`)
    await until('pictures are asked for', () => pictures.held.length > 0)
    const places = () => page.$$eval('.ad, .ad *, h1', all => all.map(element => JSON.stringify(element.getBoundingClientRect())))
    const before = await places()
    await pictures.release()
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.ad img')].every(img => img.naturalWidth > 0))
    t.same(await places(), before)
    t.equal(await shifts(page), 0)
  })

  await site.test('a slot counts once, when half of it is seen', {}, async (t, page) => {
    const views = () => events('ad-view')
    const first = views().length
    await page.goto(`${site.origin}/long?adopsqa=run-7`)
    await until('the upper one is counted', () => views().length === first + 1)
    await quiet(page)
    t.match(views()[first], { pos: '728top' }, 'the lower one is out of sight')
    await page.evaluate(() => {
      const account = document.getElementById('account')
      if (account) account.dataset.stage = 'pregnant,parent'
    })
    await page.$eval('#ad-300bottom', aside => scrollTo(0, scrollY + aside.getBoundingClientRect().top + 40 - innerHeight))
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
    const before = events('ad-click').length
    await page.goto(`${site.origin}/long`)
    await page.$$eval('.ad-unit', all => {
      for (const link of all) link.setAttribute('href', '/pictures') // a page of this table
    })
    await page.click('#ad-minfeed0 .ad-unit')
    await until('it has led there', () => page.url().endsWith('/pictures'))
    await until('it is counted', () => events('ad-click').length === before + 1)
    t.same(events('ad-click').at(-1), { pos: 'minfeed0', adUnit: 'little-almanac/guide/first-trimester' })
  })

  const refused = [/ERR_FAILED/]
  await site.test('a slot whose picture fails goes, and says so', { expected: refused }, async (t, page) => {
    const before = events('ad-failed').length
    const pictures = await hold(page, /\/art\//)
    await page.goto(`${site.origin}/long`)
    await until('the picture is asked for', () => pictures.held.length > 0)
    t.ok(await page.$('#ad-728top'))
    await pictures.release('abort')
    await page.waitForFunction(() => !document.getElementById('ad-728top'))
    await until('it is told', () => events('ad-failed').length > before)
    t.same(events('ad-failed')[before], { pos: '728top', adUnit: 'little-almanac/guide/first-trimester' })
  })

  const prerendering = () => {
    Object.assign(window, { shown: false })
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => !Reflect.get(window, 'shown') })
  }
  await site.test(
    'a prerendered page waits; what failed meanwhile is found',
    { before: prerendering, expected: refused },
    async (t, page) => {
      await onPhone(page, 390, 700)
      const before = { views: events('ad-view').length, failed: events('ad-failed').length }
      const pictures = await hold(page, /\/art\//)
      await page.goto(`${site.origin}/long`)
      await until('the pictures are asked for', () => pictures.held.length > 0)
      await pictures.release('abort')
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.ad-sticky img')?.complete)
      await quiet(page)
      t.equal((await page.$$('.ad')).length, 2, 'nothing happens while nobody looks')
      t.same({ views: events('ad-view').length, failed: events('ad-failed').length }, before)
      await page.evaluate(() => {
        Object.assign(window, { shown: true })
        document.dispatchEvent(new Event('prerenderingchange'))
      })
      await until('both are told', () => events('ad-failed').length === before.failed + 2)
      t.equal((await page.$$('.ad')).length, 0)
      await quiet(page)
      t.equal(events('ad-view').length, before.views, 'what failed was not seen')
    },
  )

  await site.test('the fixed one covers no focus and not the end of the page', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    const hidden = await page.$$eval('.site-footer a', links => {
      const edge = document.querySelector('.ad-close')?.getBoundingClientRect().top ?? 0
      return links.filter(link => {
        scrollTo(0, 0)
        link.focus()
        return link.getBoundingClientRect().bottom > edge
      }).length
    })
    t.equal(hidden, 0, 'a link with the focus stands above it')
    await toEnd(page)
    t.ok((await box(page, '.site-footer')).bottom <= (await box(page, '.ad-sticky')).y + 0.5, 'the footer ends above it')
  })

  await site.test('the fixed one can be closed', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    await toEnd(page)
    const close = await box(page, '.ad-close')
    t.ok(close.width >= 44 && close.height >= 44, `${close.width} x ${close.height}`)
    await page.focus('.ad-close')
    await page.keyboard.press('Enter')
    t.notOk(await page.$('#ad-minfeed0'))
    t.ok(await page.$('#ad-728top'), 'the other one stays')
    t.ok((await box(page, '.site-footer')).bottom > 699, 'and its room at the foot is gone')
    t.equal(events('ad-click').filter(({ pos }) => pos === 'minfeed0').length, 1, 'closing is no click: there is only the one from before')
  })

  await site.test('it makes way for reasons to call', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/call`)
    const isAway = () => page.$eval('.ad-sticky', ad => ad.hasAttribute('inert'))
    await quiet(page)
    t.equal(await isAway(), false)
    await page.$eval('#call', title => title.scrollIntoView({ block: 'center' }))
    await until('it is away', isAway)
    await still(page)
    t.ok((await box(page, '.ad-close')).y >= 700, 'tab and all')
    await page.evaluate(() => scrollTo(0, 0))
    await until('it is back', async () => !(await isAway()))
  })

  await site.test('in a low window, as at 400 % zoom, it is the last thing of the page', {}, async (t, page) => {
    await onPhone(page, 320, 256)
    await page.goto(`${site.origin}/long`)
    t.equal(await page.$eval('.ad-sticky', ad => getComputedStyle(ad).position), 'static')
    t.ok((await overflow(page)) <= 0)
  })

  await site.test('without script it is not fixed, and offers no button', { script: false }, async (t, page) => {
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    t.equal(await page.$eval('.ad-sticky', ad => getComputedStyle(ad).position), 'static')
    t.equal(await page.$eval('.ad-close', button => getComputedStyle(button).display), 'none')
  })

  await site.test('nothing in print', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    await page.emulateMediaType('print')
    t.same(await sizesOf(page, '.ad'), ['0x0', '0x0'])
    t.equal(await page.$eval('body', body => getComputedStyle(body).paddingBottom), '0px', 'and no room for it')
  })

  await site.test('other pictures that fail leave no hole', { width: 1280, expected: refused }, async (t, page) => {
    const pictures = await hold(page, /\/art\//)
    await page.goto(`${site.origin}/pictures`, { waitUntil: 'domcontentloaded' })
    await until('they are asked for', () => pictures.held.length === 3)
    const before = await sizesOf(page, 'main img')
    t.match(before[1], /^\d{3,}x\d{3,}/, 'there is room for it')
    await pictures.release('abort')
    await page.waitForFunction(() => document.querySelectorAll('main img[src]').length === 0)
    t.same(await sizesOf(page, 'main img'), ['0x0', before[1], '0x0'], 'decorations go; one that says something keeps its place')
    t.ok(await page.$('::-p-aria([name="A candle on a table"][role="image"])'), 'to those who hear it, it is what it was')
    await page.screenshot({ path: '/tmp/ads-alt.png' })
  })
})
