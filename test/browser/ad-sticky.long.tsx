// The ad at the window's foot: it covers nothing that is needed, makes way, and can be closed.
import t from 'tap'
import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import { DangerSigns } from '../../views/ui/box.tsx'
import { box, eventsOf, onPhone, overflow, sizesOf, toEnd, withAds } from '../support/ad-pages.tsx'
import { adProvider, allow } from '../support/ad-provider.ts'
import { openSite, quiet, still, until } from '../support/browser.ts'
import { LongText } from '../support/fixture-pages.tsx'

const table = [
  withAds('/long', <LongText />),
  withAds('/call', [
    <LongText key="a" />,
    <DangerSigns key="b" title="When to call" id="call" signs={signsOfWeek(30)} stage="pregnancy" />,
    <LongText key="c" />,
  ]),
]

t.test('the fixed ad', async t => {
  const provider = await adProvider(t)
  const { expected } = provider
  const site = await openSite(t, { table, env: { STICKY_AD: 'on', AD_PROVIDER: provider.address } })

  await site.test('it covers no focus and not the end of the page', { expected }, async (t, page) => {
    await allow(page, 'advertising')
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    await page.$$eval('.site-footer details', all => {
      for (const fold of all) fold.open = true
    })
    const covered = await page.$$eval('.site-footer a', links => {
      const edge = document.querySelector('.ad-close')?.getBoundingClientRect().top ?? 0
      return links.filter(link => {
        // Into the window, but behind the ad: the browser has to see that this is not enough.
        scrollTo(0, scrollY + link.getBoundingClientRect().bottom + 10 - innerHeight)
        link.focus()
        return link.getBoundingClientRect().bottom > edge
      }).length
    })
    t.equal(covered, 0, 'links with the focus stand above it')
    await toEnd(page)
    t.ok(
      (await box(page, '.site-footer')).bottom <= (await box(page, '.ad-sticky')).y + 0.5,
      'the footer ends above it',
    )
    t.equal((await box(page, '.ad-sticky')).bottom, (await box(page, '.tab-bar')).y, 'it stands on the bar')
  })

  await site.test('it can be closed', { expected }, async (t, page) => {
    await allow(page, 'advertising')
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    await toEnd(page)
    const close = await box(page, '.ad-close')
    t.ok(close.width >= 44 && close.height >= 44, `${close.width} x ${close.height}`)
    await page.focus('.ad-close')
    await page.keyboard.press('Enter')
    t.notOk(await page.$('#ad-minfeed0'))
    t.ok(await page.$('#ad-728top'), 'the other one stays')
    const left = (await box(page, '.tab-bar')).y - (await box(page, '.site-footer')).bottom
    t.ok(Math.abs(left) <= 0.5, `and its room at the foot is gone: ${left} px`)
    await quiet(page)
    t.same(eventsOf(site, 'ad-click'), [], 'closing is no click')
  })

  await site.test('it makes way for reasons to call', { expected }, async (t, page) => {
    await allow(page, 'advertising')
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

  await site.test(
    'in a low window, as at 400 % zoom, it is the last thing of the page',
    { expected },
    async (t, page) => {
      await allow(page, 'advertising')
      await onPhone(page, 320, 256)
      await page.goto(`${site.origin}/long`)
      t.equal(await page.$eval('.ad-sticky', ad => getComputedStyle(ad).position), 'static')
      t.ok((await overflow(page)) <= 0)
    },
  )

  await site.test(
    'without script nobody is asked for one, and it takes no room',
    { script: false },
    async (t, page) => {
      await onPhone(page, 390, 700)
      await page.goto(`${site.origin}/long`)
      t.same(await sizesOf(page, '.ad'), ['0x0', '0x0'])
    },
  )

  await site.test('nothing in print', { expected }, async (t, page) => {
    await allow(page, 'advertising')
    await onPhone(page, 390, 700)
    await page.goto(`${site.origin}/long`)
    await page.emulateMediaType('print')
    t.same(await sizesOf(page, '.ad'), ['0x0', '0x0'])
    t.equal(await page.$eval('body', body => getComputedStyle(body).paddingBottom), '0px', 'and no room for it')
  })
})
