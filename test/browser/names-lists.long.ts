// Somebody looks for a name by feeling: the front page of the names, a list, its filters, its pages, the search. All of
// it without script.
import t from 'tap'
import { openSite } from '../support/browser.ts'

t.test('lists of names', async t => {
  const site = await openSite(t)
  const names = '.name-rows li a'

  for (const width of [390, 1280])
    await site.test(`without script, ${width} px`, { width, script: false }, async (t, page) => {
      // By keyboard: a press by mouse may miss what moves while a font arrives.
      async function go(selector: string) {
        await page.focus(selector)
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      }
      const here = () => new URL(page.url()).pathname + new URL(page.url()).search
      const shown = () => page.$$eval(names, all => all.map(link => link.textContent))

      await page.goto(`${site.origin}/baby-names`)
      await page.type('.names-hero input[name="q"]', 'olvia')
      await go('.names-hero .name-field button')
      t.equal(here(), '/b/search?q=olvia')
      t.ok((await shown()).includes('Olivia'), 'a slip is forgiven')

      await page.goto(`${site.origin}/baby-names`)
      await go('.letters a[href$="-q"]')
      t.equal(here(), '/b/baby-names-that-start-with-q')
      if (!(await page.$('.name-filters[open]'))) {
        await page.focus('.name-filters summary') // on a phone they are folded
        await page.keyboard.press('Enter')
        await page.waitForSelector('.name-filters[open]')
      }
      await page.select('.name-filters select[name="sex"]', 'boy')
      await page.select('.name-filters select[name="length"]', 'long')
      await go('.name-filters button')
      t.match(here(), 'sex=boy')
      t.match(here(), 'length=long')
      const boys = await shown()
      t.ok(boys.includes('Quentin') && !boys.includes('Quinn'), `${boys}`)
      t.ok(await page.$eval('.name-filters', form => (form as HTMLDetailsElement).open), 'what is chosen is seen')
      await go('.name-filters .button-row a')
      t.equal(here(), '/b/baby-names-that-start-with-q', 'and taken back')

      await page.goto(`${site.origin}/b/girl-baby-names`)
      const first = await shown()
      await go('.list-pages a[rel="next"]')
      t.equal(here(), '/b/girl-baby-names?page=2')
      const second = await shown()
      t.same([first.length, second.length, new Set([...first, ...second]).size], [100, 100, 200])

      await page.goto(`${site.origin}/b/most-popular-baby-names`)
      await page.select('.popular-choice select[name="year"]', '1961')
      await page.select('.popular-choice select[name="sex"]', 'girl')
      await go('.popular-choice button')
      t.match(await page.$eval('.popular tbody tr', row => row.textContent), /^1Mary/)
      await go('.decades a[href*="decade=1990"]')
      t.match(
        await page.$eval('.popular tbody tr', row => row.textContent),
        /^1Jessica[\d,]+(up|down|same)[^A-Z]*$/,
        'girls still',
      )
      await page.select('.popular-choice select[name="sex"]', 'boy')
      await go('.popular-choice button')
      t.match(await page.$eval('.popular tbody tr', row => row.textContent), /^1Michael/, 'still the decade')
    })

  await site.test('only the page that is open is marked', {}, async (t, page) => {
    const current = (nav: string) => page.$$eval(`${nav} [aria-current]`, all => all.map(link => link.textContent))
    await page.goto(`${site.origin}/b/girl-baby-names?page=2`)
    t.same(await current('.list-pages'), ['2'])
    await page.goto(`${site.origin}/b/most-popular-baby-names?decade=1990`)
    t.same(await current('.decades'), ['1990s'])
    await page.goto(`${site.origin}/b/most-popular-baby-names`)
    t.same(await current('.decades'), [])
  })

  await site.test('at 320 px nothing is wider than the window', { width: 320 }, async (t, page) => {
    for (const path of [
      '/baby-names',
      '/b/girl-baby-names',
      '/b/most-popular-baby-names',
      '/b/a-z-baby-names',
      '/b/baby-name-origins',
      '/b/baby-name-lists',
      '/b/search?q=an',
    ]) {
      await page.goto(site.origin + path)
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path)
    }
  })
})
