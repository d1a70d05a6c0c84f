// What a chart shows, read from its address and written to it.
import { type Measure, measures } from './year-points.ts'

export const chartSexes = ['both', 'girl', 'boy'] as const
export type ChartSex = (typeof chartSexes)[number]

export interface ChartAsked {
  /** In small letters a to z, no name twice, at most `mostNames`. */
  names: readonly string[]
  /** Names that were asked for beyond those. */
  tooMany: boolean
  sex: ChartSex
  measure: Measure
  /** Years, the first not after the last. */
  from: number
  to: number
  /** Spellings of a name are counted together. */
  combined: boolean
}

export const chartPath = '/b/popularityChart'
export const mostNames = 5
export const chartParameters = ['names', 'sex', 'measure', 'from', 'to', 'spellings'] as const
export type ChartQuery = Readonly<Partial<Record<(typeof chartParameters)[number], string>>>

const longestQuery = 400 // characters of what is asked for that are read at all
const longestName = 30

/**
 * The letters of a name as the counts have them: Zoë is zoe, Mary-Jane is maryjane. Other scripts keep theirs, and are
 * then unknown.
 */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’.-]/gu, '')
    .toLowerCase()
    .slice(0, longestName)
    .toWellFormed()

/**
 * Names out of what was typed, parted by commas, semicolons or spaces. Anything is read; what is no name is unknown
 * later.
 */
export function namesIn(text: string): string[] {
  const words = text
    .toWellFormed()
    .slice(0, longestQuery)
    .split(/[\s,;+&]+/)
  return [...new Set(words.map(plain).filter(Boolean))]
}

/**
 * Reads a query; a value that does not fit becomes the default.
 * @param first and last year that there are
 */
export function readChartQuery(query: ChartQuery, [first, last]: readonly [first: number, last: number]): ChartAsked {
  const all = namesIn(query.names ?? '')
  const from = yearIn(query.from, first, last) ?? first
  const to = yearIn(query.to, first, last) ?? last
  return {
    names: all.slice(0, mostNames),
    tooMany: all.length > mostNames,
    sex: chartSexes.find(sex => sex === query.sex) ?? 'both',
    measure: measures.find(measure => measure === query.measure) ?? 'percent',
    from: Math.min(from, to),
    to: Math.max(from, to),
    combined: query.spellings === 'combined',
  }
}

function yearIn(text: string | undefined, first: number, last: number): number | undefined {
  return text && /^\d{4}$/.test(text) ? Math.min(Math.max(Number(text), first), last) : undefined
}

/** The address of a chart; values that are the default are left out. */
export function chartAddress(
  { names, sex, measure, from, to, combined }: Omit<ChartAsked, 'tooMany'>,
  [first, last]: readonly [first: number, last: number],
  path: string = chartPath,
): string {
  const parts = [
    names.length > 0 && `names=${names.map(encodeURIComponent).join(',')}`,
    sex !== 'both' && `sex=${sex}`,
    measure !== 'percent' && `measure=${measure}`,
    from !== first && `from=${from}`,
    to !== last && `to=${to}`,
    combined && 'spellings=combined',
  ].filter(part => part !== false)
  return parts.length ? `${path}?${parts.join('&')}` : path
}
