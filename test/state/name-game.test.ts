// The game of two names, event by event.
import { createStore } from 'jotai'
import t from 'tap'
import { begun, type GameEvent, type GameState, gameAtom, isRight, nextGame, scoreOf } from '../../state/name-game.ts'

const left: GameEvent = { type: 'choose', at: 0 }
const right: GameEvent = { type: 'choose', at: 1 }
const on: GameEvent = { type: 'go on' }

const told: GameState = { round: 0, chosen: [1], phase: 'told' }
const rows: [what: string, before: GameState, event: GameEvent, after: GameState][] = [
  ['a choice is told', begun, right, told],
  ['a second one changes nothing', told, left, told],
  ['the next round', told, on, { round: 1, chosen: [1], phase: 'asking' }],
  ['nothing to go on from', begun, on, begun],
  ['its choice', { round: 1, chosen: [1], phase: 'asking' }, left, { round: 1, chosen: [1, 0], phase: 'told' }],
  [
    'after the last round it is over',
    { round: 1, chosen: [1, 0], phase: 'told' },
    on,
    { round: 1, chosen: [1, 0], phase: 'over' },
  ],
  ['and stays over', { round: 1, chosen: [1, 0], phase: 'over' }, on, { round: 1, chosen: [1, 0], phase: 'over' }],
  [
    'whatever is pressed',
    { round: 1, chosen: [1, 0], phase: 'over' },
    left,
    { round: 1, chosen: [1, 0], phase: 'over' },
  ],
]

t.test('transitions, of two rounds', async t => {
  for (const [what, before, event, after] of rows) t.same(nextGame(before, event, 2), after, what)
})

t.test('the score', async t => {
  t.ok(isRight([9, 3], 0))
  t.notOk(isRight([9, 3], 1))
  t.ok(isRight([3, 9], 1))
  const births = [
    [9, 3],
    [3, 9],
    [5, 4],
  ] as const
  t.equal(scoreOf({ round: 2, chosen: [0, 0, 0], phase: 'told' }, births), 2)
  t.equal(scoreOf(begun, births), 0)
})

t.test('a page', async t => {
  const store = createStore()
  for (const event of [left, on, right, on]) store.set(gameAtom, event, 2)
  t.same(store.get(gameAtom), { round: 1, chosen: [0, 1], phase: 'over' })
})
