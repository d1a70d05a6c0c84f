// How long to wait before something that died is started again.

export interface Backoff {
  /** The pause after a death, in milliseconds. @param livedMs how long it lived */
  after(livedMs: number): number
}

/**
 * The first pause after a long life, twice the one before after a short one.
 * @param first milliseconds
 * @param most milliseconds: what it needs may be back at any moment, so the pauses stay short
 * @param soonMs a shorter life did not get going
 */
export function createBackoff({ first = 200, most = 2000, soonMs = 10_000 } = {}): Backoff {
  let pause = first / 2
  return {
    after(livedMs) {
      pause = livedMs < soonMs ? Math.min(pause * 2, most) : first
      return pause
    },
  }
}
