// What several visits to a page come to, and what of it is not good enough.
import { median } from '../load.ts'
import { type Category, categories, type Report } from './measure.ts'

/** The least that each category must reach, out of 100. */
export type Bounds = Partial<Record<Category, number>>

/** Out of 100, as Lighthouse shows it. */
const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100)

/** The middle of several visits, category by category. */
export const medians = (reports: readonly Report[]) =>
  Object.fromEntries(
    categories.map(category => [category, median(reports.map(report => scoreOf(report, category)))]),
  ) as Record<Category, number> // every category is there

/** Below this Lighthouse itself no longer calls an audit good. */
const good = 0.9

/**
 * Audits of a category that count and are not good in at least half of the visits, with what was seen in the last of
 * these.
 */
export function failing(reports: readonly Report[], category: Category): string[] {
  const counting = reports[0]?.categories[category].auditRefs.filter(({ weight }) => weight > 0) ?? []
  return counting.flatMap(({ id }) => {
    const bad = reports.map(({ audits }) => audits[id]).filter(audit => audit?.score != null && audit.score < good)
    const last = bad.at(-1)
    return last && bad.length * 2 >= reports.length
      ? [`${id}: ${last.title}${last.displayValue ? `, ${last.displayValue}` : ''}`]
      : []
  })
}

/** The categories that stay below their bound. */
export const below = (scores: Readonly<Record<Category, number>>, bounds: Bounds): Category[] =>
  categories.filter(category => scores[category] < (bounds[category] ?? 0))
