// Which pages are about the loss of a pregnancy or a child. They are shown only to readers who look for them, and
// nothing on them recommends, advertises or celebrates.
import type { Card } from './schema.ts'

export const lossTopic = 'pregnancy-miscarriage-pregnancy-loss'

/** Whether a piece is about a loss. A topic that only has the loss topic among its related ones is not. */
export const isLoss = ({ kind, slug, topics }: Pick<Card, 'slug' | 'topics'> & { kind: string }): boolean =>
  kind === 'topic' ? slug === lossTopic : topics.includes(lossTopic)
