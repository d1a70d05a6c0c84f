// Every kind of page in a real browser: nothing overflows, nothing shuts anybody out, nothing is said in the console.
import t from 'tap'
import { openSite } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'
import { look, lookTest } from '../support/look.ts'
import { sized } from '../support/sized.ts'

const widths = sized([320, 1280], [320, 390, 820, 1280])
const missing = '/pregnancy-week-by-week/99-weeks-pregnant'
/** Pages that differ most from each other. */
const unlike = [
  '/',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/topics/first-trimester',
  '/a/foods-to-limit-in-pregnancy',
  '/a/when-to-call',
  '/b/one-syllable-baby-names',
  '/search',
  missing,
]
const others = ['/news/us-baby-names-2023-most-given', '/a/checklist-packing-a-hospital-bag', ...examples]
const paths = sized(unlike, [...new Set([...unlike, ...others])])
const agents = {
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  'in-app': 'LittleAlmanacApp/4.2 (iOS)',
}

t.test('the look of every page', async t => {
  const site = await openSite(t)

  await lookTest(site, 'desktop', async (t, page) => {
    for (const path of paths) {
      await page.goto(site.origin + path)
      for (const width of widths) {
        await page.setViewport({ width, height: 900 })
        await look(t, page, `${path} at ${width} px`)
      }
    }
  })

  await lookTest(site, 'by night', async (t, page) => {
    const reduced = { name: 'prefers-reduced-motion', value: 'reduce' }
    await page.emulateMediaFeatures([reduced, { name: 'prefers-color-scheme', value: 'dark' }])
    await page.setViewport({ width: 390, height: 900 })
    for (const path of sized([...unlike.slice(0, 4), '/baby-names'], paths)) {
      await page.goto(site.origin + path)
      await look(t, page, `${path} by night`)
    }
  })

  for (const [layout, userAgent] of Object.entries(agents))
    await lookTest(site, layout, async (t, page) => {
      await page.setUserAgent({ userAgent })
      for (const path of sized(unlike.slice(0, 3), unlike)) {
        await page.goto(site.origin + path)
        t.equal(await page.$eval('body', body => body.dataset.layout), layout, `the layout of ${path}`)
        for (const width of sized([320], [320, 390])) {
          await page.setViewport({ width, height: 700 })
          await look(t, page, `${path} at ${width} px`)
        }
      }
    })
})
