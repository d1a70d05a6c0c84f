import { correctionsOf } from '../../content/corrections.ts'
import type { Piece } from '../../content/schema.ts'
import { DateText } from '../ui/time.tsx'

/**
 * What an editor came back to: statements that the world can overtake, with the day of the last look, and what was
 * corrected.
 */
export const SinceWritten = ({ piece: { checked = [], path } }: { piece: Pick<Piece, 'checked' | 'path'> }) => (
  <>
    {checked.map(({ claim, on }) => (
      <p key={claim} className="review-line">
        Checked <DateText date={on} />: {claim}.
      </p>
    ))}
    {correctionsOf(path).map(({ on, wrong }) => (
      <p key={wrong} className="review-line">
        Corrected <DateText date={on} />: {wrong} <a href="/corrections">All corrections</a>
      </p>
    ))}
  </>
)
