import { correctionsOf } from '../../content/corrections.ts'
import type { Piece } from '../../content/schema.ts'
import { DateText } from '../ui/time.tsx'

/**
 * What an editor did after the text was written: statements that can become outdated with the day they were last
 * checked, and corrections.
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
