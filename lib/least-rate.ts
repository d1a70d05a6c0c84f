interface Sending {
  /** Bytes that have come so far. */
  bytes(): number
  /** True while the receiver is the slow one; that time does not count. */
  isPaused?(): boolean
}

const minBytesPerSecond = 16_384 // on average
const graceMs = 3000 // not judged before
const checkEveryMs = 500

/**
 * Watches a body that is being sent, so that a slow sender does not occupy a place. Calls `onTooSlow` once when less
 * than 16 KiB a second have come, on average. @returns a function that ends the watch
 */
export function watchRate({ bytes, isPaused = () => false }: Sending, onTooSlow: () => void): () => void {
  const before = bytes()
  let watched = 0
  const timer = setInterval(() => {
    if (isPaused()) return
    watched += checkEveryMs
    if (bytes() - before >= (Math.max(0, watched - graceMs) / 1000) * minBytesPerSecond) return
    clearInterval(timer)
    onTooSlow()
  }, checkEveryMs)
  return () => clearInterval(timer)
}
