// The match as one parent sees it: every event, on a bare state.
import t from 'tap'
import type { NameCard } from '../../domain/names/cards.ts'
import type { Vote } from '../../domain/names/match.ts'
import { parseMatch } from '../../state/match-on-device.ts'
import { nextMatcher } from '../../state/matcher-machine.ts'
import {
  asleep,
  cardsAhead,
  everyName,
  type Matcher,
  type MatcherEvent,
  type MatchSeen,
  namesSaid,
  type Seat,
  type StoredMatch,
} from '../../state/matcher-state.ts'

const seat: Seat = { code: 'a'.repeat(26), token: 't'.repeat(43), started: true }
const nothing: StoredMatch = { seat: null, waiting: [], filter: everyName, known: [] }
const card = (name: string, use: NameCard['use'] = 'girl'): NameCard => ({
  name,
  use,
  styles: [],
  sound: '',
  origin: '',
  meaning: '',
})
const cards = ['Ada', 'Bea', 'Cora', 'Dora'].map(name => card(name))
const unseen: MatchSeen = { joined: false, votes: [], own_names: [], matches: [], let_go: [] }

const after = (events: readonly MatcherEvent[], from: Matcher = asleep) => events.reduce<Matcher>(nextMatcher, from)
const say = (name: string, vote: Vote | null = 'yes', own = false): MatcherEvent => ({
  type: 'say',
  said: { name, vote, own },
})
const woke = (kept: Partial<StoredMatch> = {}, invited: string | null = null): MatcherEvent => ({
  type: 'woke',
  stored: { ...nothing, ...kept },
  invited,
})
const inside = after([woke(), { type: 'enter' }, { type: 'entered', seat }, { type: 'cards', styles: [], cards }])
const order = cardsAhead(inside).map(({ name }) => name)
const waits = ({ waiting }: Matcher) => waiting.map(({ name, vote }) => `${name} ${vote}`)

t.test('in by starting or by a code, or not in, with what stands in the way', t => {
  t.match(after([woke({}, seat.code)]), { status: 'outside', invited: seat.code })
  const entering = after([woke(), { type: 'enter' }])
  t.equal(entering.status, 'entering')
  t.match(after([{ type: 'not-entered', problem: 'no' }], entering), { status: 'outside', problem: 'no' })
  t.match(after([{ type: 'not-entered', problem: 'no' }, { type: 'enter' }], entering), {
    status: 'entering',
    problem: '',
  })
  t.match(inside, { status: 'inside', joined: false, invited: null })
  t.equal(
    after([{ type: 'entered', seat: { ...seat, started: false } }], entering).joined,
    true,
    'who joins is the second',
  )
  t.equal(after([{ type: 'enter' }], inside), inside, 'nobody enters twice')
  t.equal(after([say('Ada')], entering), entering, 'without a seat there is nobody to say it to')
  t.end()
})

