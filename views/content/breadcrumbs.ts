// The breadcrumbs of each kind of page, shown to readers and to search engines.
import type { Step } from '../head.ts'
import { trimesterOf } from './trimester.ts'

type Above = Step | undefined

const step = ({ title, path }: Step): Step => ({ title, path })
const below = (title: string, path: string, above: Above[] = []): readonly Step[] => [
  { title, path },
  ...above.filter(known => known !== undefined).map(step),
]

export const breadcrumbs = {
  /** @param topics the article's topic, after the topics above it */
  article: (topics: readonly Step[]) => below('Topics', '/topics', [...topics]),
  topic: (parent: Above) => below('Topics', '/topics', [parent]),
  news: (topic: Above) => below('News', '/news', [topic]),
  /** @param week a completed week of pregnancy, 1 to 42 */
  week(week: number) {
    const { name, id } = trimesterOf(week)
    return below('Week by week', '/pregnancy-week-by-week', [{ title: name, path: `/pregnancy-week-by-week#${id}` }])
  },
  babyMonth: () => below('Baby month by month', '/baby-month-by-month'),
  toddlerMonth: () => below('Toddler month by month', '/toddler-month-by-month'),
  shelf: () => below('Product reviews', '/product-reviews'),
  review: (shelf: Step) => below('Product reviews', '/product-reviews', [shelf]),
  tool: () => below('Tools', '/tools'),
  plain: () => below('Front page', '/'),
}
