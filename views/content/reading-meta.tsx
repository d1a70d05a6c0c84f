import type { Review } from '../../content/schema.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { ReviewLine } from '../ui/review-line.tsx'
import { Byline } from './byline.tsx'

export type SaveSide = 'left' | 'right'

interface Props {
  piece: { slug: string; title: string; updated: string; minutes: number; review?: Review }
  /** Experiment saveAbVersion. */
  saveSide: SaveSide
}

/** Who wrote a piece, who reviewed it, how old it is, and the heart that saves it. */
export function ReadingMeta({ piece, saveSide }: Props) {
  const join = usePage().href('/join')
  return (
    <div className={saveSide === 'left' ? 'reading-meta heart-left' : 'reading-meta'} data-minutes={piece.minutes}>
      <Byline updated={piece.updated} minutes={piece.minutes} />
      <ReviewLine review={piece.review} />
      <Island name="save-heart" props={{ slug: piece.slug, title: piece.title, side: saveSide, join }} when="idle" />
    </div>
  )
}
