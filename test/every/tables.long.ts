// Tables in texts at the widths of phones.
import t from 'tap'
import { openSite } from '../support/browser.ts'
import { compiledContent } from '../support/compiled-content.ts'

const pieces = await compiledContent()
const withTables = pieces.filter(({ sections }) => sections.some(({ html }) => html.includes('<table')))

t.test('every page with a table', async t => {
  const site = await openSite(t)
  for (const width of [320, 360, 390])
    await site.test(`fits a window of ${width} px`, { width, script: false }, async (t, page) => {
      for (const { path } of withTables) {
        await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
        const wide = await page.$$eval('.prose-table', tables =>
          tables
            .map(table => table.getBoundingClientRect())
            .filter(({ right }) => right > document.documentElement.clientWidth),
        )
        t.same(wide, [], path)
      }
    })
})
