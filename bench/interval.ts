// What rounds that differ say of a figure: between which bounds its median is, and whether a goal is reached.

export interface Interval {
  low: number
  median: number
  high: number
}

/** Rounds that a judgement needs: the least and the greatest of six enclose the median with less than 97 %. */
export const leastRounds = 7

/**
 * The bounds between which the median is with at least 95 %, whatever the figures' distribution: order statistics by the
 * binomial distribution (W. J. Conover, Practical Nonparametric Statistics, 3.2).
 * @throws RangeError for fewer than seven figures
 */
export function intervalOf(figures: readonly number[]): Interval {
  const { length } = figures
  if (length < leastRounds) throw new RangeError(`${length} rounds are too few to judge by.`)
  const sorted = figures.toSorted((a, b) => a - b)
  let left = 0 // figures to leave out on each side
  let ways = 1
  let below = 2 ** -length // the chance that no more than `left` figures are below the median
  for (;;) {
    ways = (ways * (length - left)) / (left + 1)
    const next = below + ways * 2 ** -length
    if (next > 0.025) break
    below = next
    left++
  }
  const at = (i: number) => sorted[i] ?? Number.NaN
  const middle = length >> 1
  return {
    low: at(left),
    median: length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2,
    high: at(length - 1 - left),
  }
}

export type Verdict = 'passed' | 'missed' | 'open'

/** `open`: the goal lies between the bounds, so that these rounds do not decide. */
export const verdictOf = ({ low, high }: Interval, { least }: { least: number }): Verdict =>
  low >= least ? 'passed' : high < least ? 'missed' : 'open'
