// Where a text belongs on the way from trying to a child of three.

/** The first and the last week, counted from the first day of the last period; a birth stands at week 40. */
export type Span = readonly [first: number, last: number]

const birth = 40
const weeksOfMonth = 365.25 / 12 / 7

interface Range {
  /** Weeks of pregnancy, both included. */
  weeks?: readonly [number, number]
  /** Months of a child's age, both included. */
  months?: readonly [number, number]
}

/** The span of weeks of a pregnancy, of months of age, or of both; undefined without either. */
export function spanOf({ weeks, months }: Range): Span | undefined {
  const first = weeks ? weeks[0] : months && birth + months[0] * weeksOfMonth
  const last = months ? birth + (months[1] + 1) * weeksOfMonth : weeks?.[1]
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** Weeks between two spans; 0 when they touch. */
export const weeksApart = (a: Span, b: Span): number => Math.max(0, a[0] - b[1], b[0] - a[1])

/** Weeks between the middles of two spans. */
export const middlesApart = (a: Span, b: Span): number => Math.abs(a[0] + a[1] - b[0] - b[1]) / 2
