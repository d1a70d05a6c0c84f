// Shares and their differences, with how far chance alone may have moved them.

/** Of the normal distribution: 95 % lie within it on both sides. */
const z = 1.959964

/** Part of a whole: 12 of 80. */
export interface Share {
  part: number
  whole: number
}

/** A value and its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

/**
 * A share, 0 to 1, with its score interval: E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22 (1927), 209-212.
 * @returns null for a share of nothing, or a part that is larger than its whole
 */
export function shareOf({ part, whole }: Share): Estimate | null {
  if (whole <= 0 || part < 0 || part > whole) return null
  const value = part / whole
  const middle = (value + (z * z) / (2 * whole)) / (1 + (z * z) / whole)
  const half = (z / (1 + (z * z) / whole)) * Math.sqrt((value * (1 - value)) / whole + (z * z) / (4 * whole * whole))
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * How much the second share is above the first, from their score intervals: R. G. Newcombe, "Interval estimation for the
 * difference between independent proportions", Statistics in Medicine 17 (1998), 873-890, method 10.
 * @returns null when one of them is no share
 */
export function differenceOf(first: Share, second: Share): Estimate | null {
  const [one, two] = [shareOf(first), shareOf(second)]
  if (!one || !two) return null
  const value = two.value - one.value
  return {
    value,
    low: value - Math.hypot(two.value - two.low, one.high - one.value),
    high: value + Math.hypot(two.high - two.value, one.value - one.low),
  }
}
