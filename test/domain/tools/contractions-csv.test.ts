import t from 'tap'
import { contractionsAsCsv } from '../../../domain/tools/contractions-csv.ts'

const noon = new Date(2026, 10, 23, 12).getTime()

t.test('a row for each, the first on top', async t => {
  const rows = contractionsAsCsv([
    { start: noon, end: noon + 62_400, strength: 3 },
    { start: noon + 300_000, end: noon + 360_000, note: '=HYPERLINK("x"), so' },
  ]).split('\r\n')
  t.equal(rows[0], '\uFEFF"Start","Length in seconds","Seconds since the last start","Strength, 1 to 5","Note"')
  t.match(rows[1], /^"2026-11-23T12:00:00[+-]\d\d:\d\d","62","","3",""$/)
  t.match(
    rows[2],
    /^"2026-11-23T12:05:00[+-]\d\d:\d\d","60","300","","'=HYPERLINK\(""x""\), so"$/,
    'no formula comes of a note',
  )
  t.same(rows.slice(3), [''])
})

t.test('nothing', async t => {
  t.equal(contractionsAsCsv([]).split('\r\n').length, 2)
})
