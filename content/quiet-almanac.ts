// What the almanac offers somebody after a loss, in four groups and in this order. A pregnancy after the loss is not among it: whoever
// wants that page finds it at the end of the topic.
import { addressOf } from './addresses.ts'

export interface QuietGroup {
  id: 'care' | 'rest' | 'people' | 'work'
  title: string
  /** Slugs of articles on loss. */
  pieces: readonly string[]
}

export const quietGroups: readonly QuietGroup[] = [
  { id: 'care', title: 'Care', pieces: ['after-an-early-miscarriage', 'stillbirth-and-late-loss'] },
  { id: 'rest', title: 'Rest', pieces: [] },
  { id: 'people', title: 'People', pieces: ['supporting-a-friend-after-a-loss'] },
  { id: 'work', title: 'Work and rights', pieces: [] },
]

/** The article on the next pregnancy, which is never offered unasked. */
export const nextPregnancy = 'pregnancy-after-loss'

/** Where the pieces of a group are, in its order. */
export const quietPaths = ({ pieces }: QuietGroup): string[] => pieces.map(slug => addressOf('article', slug))
