// Leaves a service alone that keeps failing: after 5 failures within 10 s for 5 s, then lets one request try.

const failuresToOpen = 5
const windowMs = 10_000
const pauseMs = 5000

export interface Breaker {
  /** Whether a request may go out now; of those that ask after a pause only the first. */
  admits(): boolean
  /** Whether it is worth planning with an answer. */
  isClosed(): boolean
  succeeded(): void
  failed(): void
  /** The request came to nothing, and not by the service's fault. */
  abandoned(): void
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
      if (openedAt === null) return true
      if (!mayTry()) return false
      trying = true
      return true
    },
    succeeded() {
      failures = []
      openedAt = null
      trying = false
    },
    failed() {
      failures = [...failures.filter(at => now() - at < windowMs), now()]
      if (trying || failures.length >= failuresToOpen) openedAt = now()
      trying = false
    },
    abandoned() {
      trying = false
    },
  }
}
