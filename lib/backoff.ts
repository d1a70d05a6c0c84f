// How long to wait before a process that died is started again.

export interface Backoff {
  /** The pause before the next start, in milliseconds. @param livedMs how long the process ran */
  after(livedMs: number): number
}

/**
 * The pause starts at `firstMs` and doubles, up to `maxMs`, with every process that ran for less than `shortLifeMs`.
 * One that ran longer starts over at `firstMs`. `maxMs` is small, because the cause may be gone at any moment.
 */
export function createBackoff({ firstMs = 200, maxMs = 2000, shortLifeMs = 10_000 } = {}): Backoff {
  let pause = firstMs / 2
  return {
    after(livedMs) {
      pause = livedMs < shortLifeMs ? Math.min(pause * 2, maxMs) : firstMs
      return pause
    },
  }
}
