// Banners by device: the store of the app, no banner of it beside the ad at the window's foot, and the sign-up banner in
// the corner, which lies over nothing that is typed into.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { phone } from '../support/frame.ts'
import { testSite } from '../support/site.ts'

const article = '/a/foods-to-limit-in-pregnancy'
const abroad = { 'cf-ipcountry': 'DE', 'save-data': 'on' }
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const site = await openSite(t, { env: { ABTEST_ENABLE: 'true' } })

const storesShown = (page: Page) =>
  page.$$eval('[data-banner="app-install"] a', links =>
    links.filter(link => link.checkVisibility()).map(link => link.textContent?.trim()),
  )

/** What iOS alone knows, this browser knows as well: the style sheet's question gets the answer that it gets there. */
async function asOnIos(page: Page) {
  await page.setRequestInterception(true)
  page.on('request', async request => {
    if (!request.url().endsWith('.css')) return request.continue()
    const text = await (await fetch(request.url())).text()
    request.respond({ contentType: 'text/css', body: text.replaceAll('-webkit-touch-callout', 'display') })
  })
}

for (const [device, userAgent, ios, stores] of [
  ['an iPhone', phone, true, ['iOS']],
  ['an Android phone', android, false, ['Android']],
  // It says that it is a Macintosh, and gets the page of a desk: there the app is not offered.
  ['an iPad that says Macintosh', mac, true, []],
  ['a desk', windows, false, []],
] as const)
  await site.test(`the store of ${device}`, { width: 390, height: 844 }, async (t, page) => {
    await page.setExtraHTTPHeaders(abroad)
    await page.setUserAgent({ userAgent })
    if (ios) await asOnIos(page)
    await page.goto(site.origin + article)
    t.same(await storesShown(page), stores)
  })

t.test('not beside the ad at the foot of phones', async t => {
  for (const [STICKY_AD, has] of [
    ['off', true],
    ['on', false],
  ] as const) {
    const { ask } = await testSite(t, { env: { STICKY_AD } })
    const { body } = await ask({ url: article, headers: { ...abroad, 'user-agent': phone } })
    t.equal(body.includes('data-banner="app-install"'), has, STICKY_AD)
    t.equal(body.includes('data-refusable="survey"'), !has, 'what gives way to it stands there instead')
  }
})

const corner = '[data-banner="sign-up"].page-corner'
const placeOf = (page: Page) => page.$eval(corner, element => getComputedStyle(element).position)
const rectsMeet = (page: Page) =>
  page.evaluate(corner => {
    const banner = document.querySelector(corner)?.getBoundingClientRect()
    if (!banner) throw new Error('no banner')
    return [...document.querySelectorAll('main :is(input, textarea, select, button)')]
      .filter(field => field.checkVisibility())
      .filter(field => {
        const { top, bottom, left, right } = field.getBoundingClientRect()
        return top < banner.bottom && bottom > banner.top && left < banner.right && right > banner.left
      })
      .map(field => field.outerHTML.slice(0, 80))
  }, corner)

for (const [path, width] of [
  ['/due-date-calculator', 390],
  ['/a/baby-budget-calculator', 390],
  ['/a/tool-birth-plan', 390],
  ['/due-date-calculator', 1280],
] as const)
  await site.test(
    `the version for the corner covers no field of ${path} at ${width} pixels`,
    { width, height: 700 },
    async (t, page) => {
      if (width === 390) await page.setUserAgent({ userAgent: phone })
      await page.goto(`${site.origin}${path}?sb_abv=2`)
      await page.waitForSelector(corner)
      t.equal(await placeOf(page), 'relative', 'a part of the page')
      t.same(await rectsMeet(page), [])
    },
  )

await site.test('on a desk it makes way while something is typed', { width: 1280, height: 800 }, async (t, page) => {
  await page.goto(`${site.origin}/baby-names?sb_abv=2`)
  const isSeen = () => page.$eval(corner, element => element.checkVisibility())
  t.equal(await placeOf(page), 'fixed')
  t.ok(await isSeen())
  await page.focus('main input')
  t.notOk(await isSeen())
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await until('it is back', isSeen)
})

await site.test(
  'in the corner it makes way for the note on favorites',
  { width: 820, height: 800 },
  async (t, page) => {
    await page.goto(`${site.origin}/b/girl-baby-names?sb_abv=2`)
    t.equal(await placeOf(page), 'fixed')
    await page.click('.name-heart')
    await page.waitForSelector('.favorites-note:not([hidden])')
    t.notOk(await page.$eval(corner, element => element.checkVisibility()), 'one thing over the page at a time')
    await page.click('.favorites-note button')
    await page.waitForSelector('.favorites-note[hidden]')
    t.ok(await page.$eval(corner, element => element.checkVisibility()), 'and is back')
  },
)

await site.test('version 1 stands at the end of the page', {}, async (t, page) => {
  await page.goto(`${site.origin}${article}?sb_abv=1`)
  t.notOk(await page.$(corner))
  t.equal(await page.$eval('[data-banner="sign-up"]', element => getComputedStyle(element).position), 'relative')
})
