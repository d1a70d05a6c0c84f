// The page about the registry on phones and desks, by day and by night, and without script.
import t from 'tap'
import { openSite } from '../support/browser.ts'
import { look, lookTest } from '../support/look.ts'

t.test('the registry is explained', async t => {
  const site = await openSite(t)
  const address = `${site.origin}/registry`

  await lookTest(site, 'at every width, with all folded parts open', async (t, page) => {
    await page.goto(address)
    await page.$$eval('main details', all => {
      for (const details of all) details.setAttribute('open', '')
    })
    for (const scheme of ['light', 'dark'])
      for (const width of [320, 390, 820, 1280]) {
        await page.emulateMediaFeatures([
          { name: 'prefers-reduced-motion', value: 'reduce' },
          { name: 'prefers-color-scheme', value: scheme },
        ])
        await page.setViewport({ width, height: 900 })
        await look(t, page, `${scheme}, ${width} px`)
      }
  })

  await site.test('the pages that were read can be pressed with a thumb', {}, async (t, page) => {
    await page.setViewport({ width: 390, height: 844 })
    await page.goto(address)
    const heights = await page.$$eval('.compare-sources a', all => all.map(link => link.getBoundingClientRect().height))
    t.ok(heights.length > 1)
    t.same(
      heights.filter(height => height < 44),
      [],
    )
  })

  const away = [/503.*\/babyregistrysearch/] // nobody is behind this site who could look for lists
  const narrow = { width: 390, script: false, expected: away }
  await site.test('a group is chosen, and a list looked for', narrow, async (t, page) => {
    await page.goto(address)
    const shown = () =>
      page.$$eval('.wish-lines [data-group]', all => [
        ...new Set(all.filter(part => part.checkVisibility()).map(part => part.getAttribute('data-group'))),
      ])
    t.ok((await shown()).length > 5, 'all groups at first')
    await page.click('.wish-groups [value="sleep"]')
    t.same(await shown(), ['sleep'])
    await page.click('.wish-groups [value="all"]')
    t.ok((await shown()).length > 5, 'and all again')

    await page.type('[name="first_name"]', 'Ada')
    await page.type('[name="last_name"]', 'Lovelace')
    await Promise.all([page.waitForNavigation(), page.click('.registry-find button')])
    const { pathname, search } = new URL(page.url())
    t.same([pathname, search], ['/babyregistrysearch', '?first_name=Ada&last_name=Lovelace'])
  })

  await site.test(
    'the comparison scrolls by the keyboard, its rows keep their names',
    { width: 390 },
    async (t, page) => {
      await page.goto(`${address}#compareRegistryTable`)
      await page.focus('.compare-table')
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
      await page.waitForFunction(() => (document.querySelector('.compare-table')?.scrollLeft ?? 0) > 0)
      const left = await page.$eval('.compare-table tbody th', th => Math.round(th.getBoundingClientRect().left))
      t.ok(left >= 0 && left < 30, `the row's name stays at ${left} px`)
    },
  )
})
