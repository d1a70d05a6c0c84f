import t from 'tap'
import { risingNow } from '../../names/rising-now.ts'
import { names } from '../support/names.ts'

t.test('names that many bear, and that rise', async t => {
  const found = risingNow(names)
  t.equal(found.length, 6)
  for (const { name, path, why, births } of found) {
    t.match(path, /^\/b\/[\w-]+-baby-name$/, name)
    t.match(why, /times as often as in \d{4}/)
    t.equal(births.length, 15)
    const [newest = 0, fiveBefore = 0] = [births.at(-1), births.at(-6)]
    t.ok(newest >= 1000 && newest > 1.5 * fiveBefore, `${name}: ${fiveBefore} to ${newest}`)
  }
})
