// What follows a text is left out of all that concerns the whole page, until somebody comes near it.
import t from 'tap'
import { noEvents, openSite } from '../support/browser.ts'
import { awake, drawn } from '../support/frame.ts'
import { restyledBy } from '../support/restyled.ts'
import { shifts } from '../support/shifts.ts'

const site = await openSite(t)
const search = '#search:modal'

// A modal dialog makes all that is behind it inert, and its end takes that back: each time the whole page is styled.
for (const [path, bound] of [
  ['/', 400],
  ['/a/foods-to-limit-in-pregnancy', 330],
  ['/pregnancy-week-by-week/8-weeks-pregnant', 490],
] as const)
  await site.test(`a dialog on ${path} restyles what is near`, { before: noEvents }, async (t, page) => {
    await page.goto(site.origin + path)
    await awake(page)
    const opening = await restyledBy(page, async () => {
      await page.click('.search-open button')
      await page.waitForSelector(search)
    })
    const closing = await restyledBy(page, async () => {
      await page.keyboard.press('Escape')
      await page.waitForSelector('#search:not(:modal)')
    })
    for (const count of [opening, closing]) t.ok(count > 0 && count < bound, `${count} elements`)
  })

await site.test(
  'it is there for whoever comes, and nothing moves',
  { width: 390, before: noEvents },
  async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    for (const place of ['.share-this', '.related', '.site-footer']) {
      await page.$eval(place, element => element.scrollIntoView())
      await drawn(page)
      t.ok(
        await page.$eval(`${place} a`, link => link.checkVisibility({ contentVisibilityAuto: true })),
        `${place} shows`,
      )
    }
    t.same(await shifts(page), [])
  },
)
