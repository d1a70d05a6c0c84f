// A circuit breaker: after 5 failures within 10 s no request goes out for 5 s, then one is let through as a trial.

const failuresToOpen = 5
const windowMs = 10_000
const pauseMs = 5000

/** A trial is the single request that is let through after a pause. */
type Pass = 'usual' | 'trial'

export interface Breaker {
  /** Whether a request may go out now, and as which kind. After a pause only the first may, until it has ended. */
  admits(): Pass | false
  /** Whether `admits` would let a request out, without taking the trial. */
  isClosed(): boolean
  /** Closes the breaker: failures before are forgotten. */
  succeeded(): void
  failed(pass: Pass): void
  /** The request failed for a reason that says nothing about the service. */
  abandoned(pass: Pass): void
}

/** @param now milliseconds of a monotonic clock */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures: number[] = []
  let openedAt: number | null = null
  let trying = false
  const mayTry = () => openedAt !== null && now() - openedAt >= pauseMs && !trying
  return {
    isClosed: () => openedAt === null || mayTry(),
    admits() {
      if (openedAt === null) return 'usual'
      if (!mayTry()) return false
      trying = true
      return 'trial'
    },
    succeeded() {
      failures = []
      openedAt = null
      trying = false
    },
    failed(pass) {
      failures = [...failures.filter(at => now() - at < windowMs), now()]
      if ((pass === 'trial' && trying) || failures.length >= failuresToOpen) openedAt = now()
      if (pass === 'trial') trying = false
    },
    abandoned(pass) {
      if (pass === 'trial') trying = false
    },
  }
}
