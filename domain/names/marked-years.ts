// The years of a name that its page and its chart mark: first, last, peak, newest.
import type { NameLine, YearPoint } from './year-points.ts'

/** A year in which the name is listed. */
export type ListedPoint = YearPoint & { rank: number; percent: number }

const isListed = (point: YearPoint): point is ListedPoint => point.rank !== null && point.percent !== null

export interface Marks {
  /** First and last year with five births or more. */
  first: ListedPoint
  last: ListedPoint
  /** The year of the largest part of all births; the later of two that are the same. */
  peak: ListedPoint
  /** The newest year of the data, when the name is listed in it. */
  now: ListedPoint | undefined
}

/** The marked years of a line; undefined for one that is never listed. */
export function marksOf({ points }: Pick<NameLine, 'points'>): Marks | undefined {
  const listed = points.filter(isListed)
  const [first] = listed
  const last = listed.at(-1)
  if (!first || !last) return undefined
  const newest = points.at(-1)
  return {
    first,
    last,
    peak: listed.reduce((best, point) => (point.percent >= best.percent ? point : best)),
    now: newest && isListed(newest) ? newest : undefined,
  }
}
