import type { Piece } from '../../content/schema.ts'
import { DateText } from './time.tsx'

/** Statements of a page that the world can overtake, by the day on which somebody last looked. */
export const Checked = ({ claims = [] }: { claims: Piece['checked'] }) =>
  [...Map.groupBy(claims, ({ on }) => on)].map(([on, same]) => (
    <p key={on} className="review-line">
      Checked <DateText date={on} />: {same.map(({ claim }) => claim).join('; ')}.
    </p>
  ))
