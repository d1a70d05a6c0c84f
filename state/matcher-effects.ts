// The match over the wire: entering, sending what was said one after the other, looking now and then.
import { atom, type Getter, type Setter } from 'jotai'
import { type CardsWire, unpackCards } from '../domain/names/cards.ts'
import { isShortCode, readCode, shortCodeMinutes } from '../domain/names/match.ts'
import { attempt } from './attempt.ts'
import { forgetWish, readMatch, storeMatch, wishKey } from './match-on-device.ts'
import { ask, isFine, isUnanswered, noAnswer } from './match-request.ts'
import { nextMatcher } from './matcher-machine.ts'
import { type Agreed, asleep, type MatcherEvent, type MatchSeen, type Said } from './matcher-state.ts'

const pauses = { look: 8000, first: 1500, longest: 30_000 } // between looks, and before a vote is tried again
const words = {
  unanswered: 'Nobody answers just now. Please check your connection and try again.',
  busy: 'That was tried too often. Please wait an hour and try again.',
  tries:
    'Too many codes were tried from this connection. Codes work here again in an hour; the link of the other parent works at once.',
  code: 'This code leads nowhere: it is mistyped, two parents use it already, or it is too old.',
  gone: 'This match is gone. One that neither parent uses for 90 days is deleted.',
} as const

const state = atom(asleep)
/**
 * Read the match; write an event. What of it is to last is stored on the device; an invitation that is none
 * any more leaves the address.
 */
export const matcherAtom = atom(
  get => get(state),
  (get, set, event: MatcherEvent) => {
    const before = get(state)
    const next = nextMatcher(before, event)
    set(state, next)
    if (before.status !== 'waking' && next !== before) set(isStored, storeMatch(next))
    // A code in the address is removed once it has been used.
    if (next.invited === null && readCode(location.hash)) history.replaceState(history.state, '', location.pathname)
  },
)

const isStored = atom(true)
/** False when the browser refuses storage: the match then ends here with the page. */
export const isMatchStoredAtom = atom(get => get(isStored))

/** Write null to start a match, or the code of one to join it: a match that this browser is in is left for it. */
export const enterMatchAtom = atom(null, async (_get, set, code: string | null) => {
  set(matcherAtom, { type: 'enter' })
  const path = code === null ? '/matches' : `/matches/${code}/join`
  const question = () => ask<{ code?: string; token: string }>('POST', path, { key: wishKey(path) })
  const { status, wire } = await attempt(question, noAnswer)
  const entered = wire?.code ?? code
  if (isFine(status) && wire && entered !== null) {
    forgetWish()
    set(matcherAtom, { type: 'entered', seat: { code: entered, token: wire.token, started: code === null } })
    return set(cardsAtom)
  }
  set(matcherAtom, {
    type: 'not-entered',
    problem: wordsFor(status, code),
  })
})

/** Why a code, or the start of a match (null), was refused. */
function wordsFor(status: number, code: string | null): string {
  if (status === 404) return words.code
  if (status !== 429) return words.unanswered
  return code && isShortCode(code) ? words.tries : words.busy
}

/** The code to read out; null before it has come, and when its time is over. */
const shortCode = atom<string | null>(null)
let shortCodeTimer: ReturnType<typeof setTimeout> | undefined

/** Read the code to read out; write to get a new one. It stays null when nobody answers. */
export const shortCodeAtom = atom(
  get => get(shortCode),
  async (get, set) => {
    const { seat } = get(state)
    if (!seat) return
    const path = `/matches/${seat.code}/short-code`
    const question = () => ask<{ short_code: string }>('POST', path, { seat })
    const { status, wire } = await attempt(question, noAnswer)
    if (!isFine(status) || !wire || get(state).seat?.token !== seat.token) return
    set(shortCode, wire.short_code)
    clearTimeout(shortCodeTimer)
    shortCodeTimer = setTimeout(() => set(shortCode, null), shortCodeMinutes * 60_000)
  },
)

