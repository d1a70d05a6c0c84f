// A line that stalls in the middle of an island: it waits until all of its HTML is there.
import t from 'tap'
import { island, openSite, until, watch } from '../support/browser.ts'
import { fixture, Heart } from '../support/fixture-pages.tsx'
import { drawn } from '../support/frame.ts'
import { stallingSite } from '../support/stalling-site.ts'

const table = [
  fixture('/load', <Heart slug="a" when="load" />),
  fixture('/interaction', <Heart slug="a" when="interaction" />),
]

t.test('an island of which half has come', async t => {
  const site = await openSite(t, { table })

  for (const path of ['/load', '/interaction'])
    await t.test(`${path}: is not woken before the rest, and then is whole`, async t => {
      const { origin, goOn } = await stallingSite(t, site, 'aria-pressed="false">')
      const page = await site.browser.newPage()
      const complaints = await watch(page, origin)
      const going = page.goto(origin + path)
      await page.waitForSelector('#a button')
      await page.hover('#a button')
      const arrived = (script: string) =>
        page.evaluate(
          script => performance.getEntriesByType('resource').some(({ name }) => name.includes(script)),
          script,
        )
      await until(
        'its scripts are there',
        async () => (await arrived('/js/hydrate')) && (await arrived('/js/save-heart')),
      )
      await page.click('#a button')
      // From the browser's cache; who asked for them first has run by then, and would wake it in the next frames.
      await page.evaluate(async () => {
        const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
        await Promise.all(scripts.filter(name => /\/js\/(?:hydrate|save-heart)/.test(name)).map(name => import(name)))
      })
      for (let time = 0; time < 5; time++) await drawn(page)
      t.ok(await page.$(island('save-heart', 'waiting')), 'it waits')
      t.equal(await page.$('#a [role="status"]'), null, 'for what has not come')
      goOn()
      await going
      await page.waitForSelector(`#a ${island('save-heart', 'ready')}`)
      await page.waitForSelector('#a [aria-pressed="true"]') // the press was kept
      t.same(await page.$$eval('#a x-island > *', all => all.map(({ className }) => className)), [
        'save-heart save-heart-left',
      ])
      t.same(
        await page.$$eval('#a :is(button, p)', all => all.map(({ localName }) => localName)),
        ['button', 'p'],
        'all of it once',
      )
      t.same(complaints, [], 'the browser complains about nothing')
      await page.close()
    })
})
