import type { Piece } from '../../content/schema.ts'
import { Art } from '../ui/art.tsx'
import { Prose } from '../ui/prose.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'

/** The label of a page that somebody pays for, above its title. */
export const SponsoredView = ({ piece }: { piece: Piece<'sponsored'> }) => (
  <article className="reading sponsored">
    <header className="reading-head">
      <p className="sponsored-label">
        <b>Sponsored</b> A place for content of {piece.sponsor}
      </p>
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
      <p className="byline">
        Updated <DateText date={piece.updated} />
      </p>
    </header>
    <Art className="reading-art" name={piece.art} alt="" eager />
    <div className="reading-body">
      <Prose sections={piece.sections} />
    </div>
  </article>
)
