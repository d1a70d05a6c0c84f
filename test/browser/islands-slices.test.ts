// A long island comes alive in slices: the page goes on meanwhile, and what is done to it then is kept.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite } from '../support/browser.ts'

const path = '/a/checklist-packing-a-hospital-bag'
const bag = island('tool-hospital-bag')

/** Does something in the first task in which React has begun with the bag and is not done; `data-between` says so. */
const between = (page: Page, act: 'nothing' | 'tick') =>
  page.evaluateOnNewDocument(
    (bag, act) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const place = document.querySelector<HTMLElement>(bag)
        if (place?.dataset.status === 'ready') return
        if (!place || !Object.keys(place).some(key => key.startsWith('__reactContainer'))) return port2.postMessage('')
        place.dataset.between = act
        const line = place.querySelector<HTMLElement>('.bag-lines input')
        if (act !== 'tick' || !line) return
        line.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) // as a finger does
        line.click()
      }
      port2.postMessage('')
    },
    bag,
    act,
  )

const site = await openSite(t)

await site.test('the page goes on while React makes it live', {}, async (t, page) => {
  await between(page, 'nothing')
  await page.goto(site.origin + path)
  await page.waitForSelector(island('tool-hospital-bag', 'ready'))
  t.ok(await page.$(`${bag}[data-between]`), 'another task had its turn')
})

await site.test('what is ticked meanwhile is kept', {}, async (t, page) => {
  await between(page, 'tick')
  await page.goto(site.origin + path)
  await page.waitForSelector(island('tool-hospital-bag', 'ready'))
  t.ok(await page.$(`${bag}[data-between]`))
  await page.waitForFunction(() => localStorage.getItem('tool-hospital-bag')?.includes('packed'))
  t.equal(await page.$$eval('.bag-lines :checked', all => all.length), 1)
})
