// Who sends slower than a trickle does not get to hold a place.

interface Sending {
  /** Bytes that have come so far. */
  bytes(): number
  /** True while it is not the sender that others wait for: that time does not count. */
  isHeldUp?(): boolean
}

/** Bytes a second, on the average, and the milliseconds before which nobody is judged. */
export const leastRate = { perSecond: 16_384, grace: 3000 } as const

const lookEvery = 500 // milliseconds

/** Calls `late` once when less comes than that. @returns what ends the watch */
export function watchRate({ bytes, isHeldUp = () => false }: Sending, late: () => void): () => void {
  const before = bytes()
  let watched = 0
  const timer = setInterval(() => {
    if (isHeldUp()) return
    watched += lookEvery
    if (bytes() - before >= (Math.max(0, watched - leastRate.grace) / 1000) * leastRate.perSecond) return
    clearInterval(timer)
    late()
  }, lookEvery)
  return () => clearInterval(timer)
}
