// The cards of the matcher: their way over the wire, and one order for two parents.
import t from 'tap'
import { type NameCard, orderFor, packCards, passesFilter, unpackCards } from '../../../domain/names/cards.ts'

const card = (name: string, more: Partial<NameCard> = {}): NameCard => ({
  name,
  use: 'girl',
  styles: [],
  sound: '',
  origin: '',
  meaning: '',
  ...more,
})
const names = (cards: readonly NameCard[]) => cards.map(({ name }) => name)
const many = Array.from({ length: 400 }, (_, i) => card(`Name${i}`))

t.test('what is packed is unpacked as it was', t => {
  const styles = [
    { key: 'classic', label: 'Classic' },
    { key: 'short', label: 'Short' },
  ]
  const cards = [
    card('Ada', { styles: ['short', 'classic'], sound: 'AY-duh', origin: 'Germanic', meaning: 'noble' }),
    card('Lou', { use: 'unisex' }),
  ]
  t.same(unpackCards(JSON.parse(JSON.stringify(packCards({ styles, cards })))), { styles, cards })
  t.end()
})

t.test('both parents meet the names in one order, which no other match has', t => {
  const order = names(orderFor('code-a', many))
  t.same(names(orderFor('code-a', many.toReversed())), order, 'in whichever order they came')
  t.same(order.toSorted(), names(many).toSorted(), 'each of them once')
  const other = names(orderFor('code-b', many))
  t.ok(order.filter((name, i) => other[i] === name).length < 10, 'another code, another order')
  t.same(
    names(
      orderFor(
        'code-a',
        many.filter((_, i) => i % 3),
      ),
    ),
    order.filter(name => Number(name.slice(4)) % 3),
    'what one leaves out moves nothing',
  )
  const early = order.slice(0, 100).map(name => Number(name.slice(4)))
  t.ok(
    early.filter(i => i < 200).length > 30 && early.filter(i => i >= 200).length > 30,
    'names alike do not stand together',
  )
  t.end()
})

t.test('a filter shows names of a sex with those for both, and of a style', t => {
  const all = [
    card('Ada', { styles: ['short'] }),
    card('Leo', { use: 'boy' }),
    card('Lou', { use: 'unisex', styles: ['short'] }),
  ]
  const shown = (use: '' | NameCard['use'], style = '') => names(all.filter(one => passesFilter(one, { use, style })))
  t.same(shown(''), ['Ada', 'Leo', 'Lou'])
  t.same(shown('girl'), ['Ada', 'Lou'])
  t.same(shown('boy'), ['Leo', 'Lou'])
  t.same(shown('unisex'), ['Lou'])
  t.same(shown('boy', 'short'), ['Lou'])
  t.end()
})
