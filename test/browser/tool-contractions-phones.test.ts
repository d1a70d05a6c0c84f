// Contractions that go from one phone to another, and a list of many.
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { codeOf } from '../../domain/tools/contractions-code.ts'
import { openSite, until } from '../support/browser.ts'
import { button, lab, movable, open, openWith, past, press, rows, textOf } from '../support/contractions.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)
const phone = { width: 390, height: 844, before: movable }
const asked = '.contractions-question'

await site.test('from one phone to another, past every server', phone, async (t, page) => {
  const list = past(300, 60, 5)
  await openWith(page, site.origin, { list, waters: 'a secret', other: 'a secret' })
  await press(page, 'Continue on another phone')
  await page.waitForSelector('.contractions-code .qr-code')
  await look(t, page, 'the code')
  await press(page, 'Copy the address')
  await until('it is copied', async () => (await lab(page)).copied !== '')
  const { copied } = await lab(page)
  const code = codeOf({ list, running: null })
  t.equal(copied, `${site.origin}/calculators/contraction#timer=${code}`)

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${site.origin}/calculators/contraction?before`)
  const sent: string[] = []
  site.app.server.on('request', ({ url, headers }) => sent.push(`${url} ${JSON.stringify(headers)}`))
  await page.goto(copied)
  await page.waitForSelector(asked)
  t.equal(page.url(), `${site.origin}/calculators/contraction`, 'the address has lost it')
  t.match(await textOf(page, asked), 'Take over 5 contractions?')
  t.equal((await rows(page)).length, 0, 'nothing is taken unasked')
  await press(page, 'Take over')
  await until('they are there', async () => (await rows(page)).length === 5)
  const { events } = await lab(page)
  t.match(events.join(), 'page-view', 'what is counted was seen')
  await page.reload()
  await until('and stay', async () => (await rows(page)).length === 5)
  t.equal(await page.$(asked), null, 'nobody asks again')
  t.ok(sent.length >= 2, `${sent.length} requests`)
  t.same(
    [...sent, ...events].filter(line => line.includes(code.slice(0, 12)) || line.includes('timer=')),
    [],
    'no request carried any of it',
  )

  await page.evaluate(code => location.assign(`#timer=${code}`), code)
  await until('it is known', async () => /is here already/.test((await page.$(asked)) ? await textOf(page, asked) : ''))
  await press(page, 'Close')
  t.equal((await rows(page)).length, 5, 'none is doubled')
})

await site.test('a code that was cut', phone, async (t, page) => {
  await open(page, site.origin, '#timer=AQx')
  await page.waitForSelector(asked)
  t.match(await textOf(page, asked), 'We cannot read this code.')
  t.equal(new URL(page.url()).hash, '')
})

await site.test('ten years of contractions', phone, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 3650), rule: '4-1-1' })
  t.equal((await rows(page)).length, 20)
  await press(page, 'Show 50 more')
  await until('more are drawn', async () => (await rows(page)).length === 70)

  await page.click(button)
  await until('it runs', async () => (await textOf(page, button)) === 'It is over')
  await page.evaluate(() => {
    const count = { list: 0, clock: 0 }
    Object.assign(window, { count })
    const watch = (place: string, name: 'list' | 'clock') =>
      new MutationObserver(all => {
        count[name] += all.length
      }).observe(document.querySelector(place) ?? document, { subtree: true, childList: true, characterData: true })
    watch('.contractions-list', 'list')
    watch('.contractions-clocks', 'clock')
  })
  const counted = () => page.evaluate(() => Reflect.get(window, 'count') as { list: number; clock: number })
  await until('the clocks tick', async () => (await counted()).clock > 3)
  t.equal((await counted()).list, 0, 'the list does not')
  await wait(1100) // beyond a tremble
  await page.click(button)
  // The clock stops with the press; the list is drawn right after it.
  await until('it is told', async () => /^\d+ s long, 1 min \d+ s after the last$/.test((await rows(page))[0] ?? ''))
  t.equal(await textOf(page, button), 'Contraction started')
  t.equal((await rows(page)).length, 70)
})
