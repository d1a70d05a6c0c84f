// A list of favorites and its changes.
import fc from 'fast-check'
import t from 'tap'
import {
  changed,
  type Favorite,
  type FavoriteChange,
  favoriteOf,
  joinNotes,
  longestNote,
  mostFavorites,
  parseFavorites,
} from '../../../domain/names/favorites.ts'

const of = (...names: string[]): Favorite[] => names.map(name => ({ name, note: '' }))
const spelled = (list: readonly Favorite[]) =>
  list.map(({ name, note }) => (note ? `${name}: ${note}` : name)).join(', ')

const rows: [what: string, before: string[], change: FavoriteChange, after: string][] = [
  ['a new name goes to the end', ['Ada'], { do: 'save', name: 'Bo' }, 'Ada, Bo'],
  [
    'or where it stood, with its note',
    ['Ada', 'Cy'],
    { do: 'save', name: 'Bo', note: 'short', at: 1 },
    'Ada, Bo: short, Cy',
  ],
  ['a place beyond the end is the end', ['Ada'], { do: 'save', name: 'Bo', at: 9 }, 'Ada, Bo'],
  ['one that is there stays as it is', ['Ada', 'Bo'], { do: 'save', name: 'ada', note: 'new' }, 'Ada, Bo'],
  ['taking away', ['Ada', 'Bo'], { do: 'remove', name: 'Ada' }, 'Bo'],
  ['in any capitals', ['Ada'], { do: 'remove', name: 'ADA' }, ''],
  ['what is not there', ['Ada'], { do: 'remove', name: 'Bo' }, 'Ada'],
  ['a note', ['Ada', 'Bo'], { do: 'note', name: 'Bo', note: 'hers' }, 'Ada, Bo: hers'],
  ['a note on nothing', ['Ada'], { do: 'note', name: 'Bo', note: 'hers' }, 'Ada'],
  ['up', ['Ada', 'Bo', 'Cy'], { do: 'move', name: 'Cy', to: 0 }, 'Cy, Ada, Bo'],
  ['down', ['Ada', 'Bo', 'Cy'], { do: 'move', name: 'Ada', to: 1 }, 'Bo, Ada, Cy'],
  ['beyond the ends', ['Ada', 'Bo'], { do: 'move', name: 'Ada', to: 9 }, 'Bo, Ada'],
  ['before the beginning', ['Ada', 'Bo'], { do: 'move', name: 'Bo', to: -3 }, 'Bo, Ada'],
]

t.test('changes', async t => {
  for (const [what, before, change, after] of rows) {
    const list = changed(of(...before), change)
    t.equal(spelled(list), after, what)
    t.same(changed(list, change), list, `${what}: twice is as once`)
  }
  const full = of(...Array.from({ length: mostFavorites }, (_, i) => `N${i}`))
  t.equal(changed(full, { do: 'save', name: 'One more' }), full, 'a full list takes no more')
})

t.test('taking back what was taken off gives the list as it was', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,6}$/), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(names, fc.nat(), (all, i) => {
      const list = all.map((name, n) => ({ name, note: n % 2 ? 'x' : '' }))
      const at = i % list.length
      const item = list[at] as Favorite
      const less = changed(list, { do: 'remove', name: item.name })
      return less.length === list.length - 1 && spelled(changed(less, { do: 'save', ...item, at })) === spelled(list)
    }),
  )
})

t.test('what storage held', async t => {
  t.same(parseFavorites('[{"name":"Ada","note":"x"},{"name":"Zoë"}]'), [
    { name: 'Ada', note: 'x' },
    { name: 'Zoë', note: '' },
  ])
  for (const rubbish of [
    null,
    '',
    '{',
    '{}',
    'null',
    '3',
    '["Ada"]',
    '[{"name":3}]',
    '[{"name":"Ada","note":1}]',
    '[{"name":"../me"}]',
  ])
    t.same(parseFavorites(rubbish), [], String(rubbish))
  t.same(spelled(parseFavorites('[{"name":"Ada"},{"name":"ada"},null,{"name":"Bo"}]')), 'Ada, Bo', 'each once')
})

t.test('notes of two places: nothing is lost', async t => {
  t.same(
    [
      ['', ''],
      ['a', ''],
      ['', 'b'],
      ['a', 'a'],
      ['a and b', 'b'],
      ['a', 'b'],
    ].map(([there = '', here = '']) => joinNotes(there, here)),
    ['', 'a', 'b', 'a', 'a and b', 'a\nb'],
  )
  t.equal(joinNotes('a'.repeat(longestNote - 1), 'b'), null, 'too long together')
})

t.test('an entry by its name', async t => {
  t.equal(favoriteOf(of('Ada', 'Zoë'), 'ZOE\u0308')?.name, 'Zoë')
  t.equal(favoriteOf(of('Ada'), 'Ad'), undefined)
})
