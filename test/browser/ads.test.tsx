// Ads of a provider on loopback: what it is asked and by whom, what is counted, and that nothing takes room without one.
import t from 'tap'
import { eventsOf, onPhone, overflow, sizesOf, withAds } from '../support/ad-pages.tsx'
import { adProvider, allow } from '../support/ad-provider.ts'
import { openSite, quiet, until } from '../support/browser.ts'
import { fixture, LongText } from '../support/fixture-pages.tsx'
import { shifts } from '../support/shifts.ts'

const table = [withAds('/long', <LongText />), fixture('/elsewhere', <p>Where a press leads.</p>)]
const filled = '[data-ad-pos] a.ad-unit img'

t.test('with a provider', async t => {
  const provider = await adProvider(t)
  const { expected } = provider
  const site = await openSite(t, { table, env: { STICKY_AD: 'on', AD_PROVIDER: provider.address } })
  const asks = () => provider.asked.length

  await site.test('each unit is asked for once, near its place, with its parameters', { expected }, async (t, page) => {
    await allow(page, 'advertising')
    await page.goto(`${site.origin}/long?adopsqa=run-7`)
    await page.waitForSelector(filled)
    t.same(await sizesOf(page, '.ad-unit'), ['728x90', '728x90'])
    t.equal(asks(), 1, 'the lower one is far away')
    await page.$eval('#ad-300bottom', slot => slot.scrollIntoView())
    await until('the lower one is asked for', () => asks() === 2)
    await until('both were seen', () => eventsOf(site, 'ad-view').length === 2)
    const [upper, lower] = provider.asked
    t.same(
      { ...lower, sid: '' },
      {
        adUnit1: 'little-almanac',
        adUnit2: 'guide',
        adUnit3: 'first-trimester',
        sid: '',
        pos: '300bottom',
        dimensions: '728x90',
        stage: 'trying to conceive',
        adopsqa: 'run-7',
        category: 'first-trimester',
        targets: 'guide,first-trimester',
        adId: 'ad-300bottom',
      },
    )
    t.match(upper, { pos: '728top', sid: lower?.sid, adId: 'ad-728top' }, 'one id a page view')
    t.same(await shifts(page), [])
    t.match(await page.$eval(filled, img => img.closest('a')?.rel), 'sponsored')
  })

  await site.test('the stage leaves with a yes of its own', { expected }, async (t, page) => {
    const stageWith = async (...purposes: string[]) => {
      await allow(page, ...purposes)
      const before = asks()
      await page.goto(`${site.origin}/long`)
      await page.waitForSelector(filled)
      return provider.asked[before]?.stage
    }
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const account = document.getElementById('account')
        if (account) account.dataset.stage = 'pregnant,parent'
      }),
    )
    t.equal(await stageWith('advertising'), 'trying to conceive', 'what everybody has by default')
    t.equal(await stageWith('advertising', 'stage'), 'pregnant,parent')
  })

  await site.test('nobody is asked without a yes, or against Global Privacy Control', {}, async (t, page) => {
    const before = asks()
    await page.goto(`${site.origin}/long`)
    await quiet(page)
    t.equal((await page.$$('.ad')).length, 0)
    await allow(page, 'analytics', 'stage')
    await page.goto(`${site.origin}/long`)
    await quiet(page)
    await allow(page, 'advertising')
    await page.evaluateOnNewDocument(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }))
    await page.goto(`${site.origin}/long`)
    await quiet(page)
    t.equal((await page.$$('.ad')).length, 0)
    t.equal(asks(), before)
  })

  await site.test(
    'a unit that fails goes, and says so',
    { expected: [...expected, /404|ERR_BLOCKED_BY_ORB|EncodingError/] },
    async (t, page) => {
      await allow(page, 'advertising')
      for (const answer of ['nothing', 'nonsense', 'no-picture'] as const) {
        provider.answer = answer
        const before = eventsOf(site, 'ad-failed').length
        await page.goto(`${site.origin}/long`)
        await page.waitForFunction(() => !document.getElementById('ad-728top'))
        await until('it is told', () => eventsOf(site, 'ad-failed').length > before)
        t.same(eventsOf(site, 'ad-failed')[before], {
          pos: '728top',
          adUnit: 'little-almanac/guide/first-trimester',
        })
      }
      provider.answer = 'ad'
    },
  )

  await site.test('a press counts; a phone has its sizes', { expected }, async (t, page) => {
    await allow(page, 'advertising')
    await onPhone(page, 320, 640)
    const before = eventsOf(site, 'ad-click').length
    await page.goto(`${site.origin}/long`)
    await page.waitForSelector(`#ad-minfeed0 a.ad-unit`)
    t.same(await sizesOf(page, '.ad-unit'), ['320x50', '320x50'])
    t.ok((await overflow(page)) <= 0)
    await page.$$eval('a.ad-unit', all => {
      for (const link of all) Object.assign(link, { href: '/elsewhere', target: '' }) // a page of this table
    })
    await page.click('#ad-minfeed0 a.ad-unit')
    await until('it has led there', () => page.url().endsWith('/elsewhere'))
    await until('it is counted', () => eventsOf(site, 'ad-click').length === before + 1)
  })
})

t.test('with nothing sold no slot takes room, whatever was chosen', async t => {
  const site = await openSite(t, { table })
  await site.test('a page', {}, async (t, page) => {
    await allow(page, 'advertising', 'stage')
    await page.goto(`${site.origin}/long`)
    await quiet(page)
    t.same(await sizesOf(page, '.ad'), ['0x0', '0x0'])
  })
})
