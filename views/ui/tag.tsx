import type { ReactNode } from 'react'

export type Tone = 'plain' | 'new' | 'trying' | 'first' | 'second' | 'third' | 'newborn' | 'baby' | 'toddler'

const classes: Partial<Record<Tone, string>> = { plain: 'tag', new: 'tag tag-new' }

/** A small flag after a name: Beta, New, the name of a stage in its colour. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes[tone] ?? `tag tone-${tone}`}>{children}</span>
)
