// The lanes to the member API: each kind of question has its own room, its own time and its own breaker, so that what
// hangs or fails in one of them is no news of the others.

import { createLimiter, type Limits } from '../../lib/limiter.ts'
import { networkOf } from '../../lib/network.ts'
import { createShares } from '../../lib/shares.ts'
import { httpError } from '../http-error.ts'
import { type Breaker, createBreaker } from './breaker.ts'

/** Who asks, as far as a lane tells one from another. */
type AskerOf = (question: { token?: string | null; headers?: Readonly<Record<string, string>> }) => string | undefined

/** `running` is also how many sockets a lane may have. */
interface LaneRule extends Limits {
  /** Milliseconds for an answer: connecting, both tries, all of it. */
  answerMs: number
  /** How many questions of one asker run or wait at once; more are answered 429. */
  share?: { max: number; of: AskerOf }
}

const session: AskerOf = ({ token }) => token ?? undefined
/** A member by the session, else a device. */
const known: AskerOf = ({ token, headers }) => token ?? headers?.['x-device'] ?? undefined
const network: AskerOf = ({ headers }) => networkOf(headers?.['x-forwarded-for'] ?? '')

/**
 * Of password work the member API itself decides who comes first: it knows the devices. So that lane has room for more
 * than the API does at once, and one network never has all of it.
 */
const rules = {
  /** Who a session belongs to. It alone says whether accounts are there. */
  session: { maxRunning: 32, maxWaiting: 400, timeoutMs: 500, answerMs: 2000, share: { max: 48, of: network } },
  /** What else members read and write. */
  member: { maxRunning: 48, maxWaiting: 200, timeoutMs: 500, answerMs: 2000 },
  /** What has a password hashed or compared, for strangers. */
  password: { maxRunning: 64, maxWaiting: 64, timeoutMs: 1000, answerMs: 6000, share: { max: 32, of: network } },
  /** The same for members and devices that are known: strangers never have their room. */
  known: { maxRunning: 16, maxWaiting: 32, timeoutMs: 1000, answerMs: 6000, share: { max: 4, of: known } },
  upload: { maxRunning: 16, maxWaiting: 8, timeoutMs: 2000, answerMs: 15_000, share: { max: 2, of: session } },
  /** All about a member at once: the export, the deletion. */
  bulk: { maxRunning: 4, maxWaiting: 16, timeoutMs: 1000, answerMs: 6000, share: { max: 2, of: session } },
  /** Pictures, which anybody may open. */
  picture: { maxRunning: 16, maxWaiting: 64, timeoutMs: 1000, answerMs: 2000 },
} as const satisfies Record<string, LaneRule>

export type LaneName = keyof typeof rules

export const laneNames = Object.keys(rules) as LaneName[] // which TypeScript widens to string

/** Password work has a lane of its own for who is known. */
export const laneOf = (lane: LaneName, isKnown: boolean): LaneName => (lane === 'password' && isKnown ? 'known' : lane)

export interface Lane {
  breaker: Breaker
  /** How many sockets it may have. */
  sockets: number
  answerMs: number
  /**
   * Runs `work` when there is room. @throws OverloadError when there is none, HttpError 429 when the asker has their
   * share
   */
  run<T>(question: Parameters<AskerOf>[0], work: () => Promise<T>): Promise<T>
}

export function createLane(name: LaneName): Lane {
  const { answerMs, share, ...limits }: LaneRule = rules[name]
  const limiter = createLimiter(limits)
  const inShare = share && createShares(share.max, () => httpError(429, 'too-many'))
  return {
    breaker: createBreaker(),
    sockets: limits.maxRunning,
    answerMs,
    run(question, work) {
      const asker = share?.of(question)
      const inTurn = () => limiter.run(work)
      return inShare && asker !== undefined ? inShare(asker, inTurn) : inTurn()
    },
  }
}
