// The account menu of many members: it fits, axe finds nothing, and nothing is too small.
import t from 'tap'
import { awaken, openAccounts, openMenu } from '../support/account-menu.ts'
import { untilOpen } from '../support/frame.ts'
import { look } from '../support/look.ts'

const { site, visit } = await openAccounts(t)

const long = 'Bartholomew Maximilian of the Long Lane'
const lives = {
  nothing: {},
  'long names': {
    first_name: 'Wilhelmina-Alexandrina Konstantinopolitanskaya',
    last_name: 'Featherstonehaugh-Cholmondeley Hohenzollern',
    code_name: 'Peanut',
    children: { [long]: 200 },
  },
  'from right to left': { first_name: 'نور الهدى', code_name: 'لؤلؤة', children: { Éa: 700 } },
  everything: { last_name: 'Lind', code_name: 'Peanut', children: { Ada: 200, Theo: 700, Ben: 1500, Cy: 5 } },
}
for (const [life, given] of Object.entries(lives))
  await site.test(`its look: ${life}`, {}, async (t, page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await visit(page, given)
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewport({ width, height: 900 })
      await openMenu(page)
      await awaken(page)
      await look(t, page, `${width} px`, '#account-menu')
      const small = await page.$$eval('#account-menu :is(a, button)', all =>
        all
          .filter(one => one.checkVisibility() && (one.offsetHeight < 44 || one.offsetWidth < 44))
          .map(one => one.outerHTML),
      )
      t.same(small, [], 'nothing is too small for a thumb')
      const lines = await page.$eval(
        '.account-head bdi',
        bdi => bdi.clientHeight / Number.parseFloat(getComputedStyle(bdi).lineHeight),
      )
      t.ok(lines < 2.1, `${lines} lines of the name`)
      const names = await page.$$eval('.account-profiles bdi', all =>
        all.map(bdi => bdi.clientHeight / Number.parseFloat(getComputedStyle(bdi).lineHeight)),
      )
      t.ok(
        names.every(height => height < 1.1),
        'a child has one line',
      )
      await page.keyboard.press('Escape')
      await untilOpen(page)
    }
  })
