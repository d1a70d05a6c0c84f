// Lists as tables: nothing is lost on the way out and in again, and nothing becomes a formula.
import fc from 'fast-check'
import t from 'tap'
import { rowsOfCsv } from '../../../domain/csv.ts'
import { emptyItem, itemsFromCsv, itemsToCsv } from '../../../domain/registry/csv.ts'
import { itemProblems } from '../../../domain/registry/fields.ts'
import { giftsToCsv } from '../../../domain/registry/gifts-csv.ts'
import { registryMessages } from '../../../domain/registry/messages.ts'
import { itemGroups, itemKinds, priorities } from '../../../domain/registry/registry.ts'

const oneOfAll = <T>(choices: readonly { value: T }[]) => fc.constantFrom(...choices.map(({ value }) => value))
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map(one => one.trim())
const items = fc.record({
  title: fc.oneof(
    text(40),
    fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠x', 'a,b;"c"', '\u2019tis'),
  ),
  url: fc.constantFrom('', 'https://shop.example/x?a=1,2;3'),
  kind: oneOfAll(itemKinds),
  group: oneOfAll(itemGroups),
  note: fc.oneof(text(60), fc.constant('two\nlines, "quoted"')),
  price: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  currency: fc.constantFrom('USD' as const, 'JPY' as const, 'EUR' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
  shares: fc.constant(null),
  priority: oneOfAll(priorities),
  second_hand: fc.boolean(),
})

t.test('a list comes back as it went out', async t => {
  fc.assert(
    fc.property(fc.array(items, { maxLength: 8 }), list => {
      const valid = list.filter(
        item =>
          Object.keys(itemProblems(item)).length === 0 &&
          ![item.title, item.note].some(text => /^'[=+\-@＝＋－＠]/.test(text)),
      )
      const back = itemsFromCsv(itemsToCsv(valid))
      t.same(back.problems, [])
      t.same(
        back.items,
        valid.map(item => (item.price === null ? { ...item, currency: 'USD' } : item)),
      )
    }),
    { numRuns: 60 },
  )
})

t.test('no cell begins like a formula', async t => {
  const wild = [
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1',
    '@x',
    '\tx',
    '\rx',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ]
  const tables = [
    itemsToCsv(wild.map(title => ({ ...emptyItem, title, note: title }))),
    giftsToCsv(
      wild.map(name => ({
        item: { title: name, shares: 2 },
        quantity: 1,
        state: 'bought',
        giver: { name, message: name },
        thanked: true,
      })),
    ),
  ]
  for (const table of tables)
    for (const row of rowsOfCsv(table)) for (const cell of row) t.notMatch(cell, /^[=+\-@\t\r\n＝＋－＠]/)
})

t.test('tables of other lists', async t => {
  const { items: found, problems } = itemsFromCsv(
    '\uFEFFProduct Name;Price;URL;Quantity Requested\r\nBlanket;12,50;shop.example/a?utm_source=x;2\r\n;1;;\r\nCup;9;javascript:x;\r\nBall;much;;\r\nMany;1;;1000\r\n\r\n',
    'EUR',
  )
  t.same(found, [
    { ...emptyItem, title: 'Blanket', price: 1250, currency: 'EUR', url: 'https://shop.example/a', quantity: 2 },
  ])
  t.same(problems, [
    { row: 3, title: '', words: registryMessages['title-missing'] },
    { row: 4, title: 'Cup', words: registryMessages['url-invalid'] },
    { row: 5, title: 'Ball', words: registryMessages['price-range'] },
    { row: 6, title: 'Many', words: registryMessages['quantity-range'] },
  ])
  t.same(itemsFromCsv(''), { items: [], problems: [] })
  t.same(itemsFromCsv('nothing\nof ours'), {
    items: [],
    problems: [{ row: 2, title: '', words: registryMessages['title-missing'] }],
  })
})
