import t from 'tap'
import { nextSearch, type SearchEvent, type SearchState } from '../../state/search-field.ts'

const steps: readonly (readonly [string, SearchState, SearchEvent, SearchState])[] = [
  ['typing', { text: '', tooShort: false }, { type: 'edit', text: 'f' }, { text: 'f', tooShort: false }],
  ['one letter sent off', { text: 'f', tooShort: false }, { type: 'submit' }, { text: 'f', tooShort: true }],
  ['space does not count', { text: ' f ', tooShort: false }, { type: 'submit' }, { text: ' f ', tooShort: true }],
  ['nothing sent off', { text: '', tooShort: false }, { type: 'submit' }, { text: '', tooShort: true }],
  ['two letters sent off', { text: 'fe', tooShort: false }, { type: 'submit' }, { text: 'fe', tooShort: false }],
  [
    'the next edit ends the complaint, long enough or not',
    { text: 'f', tooShort: true },
    { type: 'edit', text: 'g' },
    { text: 'g', tooShort: false },
  ],
  ['so does a reset', { text: 'f', tooShort: true }, { type: 'reset' }, { text: '', tooShort: false }],
  [
    'a reset empties what came from the server',
    { text: 'feeding', tooShort: false },
    { type: 'reset' },
    { text: '', tooShort: false },
  ],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextSearch(from, event), to, name)
    t.same(from, before, `${name}: the state before is untouched`)
  }
})
