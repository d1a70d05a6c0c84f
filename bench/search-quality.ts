// How good the search is: the judged searches of test/support/ against the built content, and three lists apart.
import type { Content } from '../publishing/load.ts'
import { helpFor } from '../search/distress/help-results.ts'
import type { Found } from '../search/found.ts'
import { freshQueries } from '../test/support/fresh-queries.ts'
import { heldOutQueries } from '../test/support/held-out-queries.ts'
import { dangerQueries, type JudgedQuery, judgedQueries } from '../test/support/judged-queries.ts'
import { kitchenTableQueries } from '../test/support/kitchen-table-queries.ts'

const depth = 5
export const qualityGoals = { ndcg: 0.88, missed: 0.05 }
/** Floors under the searches that nothing was written for, one below what they reached in November 2026. */
export const heldOutGoals = { ndcg: 0.75, missed: 0.1 }
export const freshGoals = { ndcg: 0.7, missed: 0.1 }
export const kitchenTableGoals = { ndcg: 0.7, missed: 0.08 }

interface Answers {
  /** Mean of the discounted gain of the first five results, 0 to 1. */
  ndcg: number
  /** Share of the searches without a right answer among the first three. */
  missed: number
  /** Searches without one, with what came instead. */
  misses: readonly { text: string; found: readonly string[]; ndcg: number }[]
}

export interface SearchQuality extends Answers {
  /** The same of sixty searches that the table of synonyms was not written for. */
  heldOut: Answers
  /** The same of eighty by many voices; its misses are not to be read. */
  fresh: Answers
  /** The same of sixty as people ask at the kitchen table, which came last. */
  kitchenTable: Answers
  /** Searches of somebody in danger whose first answer is not the help they need. */
  unhelped: readonly string[]
  queryMs: number
}

/** Slugs of the results in the order in which the page shows them. */
const slugsOf = ({ best, groups }: Found) =>
  [...best, ...groups.flatMap(({ hits }) => hits)].map(({ card }) => card.slug)

const gain = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** Normalized discounted cumulative gain of the first five. */
export function ndcgOf(found: readonly string[], right: JudgedQuery['right']): number {
  const ideal = gain([...right.values()].sort((a, b) => b - a))
  return gain(found.map(slug => right.get(slug) ?? 0)) / ideal
}

async function answersTo(queries: readonly JudgedQuery[], content: Content): Promise<Answers> {
  const tried = []
  for (const { text, right } of queries) {
    const found = slugsOf(await content.search(text))
    const isMissed = !found.slice(0, 3).some(slug => right.has(slug))
    tried.push({ text, found: found.slice(0, depth), ndcg: ndcgOf(found, right), isMissed })
  }
  const misses = tried.filter(({ isMissed }) => isMissed)
  const ndcg = tried.reduce((sum, { ndcg }) => sum + ndcg, 0) / tried.length
  return { ndcg, missed: misses.length / tried.length, misses }
}

/** Tries every judged search. */
export async function measureQuality(content: Content): Promise<SearchQuality> {
  await content.search('a first search opens the index')
  const began = performance.now()
  const answers = await answersTo(judgedQueries, content)
  const queryMs = (performance.now() - began) / judgedQueries.length
  const heldOut = await answersTo(heldOutQueries, content)
  const fresh = await answersTo(freshQueries, content)
  const kitchenTable = await answersTo(kitchenTableQueries, content)
  const unhelped = []
  for (const { text, situation } of dangerQueries)
    if ((await helpFor(content, text))?.distress.key !== situation) unhelped.push(text)
  return { ...answers, heldOut, fresh, kitchenTable, unhelped, queryMs }
}
