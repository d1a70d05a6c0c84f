import t from 'tap'
import { bagGroups } from '../../../content/bag-lines.ts'
import {
  type Bag,
  bagCount,
  bagCountInWords,
  emptyBag,
  isInView,
  linesIn,
  markedBag,
  mostOwnLines,
  settledBag,
  withOwnLine,
  withoutOwnLine,
} from '../../../domain/tools/hospital-bag.ts'

const lines = bagGroups.flatMap(group => group.lines)
const settle = (bag: Bag) => settledBag(bagGroups, bag)

t.test('the list has ids of its own and the groups of a bag', async t => {
  t.equal(new Set(lines.map(({ id }) => id)).size, lines.length)
  t.same(
    bagGroups.map(({ id }) => id),
    ['papers', 'labor', 'after', 'baby', 'partner', 'home'],
  )
  const quick = lines.filter(({ isQuick }) => isQuick)
  t.ok(quick.length >= 6 && quick.length <= 16, `${quick.length} lines in the ten-minute bag`)
})

t.test('what is packed, of what is on the list', async t => {
  const start = settle(emptyBag)
  t.same(bagCount(start), { packed: 0, of: 51 })
  const packed = markedBag(markedBag(start, 'id', 'packed'), 'robe', 'packed')
  t.equal(bagCountInWords(packed), '2 of 51 packed')
  const less = markedBag(markedBag(packed, 'pads', 'supplied'), 'robe', 'not-for-me')
  t.equal(bagCountInWords(less), '1 of 49 packed', 'what was packed and taken off is no longer counted')
  t.equal(bagCountInWords(markedBag(less, 'pads', null)), '1 of 50 packed', 'there is a way back')
})

t.test('twins have lines of their own', async t => {
  const one = settle(emptyBag)
  const two = settle({ ...emptyBag, withTwins: true })
  t.equal(bagCount(two).of - bagCount(one).of, lines.filter(({ forTwins }) => forTwins).length)
  const seat = markedBag(two, 'seat-2', 'packed')
  t.equal(bagCountInWords(settle({ ...seat, withTwins: false })), '0 of 51 packed', 'a mark goes with its line')
})

t.test('own lines', async t => {
  const bag = settle(withOwnLine(emptyBag, 'papers', '  Letter '))
  t.same(bag.own, [{ id: 'own-1', group: 'papers', text: 'Letter' }])
  t.equal(bagCountInWords(settle(markedBag(bag, 'own-1', 'packed'))), '1 of 52 packed')
  const [papers] = bagGroups
  t.equal(papers && linesIn(papers, bag).at(-1)?.text, 'Letter')
  t.equal(bagCountInWords(settle(withoutOwnLine(markedBag(bag, 'own-1', 'packed'), 'own-1'))), '0 of 51 packed')
  t.equal(withOwnLine(bag, 'papers', '   '), bag)
  let full = emptyBag
  for (let i = 0; i < mostOwnLines + 3; i++) full = withOwnLine(full, 'baby', `Thing ${i}`)
  t.equal(full.own.length, mostOwnLines)
})

t.test('marks of lines that left the list are dropped', async t => {
  const bag: Bag = { ...emptyBag, marks: { gone: 'packed', id: 'packed', bags: 'packed' } }
  t.same(settle(bag).marks, { id: 'packed' }, 'and so are those of what stays at home')
})

t.test('what is in view', async t => {
  const [quick, slow] = [
    { id: 'a', text: '', isQuick: true },
    { id: 'b', text: '' },
  ]
  t.ok(isInView('all', slow, 'packed'))
  t.notOk(isInView('open', slow, 'packed'))
  t.ok(isInView('open', slow, undefined))
  t.ok(isInView('quick', quick, 'packed'))
  t.notOk(isInView('quick', slow, undefined))
})
