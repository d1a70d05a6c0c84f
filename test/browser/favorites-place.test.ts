// A list of favorite names that is stored on the device comes after the page, and moves nothing of it.
import t from 'tap'
import { favoritesKey } from '../../state/favorites-key.ts'
import { island, openSite } from '../support/browser.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t, { folder: 'dist' })
const lists = [[], ['Olivia'], ['Olivia', 'Theodore', 'Mateo', 'Amelia', 'Ezra']]

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 1000 },
])
  await site.test(`the list moves nothing at ${width} px`, { width, height }, async (t, page) => {
    await page.goto(`${site.origin}/tools`)
    for (const names of lists) {
      await page.evaluate(
        (key, stored) => localStorage.setItem(key, stored),
        favoritesKey,
        JSON.stringify(names.map(name => ({ name, note: '' }))),
      )
      await page.goto(`${site.origin}/b/favorites`)
      await page.waitForSelector(island('favorites-list', 'ready'))
      await page.waitForSelector('.favorites > ol > li, .favorites > .favorites-none')
      t.same(await page.$$eval('.favorites > ol > li h2', all => all.map(h2 => h2.textContent)), names)
      t.equal(await page.$eval('.print-button', button => button.checkVisibility()), names.length > 0)
      t.same(await shifts(page), [], `${names.length} names`)
    }
  })
