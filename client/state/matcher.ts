// Two parents agreeing on a name, as one of them sees it: from the code to the cards, with votes that wait while nobody answers. Effects are
// not here (matcher-effects.ts): they send their answers as events.
import { matchNameKey, type Vote } from '../../domain/match.ts'
import { type CardFilter, type NameCard, orderFor, passesFilter, type Style } from '../../domain/names/cards.ts'

/** This parent's place in a match; the token is all that opens it. */
export interface Seat {
  code: string
  token: string
  /** Who started it has the code to pass on. */
  started: boolean
}

/** What was said of a name, as it goes out: null takes it back. */
export interface Said {
  name: string
  vote: Vote | null
  /** Typed in. */
  own: boolean
}

export interface Waiting extends Said {
  /** Greater than that of everything said before. */
  number: number
}

export interface Agreed {
  matches: readonly string[]
  let_go: readonly string[]
}

/** The match as the server shows it to this parent. */
export interface MatchSeen extends Agreed {
  joined: boolean
  votes: readonly { name: string; vote: Vote }[]
  own_names: readonly string[]
}

/** What the browser keeps. */
export interface Kept {
  seat: Seat | null
  waiting: readonly Waiting[]
  filter: CardFilter
  /** Matches that were shown. */
  known: readonly string[]
}

export interface Matcher extends Kept, Agreed {
  /** `waking` until it is known what this browser keeps; `loading` until the match has been seen for the first time. */
  status: 'waking' | 'outside' | 'entering' | 'loading' | 'inside'
  /** The code that a link brought, of another match than this one. */
  invited: string | null
  /** What stands in the way, in words; '' for nothing. */
  problem: string
  /** Nobody answers just now: what is said waits. */
  isAway: boolean
  joined: boolean
  styles: readonly Style[]
  /** In the order of the match; empty until they have come. */
  cards: readonly NameCard[]
  /** Own votes by the key of their name, waiting ones included; newest last. */
  said: ReadonlyMap<string, Said>
  /** What stood before each vote, newest last: the way back. */
  past: readonly { key: string; before: Said | null }[]
  /** Names passed on that are looked at again. */
  again: ReadonlySet<string>
  /** The last number given. */
  numbers: number
  /** Matches that nobody has looked at yet. */
  fresh: readonly string[]
}

export type MatcherEvent =
  | { type: 'woke'; kept: Kept; invited: string | null }
  /** A link was opened in the page; null when its match is not wanted. */
  | { type: 'invited'; code: string | null }
  | { type: 'enter' }
  | { type: 'entered'; seat: Seat }
  | { type: 'not-entered'; problem: string }
  | { type: 'cards'; styles: readonly Style[]; cards: readonly NameCard[] }
  /** `asked` is `numbers` when the question left: an answer to an older one says nothing of what was said since. */
  | { type: 'seen'; asked: number; match: MatchSeen }
  | { type: 'say'; said: Said }
  | { type: 'undo' }
  | { type: 'sent'; number: number; agreed: Agreed }
  /** Nobody answered, or too much was asked: what waits is tried again. */
  | { type: 'away' }
  /** It will not be taken, ever. */
  | { type: 'refused'; number: number; problem: string }
  | { type: 'gone'; problem: string }
  | { type: 'filter'; filter: CardFilter }
  | { type: 'again' }
  | { type: 'looked' }
  | { type: 'leave' }

export const everyName: CardFilter = { use: '', style: '' }

export const asleep: Matcher = {
  status: 'waking',
  seat: null,
  invited: null,
  problem: '',
  isAway: false,
  joined: false,
  styles: [],
  cards: [],
  said: new Map(),
  waiting: [],
  past: [],
  again: new Set(),
  numbers: 0,
  matches: [],
  let_go: [],
  known: [],
  fresh: [],
  filter: everyName,
}

type Rows = { [E in MatcherEvent['type']]: (state: Matcher, event: Extract<MatcherEvent, { type: E }>) => Matcher }

const rows: Rows = {
  woke: (state, { kept, invited }) => {
    const { seat } = kept
    const numbers = Math.max(0, ...kept.waiting.map(({ number }) => number))
    const own = { ...state, ...kept, numbers, said: withWaiting(new Map(), kept.waiting), invited: another(invited, seat) }
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
  'not-entered': (state, { problem }) => ({ ...state, status: state.status === 'entering' ? 'outside' : state.status, problem }),
  cards: (state, { styles, cards }) => ({ ...state, styles, cards: state.seat ? orderFor(state.seat.code, cards) : cards }),
  seen: (state, { asked, match }) => {
    if (!state.seat || (asked !== state.numbers && state.status === 'inside')) return state
    const own = new Set(match.own_names)
    const said = new Map(match.votes.map(({ name, vote }) => [matchNameKey(name), { name, vote, own: own.has(name) }]))
    // On a new visit the way back goes through all that was said before it.
    const past = state.status === 'loading' ? [...said.keys()].map(key => ({ key, before: null })) : state.past
    const all = withWaiting(said, state.waiting)
    const seen = { ...state, status: 'inside', isAway: false, joined: match.joined, said: all, past } as const
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
    withAgreed({ ...state, isAway: false, waiting: state.waiting.filter(one => one.number !== number) }, agreed),
  away: state => ({ ...state, isAway: true }),
  refused: (state, { number, problem }) => ({ ...state, problem, waiting: state.waiting.filter(one => one.number !== number) }),
  gone: (state, { problem }) => ({ ...outside(state), problem }),
  filter: (state, { filter }) => ({ ...state, filter }),
  again: state => ({ ...state, again: new Set([...state.said].flatMap(([key, { vote }]) => (vote === 'no' ? [key] : []))) }),
  looked: state => ({ ...state, fresh: [], problem: '' }),
  leave: state => outside(state),
}

/** The state after an event; the same one where the event has no meaning. */
export function nextMatcher<E extends MatcherEvent>(state: Matcher, event: E): Matcher {
  const row = rows[event.type] as (state: Matcher, event: E) => Matcher // the row of its own type
  return row(state, event)
}

const outside = ({ styles, cards, invited }: Matcher): Matcher => ({ ...asleep, status: 'outside', styles, cards, invited })

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

/** Cards that are still to be looked at, in their order. */
export const cardsAhead = ({ cards, said, again, filter }: Matcher): NameCard[] =>
  cards.filter(card => passesFilter(card, filter) && isOpen(matchNameKey(card.name), said, again))

const isOpen = (key: string, said: ReadonlyMap<string, Said>, again: ReadonlySet<string>) => !said.has(key) || again.has(key)

/** Names that this parent said something of, newest first. */
export const namesSaid = ({ said }: Matcher, vote: Vote): string[] =>
  [...said.values()].flatMap(one => (one.vote === vote ? [one.name] : [])).toReversed()
