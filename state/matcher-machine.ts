// How a match goes on: a row for each event.

import { orderFor } from '../domain/names/cards.ts'
import { matchNameKey } from '../domain/names/match.ts'
import { type Agreed, asleep, type Matcher, type MatcherEvent, type Said, type Seat } from './matcher-state.ts'

type Rows = { [E in MatcherEvent['type']]: (state: Matcher, event: Extract<MatcherEvent, { type: E }>) => Matcher }

const rows: Rows = {
  woke: (state, { stored, invited }) => {
    const { seat } = stored
    const numbers = Math.max(0, ...stored.waiting.map(({ number }) => number))
    const own = {
      ...state,
      ...stored,
      numbers,
      said: withWaiting(new Map(), stored.waiting),
      invited: another(invited, seat),
    }
    return seat ? { ...own, status: 'loading', cards: orderFor(seat.code, state.cards) } : { ...own, status: 'outside' }
  },
  invited: (state, { code }) => ({ ...state, invited: another(code, state.seat), problem: '' }),
  enter: state => (state.status === 'outside' ? { ...state, status: 'entering', problem: '' } : state),
  // Who was in a match has left it by this, and not before: a code that leads nowhere costs no seat.
  entered: (state, { seat }) => ({
    ...outside(state),
    status: 'inside',
    seat,
    invited: another(state.invited, seat),
    joined: !seat.started,
    cards: orderFor(seat.code, state.cards),
  }),
  'not-entered': (state, { problem }) => ({
    ...state,
    status: state.status === 'entering' ? 'outside' : state.status,
    problem,
  }),
  cards: (state, { styles, cards }) => ({
    ...state,
    styles,
    cards: state.seat ? orderFor(state.seat.code, cards) : cards,
  }),
  seen: (state, { asked, match }) => {
    if (!state.seat || (asked !== state.numbers && state.status === 'inside')) return state
    const own = new Set(match.own_names)
    const said = new Map(match.votes.map(({ name, vote }) => [matchNameKey(name), { name, vote, own: own.has(name) }]))
    // On a new visit the way back goes through all that was said before it.
    const past = state.status === 'loading' ? [...said.keys()].map(key => ({ key, before: null })) : state.past
    const all = withWaiting(said, state.waiting)
    const seen = { ...state, status: 'inside', isUnanswered: false, joined: match.joined, said: all, past } as const
    return withAgreed(seen, match)
  },
  say: (state, { said }) => (state.seat ? spoken(state, said, true) : state),
  undo: state => {
    const last = state.past.at(-1)
    if (!last) return state
    const now = state.said.get(last.key)
    const back = last.before ?? { name: now?.name ?? last.key, vote: null, own: now?.own ?? false }
    return { ...spoken(state, back, false), past: state.past.slice(0, -1) }
  },
  sent: (state, { number, agreed }) =>
    withAgreed({ ...state, isUnanswered: false, waiting: state.waiting.filter(one => one.number !== number) }, agreed),
  unanswered: state => ({ ...state, isUnanswered: true }),
  refused: (state, { number, problem }) => ({
    ...state,
    problem,
    waiting: state.waiting.filter(one => one.number !== number),
  }),
  gone: (state, { problem }) => ({ ...outside(state), problem }),
  filter: (state, { filter }) => ({ ...state, filter }),
  again: state => ({
    ...state,
    again: new Set([...state.said].flatMap(([key, { vote }]) => (vote === 'no' ? [key] : []))),
  }),
  looked: state => ({ ...state, fresh: [], problem: '' }),
  leave: state => outside(state),
}

/** The state after an event; the same one where the event has no meaning. */
export function nextMatcher<E extends MatcherEvent>(state: Matcher, event: E): Matcher {
  const row = rows[event.type] as (state: Matcher, event: E) => Matcher // the row of its own type
  return row(state, event)
}

const outside = ({ styles, cards, invited }: Matcher): Matcher => ({
  ...asleep,
  status: 'outside',
  styles,
  cards,
  invited,
})

const another = (code: string | null, seat: Seat | null) => (code === seat?.code ? null : code)

/** Own votes as they will be when all that waits has been heard. */
function withWaiting(said: ReadonlyMap<string, Said>, waiting: readonly Said[]): ReadonlyMap<string, Said> {
  const all = new Map(said)
  for (const one of waiting) put(all, one)
  return all
}

function put(said: Map<string, Said>, one: Said) {
  const key = matchNameKey(one.name)
  said.delete(key) // so that it comes last
  if (one.vote) said.set(key, one)
}

/** Of a name only the last word goes out. */
function spoken(state: Matcher, said: Said, remembered: boolean): Matcher {
  const key = matchNameKey(said.name)
  const before = state.said.get(key) ?? null
  const numbers = state.numbers + 1
  const again = new Set(state.again)
  again.delete(key)
  return {
    ...state,
    numbers,
    again,
    problem: '',
    said: withWaiting(state.said, [said]),
    waiting: [...state.waiting.filter(one => matchNameKey(one.name) !== key), { ...said, number: numbers }],
    past: remembered ? [...state.past, { key, before }] : state.past,
  }
}

function withAgreed<S extends Matcher>(state: S, { matches, let_go }: Agreed): S {
  const fresh = [...new Set([...state.fresh, ...matches.filter(name => !state.known.includes(name))])]
  return { ...state, matches, let_go, known: matches, fresh: fresh.filter(name => matches.includes(name)) }
}
