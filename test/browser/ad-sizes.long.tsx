// Ads have one size, whatever they hold, and fit the window.
import t from 'tap'
import { houseAdFor, houseAds } from '../../content/house-ads.ts'
import { placesFor } from '../../domain/ads.ts'
import { AdSlot } from '../../views/ui/ad-slot.tsx'
import { box, onPhone, overflow, sizesOf, withAds } from '../support/ad-pages.tsx'
import { hold, openSite, until } from '../support/browser.ts'
import { fixture, LongText } from '../support/fixture-pages.tsx'
import { shifts } from '../support/shifts.ts'

const [top] = placesFor('desktop')
const [phoneTop] = placesFor('mobile')

/** Paths that between them bring every ad of ours into the header's slot. */
const everyAd = houseAds.map(ad => {
  const path = Array.from({ length: 500 }, (_, i) => `/p${i}`).find(
    p => houseAdFor({ kind: 'home' }, '728top', p) === ad,
  )
  if (!path) throw new Error(`no path shows ${ad.id}`)
  return path
})

const table = [
  withAds('/long', <LongText />),
  fixture(
    '/every',
    everyAd.flatMap(path =>
      [top, phoneTop].map(
        place => place && <AdSlot key={path + place.size} page={{ kind: 'home' }} place={place} path={path} />,
      ),
    ),
  ),
]

t.test('the size of ads', async t => {
  const site = await openSite(t, { table })

  await site.test('a leaderboard is 728 x 90, and shows from 768 px on', { width: 768 }, async (t, page) => {
    await page.goto(`${site.origin}/long`)
    t.same(await sizesOf(page, '.ad-unit'), ['728x90', '728x90'])
    t.ok((await overflow(page)) <= 0)
    await page.setViewport({ width: 767, height: 900 })
    t.same(await page.$$eval('[data-ad-pos]', all => all.map(aside => getComputedStyle(aside).display)), [
      'none',
      'none',
    ])
  })

  await site.test('a phone has 320 x 50, edge to edge in the narrowest window', {}, async (t, page) => {
    await onPhone(page, 320, 640)
    await page.goto(`${site.origin}/long`)
    t.same(await sizesOf(page, '.ad-unit'), ['320x50', '320x50'])
    t.same(await page.$$eval('.ad-unit', all => all.map(unit => unit.getBoundingClientRect().x)), [0, 0])
    t.ok((await overflow(page)) <= 0)
    t.match(await box(page, '.ad-sticky'), { x: 0, width: 320, bottom: 640 })
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true })
    t.same(
      await page.$$eval('.ad-unit', all => all.map(unit => unit.getBoundingClientRect().x)),
      [35, 35],
      'in the middle',
    )
  })

  await site.test(
    'all words of all ads fit, also widely spaced, and none is small',
    { width: 1280 },
    async (t, page) => {
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
        for (const { style } of all)
          Object.assign(style, { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5' })
      })
      t.same(await cut(), [], 'with the spacing that readers may set')
      const smallest = await page.$$eval('.ad *', all =>
        Math.min(...all.map(element => Number.parseFloat(getComputedStyle(element).fontSize))),
      )
      t.ok(smallest >= 12, `${smallest} px`)
      const names = await page.$$eval('.ad-728x90 .ad-title', all => all.map(title => title.textContent))
      t.same(new Set(names), new Set(houseAds.map(({ title }) => title)), 'all of them were measured')
    },
  )

  await site.test('nothing moves when the picture comes', {}, async (t, page) => {
    await onPhone(page, 390, 700)
    const pictures = await hold(page, /\/art\//)
    await page.goto(`${site.origin}/long`)
    await until('pictures are asked for', () => pictures.held.length > 0)
    const places = () =>
      page.$$eval('.ad, .ad *, h1', all => all.map(element => JSON.stringify(element.getBoundingClientRect())))
    const before = await places()
    await pictures.release()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.ad img')].every(img => img.naturalWidth > 0),
    )
    t.same(await places(), before)
    t.same(await shifts(page), [])
    const heights = () => page.$$eval('.ad', all => all.map(element => element.getBoundingClientRect().height))
    const full = await heights()
    await page.$$eval('.ad-unit', all => {
      for (const unit of all) unit.remove()
    })
    t.same(await heights(), full, 'a slot is as high when nothing comes')
  })
})
