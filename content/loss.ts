// Pages on the loss of a pregnancy or a child: somebody who is not looking for one should not meet it, and around it
// all is quiet.
import type { Card } from './schema.ts'

export const lossTopic = 'pregnancy-miscarriage-pregnancy-loss'

/** Whether a piece is on a loss. A topic that only names that one beside it is not. */
export const isLoss = ({ kind, slug, topics }: Pick<Card, 'slug' | 'topics'> & { kind: string }): boolean =>
  kind === 'topic' ? slug === lossTopic : topics.includes(lossTopic)
