import t from 'tap'
import { isSearchable, searchLength } from '../../domain/search-text.ts'

t.test('a search needs two characters that are no space around it', async t => {
  for (const text of ['', ' ', '\t\n  ', 'a', '  a  ', '\u00a0a\u00a0', '母', '🍼', '  🍼 '])
    t.notOk(isSearchable(text), JSON.stringify(text))
  for (const text of ['ab', ' ab ', 'a b', '母乳', '🍼🍼', 'a🍼', '<>', '%%', 'x'.repeat(200)])
    t.ok(isSearchable(text), JSON.stringify(text))
})

t.test('length counts code points, not the units that a string is kept in', async t => {
  t.equal(searchLength('  Zoë  '), 3)
  t.equal(searchLength('🍼'), 1)
  t.equal(searchLength('👩‍🍼'), 3, 'a person, a joiner, a bottle')
})