t.test('an invitation stays until it is followed or declined', t => {
  const [other, third] = ['b', 'c'].map(letter => letter.repeat(26)) as [string, string]
  const invited = (code: string | null): MatcherEvent => ({ type: 'invited', code })
  const asked = after([say('Ada'), invited(other)], inside)
  const [out, loading] = [after([woke()]), after([woke({ seat }, other)])]
  const [entering, again] = [
    after([{ type: 'enter' }, invited(other)], out),
    after([{ type: 'gone', problem: 'gone' }], asked),
  ]
  const theirs: Seat = { code: other, token: 'u'.repeat(43), started: false }
  const refused: MatcherEvent = { type: 'not-entered', problem: 'no' }
  const rows: [what: string, from: Matcher, event: MatcherEvent, expected: Partial<Matcher>][] = [
    ['a link is opened where no match is', out, invited(other), { status: 'outside', invited: other }],
    ['where one is', inside, invited(other), { status: 'inside', seat, invited: other }],
    ['where one is being opened', loading, invited(third), { status: 'loading', seat, invited: third }],
    ['the link of this match', inside, invited(seat.code), { invited: null }],
    ['the link of this match, after another one', asked, invited(seat.code), { invited: null }],
    ['one more', asked, invited(third), { seat, invited: third }],
    ['after this one was gone', again, invited(third), { status: 'outside', invited: third, problem: '' }],
    ['declined', asked, invited(null), { status: 'inside', seat, invited: null, waiting: asked.waiting }],
    [
      'this match is gone',
      asked,
      { type: 'gone', problem: 'gone' },
      { status: 'outside', seat: null, invited: other, problem: 'gone' },
    ],
    [
      'a seat that was kept is gone',
      loading,
      { type: 'gone', problem: 'gone' },
      { status: 'outside', invited: other, problem: 'gone' },
    ],
    ['this match is left', asked, { type: 'leave' }, { status: 'outside', seat: null, invited: other }],
    [
      'followed',
      asked,
      { type: 'entered', seat: theirs },
      { status: 'inside', seat: theirs, invited: null, joined: true, waiting: [] },
    ],
    [
      'it leads nowhere',
      asked,
      refused,
      { status: 'inside', seat, invited: other, problem: 'no', waiting: asked.waiting },
    ],
    [
      'a match is started all the same',
      entering,
      { type: 'entered', seat },
      { status: 'inside', seat, invited: other, joined: false },
    ],
    [
      'the match is seen',
      loading,
      { type: 'seen', asked: 0, match: unseen },
      { status: 'inside', seat, invited: other },
    ],
  ]
  for (const [what, from, event, expected] of rows) t.match(nextMatcher(from, event), expected, what)
  const joined = nextMatcher(asked, { type: 'entered', seat: theirs })
  t.same([joined.said.size, joined.past, joined.matches], [0, [], []], 'nothing that was said there is said here')
  t.same(
    joined.cards.map(({ name }) => name).toSorted(),
    cards.map(({ name }) => name).toSorted(),
    'the cards are there',
  )
  t.end()
})

t.test('a seat that was kept opens with what was said and not heard', t => {
  const waiting = [{ name: 'Ada', vote: 'no' as const, own: false, number: 7 }]
  const loading = after([{ type: 'cards', styles: [], cards }, woke({ seat, waiting, known: ['Bea'] }, 'b'.repeat(26))])
  t.match(loading, { status: 'loading', invited: 'b'.repeat(26) }, 'a link to another match is not forgotten')
  t.equal(after([woke({ seat }, seat.code)]).invited, null, 'one to this match is none')
  t.equal(after([say('Cora')], loading).waiting.at(-1)?.number, 8)
  const seen = after(
    [
      {
        type: 'seen',
        asked: loading.numbers,
        match: {
          ...unseen,
          votes: [
            { name: 'Bea', vote: 'yes' },
            { name: 'Ada', vote: 'yes' },
          ],
          matches: ['Ada', 'Bea'],
        },
      },
    ],
    loading,
  )
  t.match(seen, { status: 'inside', fresh: ['Ada'] }, 'what was known is not new')
  t.same(namesSaid(seen, 'no'), ['Ada'], 'what waits is the last word')
  t.same(namesSaid(seen, 'yes'), ['Bea'])
  t.same(namesSaid(after([{ type: 'undo' }, { type: 'undo' }], seen), 'yes'), [], 'the way back goes through all of it')
  t.end()
})

t.test('cards come one after another, without those that were said', t => {
  const [first = '', second = '', third = ''] = order
  let state = after([say(first), say(second, 'no'), say(third, 'veto')], inside)
  t.same(
    cardsAhead(state).map(({ name }) => name),
    order.slice(3),
  )
  state = after([say(order[3] ?? '')], state)
  t.same(cardsAhead(state), [])
  const again = after([{ type: 'again' }], state)
  t.same(
    cardsAhead(again).map(({ name }) => name),
    [second],
    'a no comes again when it is wanted, a veto does not',
  )
  t.same(cardsAhead(after([say(second, 'no')], again)), [])
  t.same(cardsAhead(after([{ type: 'filter', filter: { use: 'boy', style: '' } }], inside)), [])
  t.end()
})

