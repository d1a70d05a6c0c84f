import t from 'tap'
import { mostBabies, noBabies, withOneMore, withoutShown, withShown } from '../../../domain/tools/babies.ts'
import { babyTrackerTool as tool } from '../../../state/tools/baby-tracker.ts'
import { packed, unpacked } from '../../../state/tools/stored-tool.ts'

const at = 1_790_000_000_000
const parsed = (babies: unknown, rest: object = {}) => tool.parse({ babies, shown: 1, ...rest }, 1)
const logOf = (log: unknown[]) => parsed([{ id: 1, log }]).babies[0]?.log ?? []

t.test('what is stored comes back', async t => {
  const state = withShown(noBabies, () => ({
    name: 'Mia',
    birthDate: '2026-05-01',
    dueDate: 'soon',
    chart: 'girls',
    log: [
      { id: 2, kind: 'sleep', at, end: null },
      { id: 1, kind: 'feed', way: 'bottle', at: at - 5, amount: '4', unit: 'oz', what: 'milk' },
    ],
  }))
  const read = unpacked(tool, packed(tool, state))
  t.same('value' in read && read.value, state)
})

t.test('nothing that is no log throws', async t => {
  for (const data of [undefined, null, 3, 'x', [], {}, { babies: 3 }, { babies: [] }, { babies: [null, 4, {}] }])
    t.same(tool.parse(data, 1), noBabies)
})

t.test('lines that cannot be are left out, and the rest stays', async t => {
  const log = logOf([
    { id: 1, kind: 'feed', way: 'left', at, end: at - 60_000 },
    { id: 2, kind: 'feed', way: 'sideways', at },
    { id: 3, kind: 'feed', at },
    { id: 4, kind: 'dance', at },
    { id: 5, kind: 'sleep', at: 'yesterday' },
    { id: 6, kind: 'sleep', at: Number.NaN },
    { id: 7, kind: 'diaper', way: 'wet', at: 1e30 },
    { id: 8, kind: 'diaper', way: 'wet', at: at + 0.5, end: at },
    { id: 9, kind: 'medicine', at: at - 1, what: 'x'.repeat(500), amount: 7, unit: 'oz' },
    { id: 10, kind: 'sleep', at: at - 2 },
  ])
  t.same(
    log.map(({ id }) => id),
    [8, 1, 9, 10],
  )
  const [diaper, feed, medicine, sleep] = log
  t.equal(feed?.end, at, 'no length is negative')
  t.same(diaper, { id: 8, kind: 'diaper', way: 'wet', at }, 'a diaper has no end')
  t.equal(medicine?.what?.length, 80)
  t.notOk(medicine && ('amount' in medicine || 'unit' in medicine))
  t.equal(sleep?.end, at - 2, 'a sleep without an end has ended')
})

t.test('two of one id get ids of their own', async t => {
  const log = logOf([1, 1, 1, 0, -3, 1.5].map((id, i) => ({ id, kind: 'diaper', way: 'wet', at: at - i })))
  t.equal(new Set(log.map(({ id }) => id)).size, 6)
  t.ok(log.every(({ id }) => Number.isInteger(id) && id > 0))
  const { babies } = parsed([1, 1, 2].map(id => ({ id, log: [] })))
  t.equal(new Set(babies.map(({ id }) => id)).size, 3)
})

t.test('up to four children, of whom one is shown', async t => {
  const many = parsed(
    Array.from({ length: 9 }, (_, i) => ({ id: i + 1, log: [] })),
    { shown: 3 },
  )
  t.equal(many.babies.length, mostBabies)
  t.equal(many.shown, 3)
  t.equal(withOneMore(many), many, 'a fifth is not added')
  t.equal(parsed([{ id: 7, log: [] }], { shown: 44 }).shown, 7)
  t.equal(withOneMore(noBabies, 'Leo').babies[1]?.name, 'Leo')
  const two = withOneMore(noBabies)
  t.same(
    two.babies.map(({ id }) => id),
    [1, 2],
  )
  t.equal(two.shown, 2)
  t.same(withoutShown(two), { ...noBabies, shown: 1 })
  t.same(withoutShown(withoutShown(two)), noBabies, 'one is always there')
})

t.test('a later form than this one is left alone', async t => {
  const text = JSON.stringify({ tool: tool.key, version: tool.version + 1, data: noBabies })
  t.same(unpacked(tool, text), { problem: 'newer' })
})

t.test('the last state in words', async t => {
  t.equal(tool.glance?.(noBabies), null)
  const noon = new Date(2026, 10, 23, 12).getTime()
  const logged = withShown(noBabies, () => ({ log: [{ id: 1, kind: 'diaper', way: 'wet', at: noon }] }))
  t.same(tool.glance?.(logged), { text: 'Logged until November 23' })
})
