// What a visit leaves in the log: one view, one exposure, neither before the page is shown, nothing about the person.
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'

/** What is told when it comes into sight: at any time, and tested elsewhere. */
const besides = ['ad-view', 'sign-up-banner-view', 'survey-card-view', 'app-install-view']

t.test('first-party events', async t => {
  const site = await openSite(t, { env: { ABTEST_ENABLE: 'true' } })
  // Ads are counted too: ads.test.tsx.
  const events = () =>
    site.lines
      .filter(({ event }) => event && !besides.includes(String(event)))
      .map(({ event, properties }) => ({ event, properties }))
  const named = (name: string) => events().filter(({ event }) => event === name)
  /** The two leave one after the other, and may arrive in another order. */
  const since = (before: number) =>
    events()
      .slice(before)
      .sort((a, b) => String(b.event).localeCompare(String(a.event)))

  await site.test('one view and one exposure a page', {}, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    await until('both are logged', () => events().length >= 2)
    const inForce = await page.$eval('body', body => body.dataset.experiments)
    t.match(inForce, /^(\w+:[12],)*\w+:[12]$/)
    t.match(inForce, /\babVersion:[12].*\bsaveAbVersion:[12]/)
    t.same(since(0), [
      { event: 'page-view', properties: { layout: 'desktop', begins: true } },
      { event: 'experiment-exposure', properties: { experiments: inForce } },
    ])
    await Promise.all([page.waitForNavigation(), page.evaluate(() => location.assign('/about-us'))])
    await until('the second page is logged', () => events().length >= 4)
    t.same(named('page-view')[1]?.properties, { layout: 'desktop', begins: false }, 'the same visit')
    t.equal(named('page-view').length, 2, 'the first page added nothing')
    t.equal(named('experiment-exposure').length, 2)
    t.same(named('experiment-exposure')[1]?.properties, {
      experiments: await page.$eval('body', body => body.dataset.experiments),
    })
    t.notMatch(JSON.stringify(events()), /@|uid|foods/, 'no address, no id, no page in an event')
  })

  const prerendering = () => {
    Object.assign(window, { shown: false })
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get: () => !Reflect.get(window, 'shown'),
    })
  }
  await site.test('a prerendered page counts when it is shown', { before: prerendering }, async (t, page) => {
    const before = events().length
    await page.goto(`${site.origin}/about-us`)
    await quiet(page)
    t.equal(events().length, before, 'nothing while it is prerendered')
    await page.evaluate(() => {
      Object.assign(window, { shown: true })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await until('both are logged', () => events().length === before + 2)
    t.same(
      since(before).map(({ event }) => event),
      ['page-view', 'experiment-exposure'],
    )
  })

  await site.test('a phone is a phone', { width: 390 }, async (t, page) => {
    const before = events().length
    await page.setUserAgent({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    })
    await page.goto(`${site.origin}/about-us`)
    await until('it is logged', () => events().length >= before + 2)
    t.same(since(before)[0], { event: 'page-view', properties: { layout: 'mobile', begins: true } })
  })
})

t.test('experiments switched off', async t => {
  const site = await openSite(t)
  await site.test('a view, and no exposure', {}, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy?saveAbVersion=2`)
    await quiet(page)
    const events = () => site.lines.map(({ event }) => event).filter(event => event && !besides.includes(String(event)))
    await until('the view is logged', () => events().length > 0)
    t.same(events(), ['page-view'])
    t.equal(await page.$eval('body', body => body.dataset.experiments), undefined)
    t.ok(await page.$('.save-heart-left'), 'the query forces nothing')
  })
})
