// The lanes to the member API. Each kind of request has its own limits, deadline and breaker, so that a kind that hangs
// or fails does not affect the others.
import { createLimiter, type Limits } from '../../lib/limiter.ts'
import { networkOf } from '../../lib/network.ts'
import { createShares } from '../../lib/shares.ts'
import { httpError } from '../http-error.ts'
import { type Breaker, createBreaker } from './breaker.ts'

/** The key by which a lane counts requests of one asker; undefined when it cannot be told. */
type AskerOf = (request: { token?: string | null; headers?: Readonly<Record<string, string>> }) => string | undefined

/** `maxRunning` is also the number of sockets. */
interface LaneRule extends Limits {
  /** Milliseconds until the answer is read: with connecting, and a second try. */
  answerMs: number
  /** The largest answer; `maxBytes` by default. */
  answerBytes?: number
  /** How many requests of one asker may run or wait at once; more are answered 429. */
  share?: { max: number; of: AskerOf }
}

const session: AskerOf = ({ token }) => token ?? undefined
/** A session, else a device. */
const known: AskerOf = ({ token, headers }) => token ?? headers?.['x-device'] ?? undefined
const network: AskerOf = ({ headers }) => networkOf(headers?.['x-forwarded-for'] ?? '')

/**
 * The password lane lets more run than the API does at once: the API itself decides the order of password work, because
 * it knows the devices. A share for each network keeps one of them from taking the whole lane.
 */
const rules = {
  /** Whom a session belongs to. This lane's breaker decides whether accounts count as available. */
  session: { maxRunning: 32, maxWaiting: 400, timeoutMs: 500, answerMs: 2000, share: { max: 48, of: network } },
  /** What members read and write, when no other lane fits. */
  member: { maxRunning: 48, maxWaiting: 200, timeoutMs: 500, answerMs: 2000 },
  /** Hashing or comparing a password, for visitors whose session or device is not known. */
  password: { maxRunning: 64, maxWaiting: 64, timeoutMs: 1000, answerMs: 6000, share: { max: 32, of: network } },
  /** The same for known members and devices, so that strangers cannot take their room. */
  known: { maxRunning: 16, maxWaiting: 32, timeoutMs: 1000, answerMs: 6000, share: { max: 4, of: known } },
  /** Pictures that members send. */
  upload: { maxRunning: 16, maxWaiting: 8, timeoutMs: 2000, answerMs: 15_000, share: { max: 2, of: session } },
  /**
   * All data of a member at once: the export, the deletion. The largest export: 500 names with notes of 500 characters of
   * 4 bytes (1.2 MB), 500 articles, 500 consent choices, 100 sessions, 100 losses, a picture of 512 x 512 pixels in
   * base64, and ten lists of 2.9 MB: wishes, 1,000 names of givers and titles of 4 bytes a letter, and their words.
   */
  bulk: {
    maxRunning: 4,
    maxWaiting: 16,
    timeoutMs: 1000,
    answerMs: 6000,
    answerBytes: 32_000_000,
    share: { max: 2, of: session },
  },
  /** Pictures of members, which everybody may open. */
  picture: { maxRunning: 16, maxWaiting: 64, timeoutMs: 1000, answerMs: 2000 },
} as const satisfies Record<string, LaneRule>

export type LaneName = keyof typeof rules

export const laneNames = Object.keys(rules) as LaneName[] // as: Object.keys widens them to string

/** The lane for a request: password work of a known member or device goes to `known`. */
export const laneOf = (lane: LaneName, isKnown: boolean): LaneName => (lane === 'password' && isKnown ? 'known' : lane)

export interface Lane {
  breaker: Breaker
  /** How many sockets the lane may open. */
  sockets: number
  answerMs: number
  /** Undefined: the usual ones. */
  answerBytes: number | undefined
  /**
   * Runs `work` when there is room. @throws OverloadError when there is none, HttpError 429 when the asker has too many
   * requests in the lane
   */
  run<T>(request: Parameters<AskerOf>[0], work: () => Promise<T>): Promise<T>
}

export function createLane(name: LaneName): Lane {
  const { answerMs, answerBytes, share, ...limits }: LaneRule = rules[name]
  const limiter = createLimiter(limits)
  const withinShare = share && createShares(share.max, () => httpError(429, 'too-many'))
  return {
    breaker: createBreaker(),
    sockets: limits.maxRunning,
    answerMs,
    answerBytes,
    run(request, work) {
      const asker = share?.of(request)
      const runInTurn = () => limiter.run(work)
      return withinShare && asker !== undefined ? withinShare(asker, runInTurn) : runInTurn()
    },
  }
}
