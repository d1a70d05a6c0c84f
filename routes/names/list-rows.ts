// Names as lines of a list: what a view needs, and no more.
import type { NameList } from '../../names/name-list.ts'
import type { Name, Names, Use } from '../../names/names.ts'
import type { NameRow } from '../../views/names/name-rows.tsx'

/** Years from one point of a small line to the next, and its points. */
const [step, points] = [3, 12]

/** First and last year of the small lines. */
export function trendSpan({ counts }: Names): readonly [number, number] {
  const last = counts.years.at(-1) ?? 0
  return [last - step * (points - 1), last]
}

/**
 * The path of a small line, 55 wide and 20 high: births through the years, the most of them at the top. Empty when
 * there were none.
 */
export function trendPath(names: Names, { id }: Name, use: Use = 'unisex'): string {
  const { counts } = names
  const [first] = trendSpan(names)
  const births = Array.from({ length: points }, (_, i) => {
    const year = first + i * step
    return (use === 'boy' ? 0 : counts.births(id, 'girl', year)) + (use === 'girl' ? 0 : counts.births(id, 'boy', year))
  })
  const most = Math.max(...births)
  if (!most) return ''
  const heights = births.map(count => 19 - Math.round((18 * count) / most))
  const steps = heights.slice(1).map((y, i) => `5${y < (heights[i] ?? 0) ? '' : ' '}${y - (heights[i] ?? 0)}`)
  return `M0 ${heights[0]}l${steps.join(' ')}`
}

/** The rank in the last year: of the sex asked for, else of the one that got the name more often. */
export function lastRank({ counts }: Names, { id }: Name, use?: Use): number | null {
  const year = counts.years.at(-1) ?? 0
  if (use === 'girl' || use === 'boy') return counts.rank(id, use, year)
  return counts.rank(id, counts.births(id, 'girl', year) >= counts.births(id, 'boy', year) ? 'girl' : 'boy', year)
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
