// Guides in layers: sections fold on phones and open for whoever comes to them; lists can be ticked.
import type { Page } from 'puppeteer'
import t from 'tap'
import { openSite, quiet, until } from '../support/browser.ts'
import { shifts } from '../support/shifts.ts'

const week = '/pregnancy-week-by-week/20-weeks-pregnant'
const phone = { width: 390, height: 844 }

/** The folds that are open, by their ids. */
const openFolds = (page: Page) => page.$$eval('.fold[open] > summary > h2', all => all.map(heading => heading.id))
const seen = (page: Page, selector: string) => page.$eval(selector, element => element.checkVisibility())

t.test('a guide', async t => {
  const site = await openSite(t, { folder: 'dist' })

  await site.test('folds its sections on a phone, and opens the one that is asked for', phone, async (t, page) => {
    await page.goto(site.origin + week)
    await quiet(page)
    t.same(await openFolds(page), [], 'all are closed')
    t.ok(await seen(page, '#danger-signs'), 'but for the danger signs')
    t.notOk(await seen(page, '.fold-body'))
    t.notOk(await seen(page, '.contents'), 'they are the list of contents')
    const top = await page.$eval('.minute dt', element => element.getBoundingClientRect().top)
    t.ok(top < 844 * 1.5, `the baby is ${Math.round(top)} px down`)
    t.same(await shifts(page), [], 'nobody saw them fold')
    const { left } = await page.$eval('.guide-strip [aria-current]', current =>
      current.getBoundingClientRect().toJSON(),
    )
    t.ok(left > 44 && left < phone.width - 88, 'the strip of weeks shows where this one is')

    await page.$eval('.minute', card => {
      card.append(Object.assign(document.createElement('a'), { href: '#you', id: 'to-you', innerText: 'You' }))
    })
    await page.click('#to-you')
    t.same(await openFolds(page), ['you'], 'by a link')
    await page.goto('about:blank')
    await page.goto(`${site.origin}${week}#if-it-is-twins-or-more`)
    t.same(await openFolds(page), ['if-it-is-twins-or-more'], 'by an address')

    // What a search in the page does with closed details, an address with a text does too.
    await page.goto('about:blank')
    await page.goto(`${site.origin}${week}#:~:text=Ankles%20that%20swell`)
    await until('by a text that the browser looks for', async () =>
      (await openFolds(page)).includes('four-signs-to-know-from-now-on'),
    )
    await until('and the text is in the window', () =>
      page.$eval('#four-signs-to-know-from-now-on', heading => {
        const words = [...(heading.closest('details')?.querySelectorAll('p') ?? [])]
        const place = words.find(p => p.innerText.includes('Ankles that swell'))?.getBoundingClientRect()
        return place !== undefined && place.top < innerHeight && place.bottom > 0
      }),
    )
  })

  await site.test('is found again by Back as it was left', phone, async (t, page) => {
    await page.goto(site.origin + week)
    await quiet(page)
    await page.click('.fold:has(#you) > summary')
    await page.click('.fold:has(#what-half-means) > summary')
    await until('both are kept', () => page.evaluate(() => Object(history.state).folds?.length === 2))
    const top = () =>
      page.$eval('#what-half-means', heading => [scrollY, Math.round(heading.getBoundingClientRect().top)])
    await page.$eval('#what-half-means', heading => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await top()
    await page.goto(`${site.origin}/about-us`)
    await page.goBack()
    await quiet(page)
    t.same(await openFolds(page), ['you', 'what-half-means'])
    t.same(await top(), before, 'in the same place')
    await page.goto('about:blank')
    await page.goto(site.origin + week)
    t.same(await openFolds(page), [], 'a new visit begins folded')
  })

  await site.test('is ticked on the device', phone, async (_t, page) => {
    const ticked = () =>
      page.$$eval('.tick-list input', all => all.map(input => (input as HTMLInputElement).checked).indexOf(true))
    const kept = () => page.evaluate(() => localStorage.getItem('week-ticks'))
    await page.goto(site.origin + week)
    await page.waitForSelector('.tick-list input:enabled')
    await page.click('.tick-list li:nth-child(2) label')
    await until('the device has the tick', async () => (await kept())?.includes('Learn four warning signs') === true)
    await page.reload()
    await until('it is there again', async () => (await ticked()) === 1)
    await page.click('.tick-list li:nth-child(2) label')
    await until('and can be taken away', async () => (await kept()) === '{"of":"","ticks":{"20":[]}}')
  })

  await site.test('stands open where nobody folds it', { ...phone, script: false }, async (t, page) => {
    await page.goto(site.origin + week)
    t.equal((await openFolds(page)).length, (await page.$$('.fold')).length)
    t.ok(await seen(page, '.contents'))
    t.equal(await page.$('.tick-list input:enabled'), null, 'its list is for paper')
  })

  await site.test('stands open where there is room, and on paper', phone, async (t, page) => {
    await page.goto(site.origin + week)
    const points = await page.$eval('.key-points', list => list.textContent)
    t.match(points, /9\.7 in \(24\.6 cm\), and weighs about 11\.7 oz \(331 g\)/, 'its figures as read in the US')
    await page.emulateMediaType('print')
    t.ok(await seen(page, '.fold:not([open]) .prose p'), 'on paper from a phone')
    await page.emulateMediaType('screen')
    await page.setViewport({ width: 1280, height: 900 })
    await page.reload()
    t.equal((await openFolds(page)).length, (await page.$$('.fold')).length)
  })
})
