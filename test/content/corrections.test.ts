import t from 'tap'
import { fixedAddresses } from '../../content/addresses.ts'
import { byDay, type Correction, corrections, correctionsOf } from '../../content/corrections.ts'
import { parseDate } from '../../domain/dates.ts'
import { compiledContent } from '../support/compiled-content.ts'

t.test('corrections stand by day, the newest first', async t => {
  const at = (on: string, path: string): Correction => ({ on, path, page: '', wrong: '', now: '' })
  const list = [at('2026-11-22', '/a'), at('2026-12-01', '/b'), at('2026-11-22', '/c')]
  t.same(
    byDay(list).map(([on, made]) => [on, ...made.map(({ path }) => path)]),
    [
      ['2026-12-01', '/b'],
      ['2026-11-22', '/a', '/c'],
    ],
  )
  t.same(correctionsOf('/a/nowhere'), [])
})

t.test('every correction is of a page that there is, on a day, in sentences', async t => {
  const pieces = await compiledContent()
  const known = new Set([...fixedAddresses, ...pieces.map(({ path }) => path)])
  for (const { on, path, page, wrong, now } of corrections) {
    t.ok(known.has(path), path)
    t.ok(parseDate(on), `${path}: ${on}`)
    t.ok(page && [wrong, now].every(text => /^[A-Z“].*[.”]$/.test(text)), `${path}: ${wrong} ${now}`)
    t.ok(
      correctionsOf(path).some(correction => correction.wrong === wrong),
      `${path} says so`,
    )
  }
  t.same(
    corrections.map(({ on }) => on),
    corrections.map(({ on }) => on).toSorted(),
    'in the order in which they were made',
  )
  t.equal(
    pieces.find(({ path }) => path === '/corrections')?.updated,
    corrections.at(-1)?.on,
    'the page is as new as its newest row',
  )
})
