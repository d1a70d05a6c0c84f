// Rows of a list of names, as views need them.
import type { NameList } from '../../names/name-list.ts'
import { mainSexIn, type Name, type Names, newestYear, type Use } from '../../names/names.ts'
import type { NameRow } from '../../views/names/name-rows.tsx'

/** Years between two points of a row's trend line, and number of points. */
const [step, points] = [3, 12]

/** First and last year of the trend lines. */
export function trendSpan({ counts }: Names): readonly [number, number] {
  const last = newestYear({ counts })
  return [last - step * (points - 1), last]
}

/** SVG path of a trend line, 55 wide and 20 high: births through the years. Empty when there were none. */
export function trendPath(names: Names, { id }: Name, use: Use = 'unisex'): string {
  const { counts } = names
  const [first] = trendSpan(names)
  const births = Array.from({ length: points }, (_, i) => {
    const year = first + i * step
    return (use === 'boy' ? 0 : counts.births(id, 'girl', year)) + (use === 'girl' ? 0 : counts.births(id, 'boy', year))
  })
  const most = Math.max(...births)
  if (!most) return ''
  return `M0 ${linePath(
    births.map(count => 19 - Math.round((18 * count) / most)),
    5,
  )}`
}

/** A line of an SVG path from its first height on, each point `step` further right: `19l5-3 5 4`. */
export function linePath(heights: readonly number[], step: number): string {
  const steps = heights.slice(1).map((y, i) => `${step}${y < (heights[i] ?? 0) ? '' : ' '}${y - (heights[i] ?? 0)}`)
  return `${heights[0]}l${steps.join(' ')}`
}

/** The rank in the last year: of the sex asked for, else of the one that got the name more often. */
export function lastRank(names: Names, name: Name, use?: Use): number | null {
  const year = newestYear(names)
  return names.counts.rank(name.id, use === 'girl' || use === 'boy' ? use : mainSexIn(names, name, year), year)
}

type Asked = Partial<Pick<NameList, 'use' | 'why'>>

export const rowsOf = (names: Names, list: readonly Name[], { use, why }: Asked = {}): NameRow[] =>
  list.map(name => ({
    name: name.name,
    path: name.path,
    ...(name.use !== use && { use: name.use }),
    words: why?.(name) ?? names.about(name)?.meaning ?? '',
    rank: lastRank(names, name, use),
    trend: trendPath(names, name, use),
  }))
