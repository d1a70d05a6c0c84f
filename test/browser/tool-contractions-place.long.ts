// Where things stand around the contraction timer's button: in view, and not on one another.
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import {
  address,
  boxOf,
  button,
  movable,
  move,
  open,
  openWith,
  past,
  press,
  ready,
  said,
  textOf,
} from '../support/contractions.ts'
import { look } from '../support/look.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t)
const band = '.contractions-band'
const met = '.contractions-met > div'
const phones = [
  { width: 390, height: 844, before: movable },
  { width: 375, height: 667, before: movable },
]

for (const phone of phones)
  await site.test(`a phone of ${phone.width} by ${phone.height}`, phone, async (t, page) => {
    const isWhole = async (what: string) => {
      const { top, bottom } = await boxOf(page, button)
      t.ok(top > (await boxOf(page, band)).bottom && bottom < phone.height, `${what}: ${top} to ${bottom}`)
      t.equal(await page.evaluate(() => scrollY), 0)
      return top
    }
    await page.goto(site.origin + address)
    await ready(page)
    const before = await isWhole('before use')
    await page.click(button)
    await until('it is told', async () => /Contraction started/.test(await said(page)))
    t.equal(await isWhole('while the first runs'), before)
    t.match(
      await textOf(page, '.contractions-timeline figcaption'),
      '1 contraction in the last two hours, not over yet.',
      'one truth',
    )

    // The next one begins more than an hour after the first, and is no second press of a thumb that trembled.
    const list = past(298, 62, 13).map(({ start, end }) => ({ start: start - 5000, end: end - 5000 }))
    await openWith(page, site.origin, { list, phone: '555 0100' })
    t.equal(await isWhole('with some'), before)
    t.equal(await page.$(met), null)
    await page.click(button)
    await page.waitForSelector(met)
    t.equal(await isWhole('with one more'), before)
    await look(t, page, 'with the pattern') // what slides in has come
    const [circle, toast, told] = [await boxOf(page, button), await boxOf(page, '.toast'), await boxOf(page, met)]
    t.ok(toast.top >= circle.bottom, 'the way back does not lie on the button')
    t.ok(told.top >= toast.bottom - 0.5 && told.bottom <= phone.height + 0.5, 'the pattern is told in view, below both')
    t.equal(await page.$eval('.contractions-met', output => output.localName), 'output', 'and announced politely')
  })

for (const phone of [...phones, { width: 320, height: 568, before: movable }])
  await site.test(`no control is below the way back, ${phone.width} by ${phone.height}`, phone, async (t, page) => {
    await openWith(page, site.origin, { list: past(300, 60, 6) })
    await page.click(button)
    await move(page, 50)
    await page.click(button)
    await until('it is told', async () => /It is over/.test(await said(page)))
    const below = await page.$eval('.toast', toast => {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      return [...document.querySelectorAll('a, button, input')].flatMap(control => {
        const box = control.getBoundingClientRect()
        const [x, y] = [Math.max(left, box.left) + 2, Math.max(top, box.top) + 2]
        const isCovered = x < Math.min(right, box.right) && y < Math.min(bottom, box.bottom) && y < innerHeight
        return isCovered && toast.contains(document.elementFromPoint(x, y)) && !toast.contains(control)
          ? [control.textContent]
          : []
      })
    })
    t.same(below, [])
  })

await site.test('what was done in the list is taken back beside it', phones[0] ?? {}, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 30) })
  await page.$$eval('.contraction-buttons button', all => all.at(-1)?.scrollIntoView({ block: 'center' }))
  await page.$$eval('.contraction-buttons button', all => (all.at(-1) as HTMLElement).click())
  await until('it is told', async () => /was deleted/.test(await said(page)))
  const toast = await boxOf(page, '.toast')
  t.ok(toast.top >= (await boxOf(page, band)).bottom && toast.bottom < 844, `in view, below the band: ${toast.top}`)
})

await site.test('a field that is wrong is in view', phones[1] ?? {}, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 60, 2) })
  await press(page, 'Add one by hand')
  await page.waitForSelector('.contractions-form [name=length]')
  await page.$eval('.contractions-form [type=submit]', element => {
    scrollBy(0, element.getBoundingClientRect().top - 200) // a field further up is out of view
    ;(element as HTMLElement).click()
  })
  const field = '.contractions-form [name=length]'
  await until('it has the focus', () => page.$eval(field, field => field === document.activeElement))
  const { top } = await boxOf(page, '.contractions-form .field:has([name=length]) .field-label')
  const { bottom } = await boxOf(page, band)
  t.ok(top >= bottom && (await boxOf(page, field)).bottom < 667, `its label is below the band: ${top}, ${bottom}`)
})

await site.test('what comes back moves nothing', phones[0] ?? {}, async (t, page) => {
  await openWith(page, site.origin, { list: past(300, 62, 12), running: Date.now() - 9000, rule: '3-1-1', night: true })
  t.same(await shifts(page), [])
})

await site.test('the night is the whole page, on screens', phones[0] ?? {}, async (t, page) => {
  const grounds = () =>
    page.evaluate(() =>
      ['html', '.site-footer', '.tool'].map(place => {
        const color = getComputedStyle(document.querySelector(place) ?? document.body).backgroundColor
        return Math.max(...(color.match(/\d+/g) ?? []).map(Number)) < 60
      }),
    )
  await open(page, site.origin)
  t.same(await grounds(), [false, true, false], 'by day; the footer is dark ink')
  const bar = () => page.$eval('meta[name="theme-color"]', meta => meta.getAttribute('content'))
  const day = await bar()
  await page.click('[name=night]')
  await until('it is dark', async () => (await grounds()).every(Boolean))
  t.equal(await bar(), '#14100d', 'the bar of the browser too')
  await look(t, page, 'at night')
  await page.emulateMediaType('print')
  t.same((await grounds())[0], false, 'paper stays paper')
  await page.emulateMediaType('screen')
  await page.click('[name=night]')
  await until('it is light', async () => (await grounds())[0] === false)
  t.equal(await bar(), day)
})
