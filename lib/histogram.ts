// Counts of whole numbers, kept to three digits: however many there are, there are few different ones.

export interface Histogram {
  count: number
  /** Numbers, rounded, and how often each came. */
  readonly bins: Map<number, number>
}

export const emptyHistogram = (): Histogram => ({ count: 0, bins: new Map() })

/** A number from 0 on, to three digits: at most 0.5 % away from it. */
function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 2)
  return Math.round(value / step) * step
}

/** Counts a number from 0 on; anything else is left out. */
export function count(histogram: Histogram, value: number) {
  if (!Number.isFinite(value) || value < 0) return
  const bin = rounded(value)
  histogram.count++
  histogram.bins.set(bin, (histogram.bins.get(bin) ?? 0) + 1)
}

/**
 * The smallest number that a share of all reaches at most (nearest rank); null for none.
 * @param share from 0 to 1: 0.75 for p75
 */
export function quantile({ count, bins }: Histogram, share: number): number | null {
  const rank = Math.max(1, Math.ceil(count * share))
  let seen = 0
  for (const [value, times] of [...bins].sort(([a], [b]) => a - b)) {
    seen += times
    if (seen >= rank) return value
  }
  return null
}
