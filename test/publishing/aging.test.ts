import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { calendarDate } from '../../domain/dates.ts'
import { agingLines, lookedAt, lookedAtTable } from '../../publishing/aging.ts'
import { datedTables } from '../../publishing/dated-tables.ts'

const root = join(import.meta.dirname, '../..')
const text = `---
title: A guide
checked:
  - { claim: The rule holds, on: 2026-11-21 }
  - { claim: "No state pays: yet", on: 2026-03-01 }
review: { by: editorial, on: 2026-11-20, due: 2027-11-20 }
products:
  - name: Cot One
    facts: []
  - name: Cot Two
    price: { usd: 99.5, on: 2026-11-01, source: a }
---
`
const piece = {
  kind: 'review',
  checked: [
    { claim: 'The rule holds', on: '2026-11-21' },
    { claim: 'No state pays: yet', on: '2026-03-01' },
  ],
  review: { by: 'editorial', on: '2026-11-20', due: '2027-11-20' },
  products: [
    { name: 'Cot One', facts: [] },
    { name: 'Cot Two', facts: [], price: { usd: 99.5, on: '2026-11-01', source: 'a' } },
  ],
} as unknown as Piece // only what is asked of it

t.test('everything that carries a day stands in one list, oldest first', async t => {
  const table = { file: 'content/x.ts', what: 'numbers', days: ['2026-11-02', '2025-01-01', '2026-11-02'] }
  const looked = [
    ...lookedAt(piece, 'content/reviews/x.md', text),
    ...lookedAtTable(table, "const a = '2026-11-02'\n// 2025-01-01"),
  ]
  t.same(agingLines(looked, calendarDate('2026-11-22')), [
    '  690 d  2025-01-01  content/x.ts:2  numbers',
    '  266 d  2026-03-01  content/reviews/x.md:5  checked: No state pays: yet',
    '   21 d  2026-11-01  content/reviews/x.md:10  price of Cot Two: $99.5',
    '   20 d  2026-11-02  content/x.ts:1  numbers (2)',
    '    2 d  2026-11-20  content/reviews/x.md:6  review (editorial), due 2027-11-20',
    '    1 d  2026-11-21  content/reviews/x.md:4  checked: The rule holds',
  ])
  t.same(lookedAtTable({ ...table, days: ['2026-01-01'] }), [
    { on: '2026-01-01', file: 'content/x.ts', what: 'numbers' },
  ])
  t.same(lookedAt({ kind: 'page' } as Piece, 'x', ''), [], 'what nobody had to look at is not in it')
})

t.test('the tables of the site are in it, each row with its day', async t => {
  const tables = datedTables(root)
  t.same(
    new Set(tables.map(({ file }) => file)),
    new Set([
      'content/vaccines.ts',
      'content/help-lines.ts',
      'content/support-lines.ts',
      'content/registry/compare.ts',
      'content/registry/checklist-sources.ts',
      'content/danger-signs/signs-page.ts',
      'names/data/counts.br',
    ]),
  )
  for (const { what, days } of tables) t.ok(days.length && days.every(day => calendarDate(day)), what)
})

t.test('npm run content:check -- --aging prints it', async t => {
  const printed = execFileSync(process.execPath, ['publishing/check-content.ts', '--aging'], {
    cwd: root,
    encoding: 'utf8',
  })
  const days = printed
    .trim()
    .split('\n')
    .map(line => line.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '')
  t.same(days, days.toSorted(), 'oldest first')
  t.match(printed, /content\/vaccines\.ts:\d+ {2}version of the vaccine schedule: CDC 2025/)
  t.match(printed, /content\/articles\/[a-z-]+\.md:\d+ {2}checked: /)
  t.match(printed, /content\/weeks\/8-weeks-pregnant\.md:\d+ {2}review \(editorial\), due /)
})
