import t from 'tap'
import { comparedRegistries, comparedRows } from '../../../content/registry/compare.ts'
import { parseDate, today } from '../../../domain/dates.ts'

t.test('each column of another registry names a page of its own, and the day on which it was read', async t => {
  t.equal(comparedRegistries[0]?.id, 'ours')
  for (const { id, name, pages } of comparedRegistries.slice(1)) {
    t.ok(pages.length > 0, name)
    for (const { title, url, checked } of pages) {
      t.ok(title && new URL(url).hostname.includes(id), url)
      t.ok(parseDate(checked) && checked <= today(Date.now()), `${name}: ${checked}`)
    }
  }
})

t.test(
  'each row has a cell for each column, ours is never empty, and no row is empty of all others by mistake',
  async t => {
    t.ok(comparedRows.length >= 10)
    t.equal(new Set(comparedRows.map(({ title }) => title)).size, comparedRows.length)
    for (const { title, cells } of comparedRows) {
      t.equal(cells.length, comparedRegistries.length, title)
      t.ok(cells[0], title)
      t.notOk(cells.includes(''), title)
    }
    comparedRegistries.forEach(({ name }, i) => {
      t.ok(comparedRows.filter(({ cells }) => cells[i]).length >= 3, `${name} says something`)
    })
  },
)
