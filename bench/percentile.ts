/**
 * The least of some figures that a share of them does not exceed (the nearest rank); NaN when there are none.
 * @param share from 0 to 1, 0 left out: 0.99 for p99
 */
export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? Number.NaN
