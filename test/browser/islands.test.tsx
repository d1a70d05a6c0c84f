// Islands come alive at their time: over the pages of the site, and over pages made for the occasion.
import t from 'tap'
import { island, openSite, quiet, until } from '../support/browser.ts'
import { fixture, Heart, LongText } from '../support/fixture-pages.tsx'

t.test('islands of the site', async t => {
  const site = await openSite(t)

  await site.test(
    'the save heart wakes when the browser is idle, the privacy choices sleep on',
    {},
    async (t, page) => {
      await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
      await page.waitForSelector(island('save-heart', 'ready'))
      t.ok(await page.$(island('privacy-choices', 'waiting')))
    },
  )
  await site.test('the due-date teaser wakes when it is seen', {}, async (_t, page) => {
    await page.goto(`${site.origin}/`)
    await page.waitForSelector(island('my-day', 'ready'))
  })
  await site.test('the privacy choices wake when they are touched', { width: 390 }, async (_t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.hover('.privacy-choices')
    await page.waitForSelector(island('privacy-choices', 'ready'))
  })
})

const table = [
  fixture('/load', <Heart slug="a" when="load" />),
  fixture('/idle', <Heart slug="a" when="idle" />),
  fixture(
    '/visible',
    <>
      <LongText />
      <Heart slug="a" when="visible" />
    </>,
  ),
  fixture('/interaction', <Heart slug="a" when="interaction" />),
  fixture(
    '/several',
    <>
      <Heart slug="a" when="load" />
      <Heart slug="b" when="load" />
      <Heart slug="a" when="load" />
    </>,
  ),
  fixture(
    '/mismatch',
    <x-island
      name="save-heart"
      when="load"
      prefix="x"
      props='{"slug":"a","title":"a","side":"left"}'
      data-status="waiting"
    >
      <p>Not what the component renders.</p>
    </x-island>,
  ),
]

t.test('every trigger', async t => {
  const site = await openSite(t, { table })

  for (const when of ['load', 'idle'] as const)
    await site.test(`${when}: by itself`, {}, async (_t, page) => {
      await page.goto(`${site.origin}/${when}`)
      await page.waitForSelector(island('save-heart', 'ready'))
    })
  await site.test('visible: not before it is near the window', {}, async (t, page) => {
    await page.goto(`${site.origin}/visible`)
    await quiet(page)
    t.ok(await page.$(island('save-heart', 'waiting')), 'it sleeps below the window')
    await page.$eval(island('save-heart'), element => element.scrollIntoView())
    await page.waitForSelector(island('save-heart', 'ready'))
  })
  await site.test('interaction: the pointer', {}, async (t, page) => {
    await page.goto(`${site.origin}/interaction`)
    await quiet(page)
    t.ok(await page.$(island('save-heart', 'waiting')), 'idle does not wake it')
    await page.hover(`${island('save-heart')} button`)
    await page.waitForSelector(island('save-heart', 'ready'))
  })
  await site.test('interaction: the keyboard', {}, async (_t, page) => {
    await page.goto(`${site.origin}/interaction`)
    await page.focus(`${island('save-heart')} button`)
    await page.waitForSelector(island('save-heart', 'ready'))
  })
  await site.test('islands of one page share their state', {}, async (t, page) => {
    await page.goto(`${site.origin}/several`)
    await until('all three are ready', async () => (await page.$$(island('save-heart', 'ready'))).length === 3)
    await page.click('#b button')
    await page.click('#a button')
    t.same(await page.$$eval('main button', all => all.map(button => button.ariaPressed)), ['true', 'true', 'true'])
  })
  await site.test('a warning of React is noticed', { expected: [/hydrat/i] }, async (t, page, complaints) => {
    await page.goto(`${site.origin}/mismatch`)
    await page.waitForSelector(island('save-heart', 'ready'))
    t.match(complaints.join('\n'), /hydrat/i, 'or no test here would see one')
    t.ok(await page.$('main [aria-pressed]'), 'React puts its own HTML in the place')
  })
})
