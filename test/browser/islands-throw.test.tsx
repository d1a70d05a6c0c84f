// An island whose component throws: the server's HTML stands there again, and we hear of it.
import t from 'tap'
import { hold, island, openSite, until } from '../support/browser.ts'
import { fixture, Heart, ThrowsAtOnce, ThrowsOnPress } from '../support/fixture-pages.tsx'

const table = [
  fixture('/at-once', [<ThrowsAtOnce key="a" />, <Heart key="b" slug="b" when="load" />]),
  fixture('/on-press', [<ThrowsOnPress key="a" />, <Heart key="b" slug="b" when="load" />]),
]

t.test('islands that throw', async t => {
  const site = await openSite(t, { table })
  const failures = () => site.lines.filter(line => line.event === 'island-failed').map(line => line.properties)

  await site.test('at once: its HTML stays, with what was typed', {}, async (t, page) => {
    const chunk = await hold(page, /\/js\/text-input/)
    await page.goto(`${site.origin}/at-once`, { waitUntil: 'domcontentloaded' })
    const before = await page.$eval('#throws-at-once x-island', element => element.innerHTML)
    await page.type('#throws-at-once input', 'typed early')
    await chunk.release()
    await page.waitForSelector(island('text-input', 'failed'))
    t.equal(await page.$eval('#throws-at-once x-island', element => element.innerHTML), before)
    t.equal(await page.$eval('#throws-at-once input', input => input.value), 'typed early')
    await until('the log has it', () => failures().length === 1)
    t.same(failures(), [{ island: 'text-input', error: 'Error' }])
    await page.focus('#throws-at-once input')
    await page.keyboard.press('End')
    await page.keyboard.type(', and on')
    t.equal(
      await page.$eval('#throws-at-once input', input => input.value),
      'typed early, and on',
      'the field can be used',
    )
    t.ok(await page.$(island('text-input', 'failed')), 'what has thrown is not woken again')
    await page.click('#b button')
    await page.waitForSelector('#b [aria-pressed="true"]')
  })

  await site.test(
    'after a press: the HTML of the server is back',
    { expected: [/unsupported type/] },
    async (t, page) => {
      const before = failures().length
      await page.goto(`${site.origin}/on-press`)
      const heart = '#throws-on-press x-island'
      await page.waitForSelector(`${heart}[data-status="ready"]`)
      const html = await page.$eval(heart, element => element.innerHTML)
      await page.click(`${heart} button`)
      await page.waitForSelector(`${heart}[data-status="failed"]`)
      t.equal(await page.$eval(heart, element => element.innerHTML), html)
      await until('the log has it', () => failures().length === before + 1)
      t.same(failures().at(-1), { island: 'save-heart', error: 'TypeError' })
      await page.click(`${heart} button`)
      t.ok(await page.$(`${heart}[data-status="failed"]`), 'a press breaks nothing')
      await page.waitForSelector(`#b ${island('save-heart', 'ready')}`)
      await page.click('#b button')
      await page.waitForSelector('#b [aria-pressed="true"]')
    },
  )
})
