// Leaves a service alone that keeps failing: after 5 failures within 10 s for 5 s, then lets one request try.

const failuresToOpen = 5
const windowMs = 10_000
const pauseMs = 5000

/** A trial is the one request after a pause. */
type Pass = 'usual' | 'trial'

export interface Breaker {
  /** Whether a request may go out now; of those that ask after a pause only the first. */
  admits(): Pass | false
  /** Whether it is worth planning with an answer. */
  isClosed(): boolean
  succeeded(): void
  failed(pass: Pass): void
  /** The request came to nothing, and not by the service's fault. */
  abandoned(pass: Pass): void
}

/** @param now milliseconds of a clock that nobody sets */
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
