// The trend of a name over ten years, and words for it.
import type { NameLine, YearPoint } from './year-points.ts'

export type TrendKind = 'new' | 'rising' | 'steady' | 'falling' | 'gone'

export interface Trend {
  kind: TrendKind
  /** Part of births now by part of births then; 1 is the same. Null for `new` and `gone`. */
  factor: number | null
}

/** Years between then and now. */
export const trendSpan = 10
/** Years whose mean is compared: a single year varies too much. */
const yearsAveraged = 3
/** Up to this factor a name is steady: rare names vary as much by chance. */
const steadyUpTo = 1.15

const meanPercent = (points: readonly YearPoint[]) =>
  points.length ? points.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / points.length : 0

/** Compares the mean of the last three years with that of the three years ten years earlier. */
export function trendOf({ points }: Pick<NameLine, 'points'>): Trend {
  const now = meanPercent(points.slice(-yearsAveraged))
  const then = meanPercent(points.slice(-yearsAveraged - trendSpan, -trendSpan))
  if (!now) return { kind: 'gone', factor: null }
  if (!then) return { kind: 'new', factor: null }
  const factor = now / then
  const kind = factor > steadyUpTo ? 'rising' : factor < 1 / steadyUpTo ? 'falling' : 'steady'
  return { kind, factor }
}

/** `more than twice as often as`: a part of births beside an earlier one. @param factor above 0 */
export function oftenText(factor: number): string {
  if (factor >= 10) return `more than ${Math.floor(factor / 10) * 10} times as often as`
  if (factor >= 2.75) return `about ${Math.round(factor)} times as often as`
  if (factor >= 2.25) return 'about two and a half times as often as'
  if (factor >= 1.75) return 'about twice as often as'
  if (factor > steadyUpTo) return `about ${Math.round((factor - 1) * 20) * 5} percent more often than`
  if (factor >= 1 / steadyUpTo) return 'about as often as'
  if (factor >= 0.6) return `about ${Math.round((1 - factor) * 20) * 5} percent less often than`
  if (factor >= 0.4) return 'about half as often as'
  if (factor >= 0.29) return 'about a third as often as'
  if (factor >= 0.18) return 'about a quarter as often as'
  return 'less than a fifth as often as'
}
