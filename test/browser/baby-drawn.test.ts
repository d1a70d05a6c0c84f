// The drawn baby: other weeks come by keys and by pointer, and only to somebody who asks for them.
import t from 'tap'
import { openSite, until } from '../support/browser.ts'

const path = '/pregnancy-week-by-week/12-weeks-pregnant'
const shown = '.fetus-circle img'

t.test('the ruler of weeks', async t => {
  const site = await openSite(t)
  await site.test('keys draw other weeks, and lead to them', { width: 390 }, async (t, page) => {
    const files: string[] = []
    page.on('request', request => void files.push(request.url()))
    await page.goto(site.origin + path)
    const text = (selector: string) => page.$eval(selector, element => element.textContent ?? '')
    const own = await page.$eval(shown, element => element.getAttribute('src'))
    const strip = await page.$eval('[data-fetus="strip"]', element => element.innerHTML)
    await page.focus('#fetus-week')
    await page.waitForSelector('x-island[name="week-scrubber"][data-status="ready"]')
    t.notOk(
      files.some(file => /redraw/.test(file)),
      'nothing to draw with has come',
    )

    await page.keyboard.press('ArrowRight')
    await until('week 13 is drawn', async () => (await page.$eval(shown, e => e.getAttribute('src'))) !== own)
    t.match(await text('.fetus-week'), /Week 13.*Read week 13/)
    t.match(await text('[data-fetus="length"]'), '2.6 in (6.7 cm) from head to rump')
    await until('its object stands beside it', async () =>
      /^Beside it an? \w/.test(await text('[data-fetus="object"]')),
    )
    const pictures = await page.$$eval('.fetus-strip image', all => all.map(image => image.getAttribute('href') ?? ''))
    t.match(pictures, [/^data:image/, /\/art\/size-/])
    const [, object = ''] = pictures
    t.notOk(strip.includes(object), 'another one than that of the page')
    t.equal(await page.evaluate(async src => (await fetch(src)).status, object), 200)
    await page.keyboard.press('End')
    await until('week 42 is drawn', async () => /week 40/.test(await text('[data-fetus="shows"]')))
    t.equal(await text('[data-fetus="object"]'), '', 'which has none')
    t.ok(await page.$('.fetus-panel.tone-third'), 'in the color of its trimester')
    t.equal(await page.$eval('.fetus-week a', a => a.getAttribute('href')), '/pregnancy-week-by-week/42-weeks-pregnant')
    t.equal(await page.$eval('#fetus-week', e => e.getAttribute('aria-valuetext')), 'Week 42')

    await page.$eval('#fetus-week', element => {
      const input = element as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '12')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await until('the own week is back', async () => (await page.$eval(shown, e => e.getAttribute('src'))) === own)
    t.equal(await page.$eval('[data-fetus="strip"]', element => element.innerHTML), strip, 'with its object')
    t.match(await text('[data-fetus="object"]'), /^Beside it/)

    await page.emulateMediaType('print')
    const widths = await page.$$eval('.fetus-circle, .fetus-circle img', all => all.map(e => e.clientWidth))
    t.same(widths, [227, 227], 'on paper it fills its circle, of 6 cm')
  })
})
