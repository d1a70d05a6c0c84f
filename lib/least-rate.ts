// Who sends slower than a trickle does not get to hold a place.

interface Sending {
  /** Bytes that have come so far. */
  bytes(): number
  /** True while it is not the sender that others wait for: that time does not count. */
  isHeldUp?(): boolean
}

const bytesPerSecond = 16_384 // on the average
const graceMs = 3000 // nobody is judged before
const lookEveryMs = 500

/** Calls `late` once when less comes than that. @returns what ends the watch */
export function watchRate({ bytes, isHeldUp = () => false }: Sending, late: () => void): () => void {
  const before = bytes()
  let watched = 0
  const timer = setInterval(() => {
    if (isHeldUp()) return
    watched += lookEveryMs
    if (bytes() - before >= (Math.max(0, watched - graceMs) / 1000) * bytesPerSecond) return
    clearInterval(timer)
    late()
  }, lookEveryMs)
  return () => clearInterval(timer)
}
