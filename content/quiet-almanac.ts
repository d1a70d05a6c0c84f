// What the almanac offers somebody after a loss, in four groups and in this order. A pregnancy after the loss is not
// among it: whoever wants that page finds it at the end of the topic.
import { addressOf } from './addresses.ts'

/** What the quiet almanac is, and the choice of it. */
export const quietPath = '/quiet-almanac'

export interface QuietGroup {
  id: 'care' | 'rest' | 'people' | 'work'
  title: string
  /** Slugs of articles on loss. */
  pieces: readonly string[]
}

export const quietGroups: readonly QuietGroup[] = [
  {
    id: 'care',
    title: 'Care',
    pieces: [
      'your-body-after-a-loss',
      'after-an-early-miscarriage',
      'after-an-ectopic-pregnancy',
      'stillbirth-and-late-loss',
    ],
  },
  { id: 'rest', title: 'Rest', pieces: ['sleep-food-and-small-days-after-a-loss', 'when-grief-needs-help'] },
  {
    id: 'people',
    title: 'People',
    pieces: [
      'people-to-talk-to-after-a-loss',
      'telling-people-about-a-loss',
      'grieving-beside-each-other',
      'supporting-a-friend-after-a-loss',
    ],
  },
  {
    id: 'work',
    title: 'Work and rights',
    pieces: ['leave-from-work-after-a-loss', 'papers-costs-and-remains-after-a-loss'],
  },
]

/** The article on the next pregnancy, which is never offered unasked. */
export const nextPregnancy = 'pregnancy-after-loss'

/** Where the pieces of a group are, in its order. */
export const quietPaths = ({ pieces }: QuietGroup): string[] => pieces.map(slug => addressOf('article', slug))

/**
 * Pieces on loss in the order of the table, those of one group first when a page of that group is named. The next
 * pregnancy comes last, with whatever the table does not name.
 */
export function inQuietOrder<T extends { slug: string }>(pieces: readonly T[], beside?: string): T[] {
  const near = quietGroups.find(({ pieces }) => beside !== undefined && pieces.includes(beside))?.pieces ?? []
  const order = [...new Set([...near, ...quietGroups.flatMap(({ pieces }) => pieces)])]
  const rank = ({ slug }: T) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return pieces.toSorted((a, b) => rank(a) - rank(b))
}
