// Two parents agreeing on a name, as one of them sees it: from the code to the cards, with votes that wait while the
// server does not answer. How it goes on is in matcher-machine.ts; effects are in matcher-effects.ts, which send their
// answers as events.
import { type CardFilter, type NameCard, passesFilter, type Style } from '../domain/names/cards.ts'
import { matchNameKey, type Vote } from '../domain/names/match.ts'

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

/** What is stored on the device. */
export interface StoredMatch {
  seat: Seat | null
  waiting: readonly Waiting[]
  filter: CardFilter
  /** Matches that were shown. */
  known: readonly string[]
}

export interface Matcher extends StoredMatch, Agreed {
  /**
   * `waking` until it is known what the device has stored; `loading` until the match has been seen for the first time.
   */
  status: 'waking' | 'outside' | 'entering' | 'loading' | 'inside'
  /** The code that a link brought, of another match than this one. */
  invited: string | null
  /** What stands in the way, in words; '' for nothing. */
  problem: string
  /** The server does not answer just now: what is said waits. */
  isUnanswered: boolean
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
  /** Matches that this parent has not looked at yet. */
  fresh: readonly string[]
}

export type MatcherEvent =
  | { type: 'woke'; stored: StoredMatch; invited: string | null }
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
  /** No answer, or too much was asked: what waits is tried again. */
  | { type: 'unanswered' }
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
  isUnanswered: false,
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

/** Cards that are still to be looked at, in their order. */
export const cardsAhead = ({ cards, said, again, filter }: Matcher): NameCard[] =>
  cards.filter(card => passesFilter(card, filter) && isOpen(matchNameKey(card.name), said, again))

const isOpen = (key: string, said: ReadonlyMap<string, Said>, again: ReadonlySet<string>) =>
  !said.has(key) || again.has(key)

/** Names that this parent said something of, newest first. */
export const namesSaid = ({ said }: Matcher, vote: Vote): string[] =>
  [...said.values()].flatMap(one => (one.vote === vote ? [one.name] : [])).toReversed()
