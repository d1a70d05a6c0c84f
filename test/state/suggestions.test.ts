import t from 'tap'
import {
  nextSuggestions,
  noSuggestions,
  type SuggestionsEvent,
  type SuggestionsState,
} from '../../state/suggestions.ts'

const items = ['/a/milk', '/a/sleep'].map(path => ({ path, kicker: 'Article', title: [path] }))
const none = noSuggestions
const asked = { ...none, text: 'mi', asked: 3 }
const shown = { ...asked, items, open: true }
const closed = { ...shown, text: null, open: false }

const steps: readonly (readonly [string, SuggestionsState, SuggestionsEvent, Partial<SuggestionsState>])[] = [
  ['one letter asks nothing', none, { type: 'edit', text: 'm' }, { text: null, asked: 1 }],
  ['two letters ask', none, { type: 'edit', text: ' mi' }, { text: 'mi', asked: 1, open: false }],
  ['a space after a word ends the word', none, { type: 'edit', text: 'mi ' }, { text: 'mi ', asked: 1 }],
  [
    'what is there stays until the answer comes',
    shown,
    { type: 'edit', text: 'mil' },
    { text: 'mil', asked: 4, open: true, items },
  ],
  [
    'an edit takes the choice back',
    { ...shown, chosen: 1 },
    { type: 'edit', text: 'mil' },
    { text: 'mil', asked: 4, chosen: -1 },
  ],
  ['too short again: all of it goes', shown, { type: 'edit', text: 'm' }, { ...none, asked: 4 }],
  ['its answer opens the list', asked, { type: 'answer', asked: 3, items }, { items, open: true, chosen: -1 }],
  ['an answer to an earlier question is ignored', asked, { type: 'answer', asked: 2, items }, {}],
  ['an answer with nothing closes it', shown, { type: 'answer', asked: 3, items: [] }, { items: [], open: false }],
  ['down: the first', shown, { type: 'move', by: 1 }, { chosen: 0 }],
  ['down again: the second', { ...shown, chosen: 0 }, { type: 'move', by: 1 }, { chosen: 1 }],
  ['down from the last: the field', { ...shown, chosen: 1 }, { type: 'move', by: 1 }, { chosen: -1 }],
  ['up from the field: the last', shown, { type: 'move', by: -1 }, { chosen: 1 }],
  ['up from the first: the field', { ...shown, chosen: 0 }, { type: 'move', by: -1 }, { chosen: -1 }],
  ['an arrow opens a closed list', closed, { type: 'move', by: 1 }, { open: true, chosen: 0 }],
  ['with nothing to move to, nothing moves', asked, { type: 'move', by: 1 }, {}],
  [
    'closing keeps what was found',
    { ...shown, chosen: 1 },
    { type: 'close' },
    { text: null, asked: 4, open: false, chosen: -1 },
  ],
  ['an answer after closing opens nothing', { ...closed, asked: 4 }, { type: 'answer', asked: 3, items }, {}],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, change] of steps) {
    const before = structuredClone(from)
    t.same(nextSuggestions(from, event), { ...from, ...change }, name)
    t.same(from, before, `${name}: the state before is untouched`)
  }
})