t.test('undo goes back step by step, to what stood before', t => {
  const [first = '', second = ''] = order
  let state = after([say(first), say(second, 'no'), say(first, 'veto')], inside)
  t.same(waits(state), [`${second} no`, `${first} veto`], 'of a name only the last word goes out')
  state = after([{ type: 'undo' }], state)
  t.same(namesSaid(state, 'yes'), [first])
  state = after([{ type: 'undo' }, { type: 'undo' }], state)
  t.same(waits(state), [`${second} null`, `${first} null`])
  t.same(
    cardsAhead(state).map(({ name }) => name),
    order,
  )
  t.equal(after([{ type: 'undo' }], state), state, 'there is a first step')
  t.same(waits(after([say('Zoë', 'yes', true), { type: 'undo' }], inside)), ['Zoë null'])
  t.end()
})

t.test('what is said waits until it was heard', t => {
  const [first = '', second = ''] = order
  const said = after([say(first), say(second)], inside)
  const [one, two] = said.waiting
  const away = after([{ type: 'unanswered' }], said)
  t.match(away, { isUnanswered: true })
  t.same(waits(away), waits(said), 'nothing is lost when nobody answers')
  const heard = after([{ type: 'sent', number: one?.number ?? 0, agreed: { matches: [first], let_go: [] } }], away)
  t.match(heard, { isUnanswered: false, fresh: [first], matches: [first], known: [first] })
  t.same(waits(heard), [`${second} yes`])
  // Said anew while the older word is under way: the newer one still waits.
  const changed = after(
    [say(second, 'no'), { type: 'sent', number: two?.number ?? 0, agreed: { matches: [], let_go: [] } }],
    heard,
  )
  t.same(waits(changed), [`${second} no`])
  t.match(after([{ type: 'refused', number: two?.number ?? 0, problem: 'no' }], heard), { problem: 'no', waiting: [] })
  t.end()
})

t.test('an older look says nothing of what was said since', t => {
  const [first = ''] = order
  const said = after([say(first)], inside)
  t.equal(after([{ type: 'seen', asked: inside.numbers, match: { ...unseen, joined: true } }], said), said)
  t.equal(after([{ type: 'seen', asked: said.numbers, match: { ...unseen, joined: true } }], said).joined, true)
  t.end()
})

t.test('a match is told once, and again when it comes back', t => {
  const seen = (matches: string[], let_go: string[] = []): MatcherEvent => ({
    type: 'seen',
    asked: inside.numbers,
    match: { ...unseen, matches, let_go },
  })
  const met = after([seen(['Ada'])], inside)
  t.same(met.fresh, ['Ada'])
  t.same(after([{ type: 'looked' }, seen(['Ada'])], met).fresh, [])
  const gone = after([seen([], ['Ada'])], met)
  t.match(gone, { fresh: [], let_go: ['Ada'] }, 'what is none any more is not told')
  t.same(after([seen(['Ada'])], gone).fresh, ['Ada'])
  t.end()
})

t.test('leaving forgets everything but the cards', t => {
  for (const event of [{ type: 'leave' }, { type: 'gone', problem: 'gone' }] as const) {
    const left = after([say('Ada'), event], inside)
    t.match(left, { status: 'outside', seat: null, waiting: [], past: [], matches: [] })
    t.equal(left.said.size, 0)
    t.equal(left.cards.length, cards.length)
    t.equal(left.problem, event.type === 'gone' ? 'gone' : '')
  }
  t.end()
})

t.test('what storage holds is read, and nothing else', t => {
  const waiting = [{ name: 'Ada', vote: null, own: true, number: 3 }]
  const kept = { seat, waiting, filter: { use: 'boy', style: 'short' }, known: ['Ada'] }
  t.same(parseMatch(JSON.stringify(kept)), kept)
  for (const text of [null, '', '{', '7', '[]', '{"seat":{}}', '{"seat":{"code":1,"token":"t"}}'])
    t.same(parseMatch(text), nothing, String(text))
  t.same(parseMatch(JSON.stringify({ seat, waiting: [{ name: 'Ada', vote: 'maybe' }, 7], filter: 1, known: [1] })), {
    ...nothing,
    seat,
  })
  t.end()
})