/** Looks at the match once. While votes are under way their answers tell more. */
const lookAtom = atom(null, async (get, set) => {
  const { seat, numbers, status: before, waiting } = get(state)
  if (!seat || (before === 'inside' && waiting.length > 0)) return
  const { status, wire } = await ask<MatchSeen>('GET', `/matches/${seat.code}`, { seat })
  if (get(state).seat?.token !== seat.token) return
  if (isFine(status) && wire) set(matcherAtom, { type: 'seen', asked: numbers, match: wire })
  else if (status === 404) set(matcherAtom, { type: 'gone', problem: words.gone })
  else set(matcherAtom, { type: 'unanswered' })
})

/** One at a time, so that the last word of a name arrives last. */
let isSending = false
let pause: number = pauses.first
let timer: ReturnType<typeof setTimeout> | undefined

export const sendAtom = atom(null, async (get, set) => {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  while (await attempt(() => sendNext(get, set), false)) pause = pauses.first
  isSending = false
  if (get(state).waiting.length === 0) return
  timer = setTimeout(() => set(sendAtom), pause)
  pause = Math.min(pause * 2, pauses.longest)
})

/** @returns whether to go on */
async function sendNext(get: Getter, set: Setter): Promise<boolean> {
  const { seat, waiting } = get(state)
  const [next] = waiting
  if (!seat || !next) return false
  const { name, vote, own, number } = next
  const path = `/matches/${seat.code}/votes/${encodeURIComponent(name)}`
  const { status, wire } = await ask<Agreed & { message?: string }>('PUT', path, {
    seat,
    body: { vote, ...(own && { own }) },
  })
  if (get(state).seat?.token !== seat.token) return false
  if (isFine(status) && wire) set(matcherAtom, { type: 'sent', number, agreed: wire })
  else if (isUnanswered(status)) set(matcherAtom, { type: 'unanswered' })
  else if (status === 404) set(matcherAtom, { type: 'gone', problem: words.gone })
  else set(matcherAtom, { type: 'refused', number, problem: wire?.message ?? words.unanswered })
  return !isUnanswered(status)
}

/** Says something of a name, and sends it. */
export const sayAtom = atom(null, (_get, set, said: Said | 'undo') => {
  set(matcherAtom, said === 'undo' ? { type: 'undo' } : { type: 'say', said })
  set(sendAtom)
})

/**
 * Write to wake it: reads what the device has stored and what the address says, gets the cards, looks now and then.
 * @returns the end of it
 */
export const wakeMatcherAtom = atom(null, (get, set) => {
  const stored = readMatch()
  set(matcherAtom, { type: 'woke', stored, invited: readCode(location.hash) })
  const look = async () => {
    if (document.visibilityState !== 'visible' || !get(state).seat) return
    if (!get(state).cards.length) await set(cardsAtom)
    await set(lookAtom)
    if (get(state).status === 'inside') set(sendAtom)
  }
  look()
  const interval = setInterval(look, pauses.look)
  const awake = () => {
    pause = pauses.first
    look()
  }
  const followed = ({ newURL }: HashChangeEvent) => {
    const code = readCode(new URL(newURL).hash)
    if (code !== null) set(matcherAtom, { type: 'invited', code })
  }
  addEventListener('online', awake)
  addEventListener('hashchange', followed)
  document.addEventListener('visibilitychange', awake)
  return () => {
    clearInterval(interval)
    removeEventListener('online', awake)
    removeEventListener('hashchange', followed)
    document.removeEventListener('visibilitychange', awake)
  }
})

const cardsAtom = atom(null, async (_get, set) => {
  const { status, wire } = await ask<CardsWire>('GET', '/name-cards')
  if (isFine(status) && wire) set(matcherAtom, { type: 'cards', ...unpackCards(wire) })
  else set(matcherAtom, { type: 'unanswered' })
})
