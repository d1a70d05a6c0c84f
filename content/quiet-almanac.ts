// The pages of the quiet almanac, for somebody after a loss, in four groups. The article on a pregnancy after a loss is
// not among them: it comes last in the list of the topic.
import { addressOf } from './addresses.ts'

/** The page of the quiet almanac, on which a visitor turns it on or off. */
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

/** The article on the next pregnancy, which is never recommended. */
export const nextPregnancy = 'pregnancy-after-loss'

/** Paths of the pieces of a group, in its order. */
export const quietPaths = ({ pieces }: QuietGroup): string[] => pieces.map(slug => addressOf('article', slug))

/**
 * Sorts pieces about loss in the order of the groups; pieces that are in no group come last, the next pregnancy among
 * them.
 * @param related slug of a piece whose group comes first
 */
export function inQuietOrder<T extends { slug: string }>(pieces: readonly T[], related?: string): T[] {
  const near = quietGroups.find(({ pieces }) => related !== undefined && pieces.includes(related))?.pieces ?? []
  const order = [...new Set([...near, ...quietGroups.flatMap(({ pieces }) => pieces)])]
  const rank = ({ slug }: T) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return pieces.toSorted((a, b) => rank(a) - rank(b))
}
