import type { Card, Piece } from '../../content/schema.ts'
import { site } from '../../content/site.ts'
import { Art } from '../kit/art.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Related } from '../kit/card.tsx'
import { Prose } from '../kit/prose.tsx'
import { Sources } from '../kit/sources.tsx'
import { DateText } from '../kit/time.tsx'
import { Text } from '../kit/typography.tsx'

interface Props {
  piece: Piece<'news'>
  topic: Card | undefined
  related: readonly Card[]
}

/** One piece of news. */
export const NewsItemView = ({ piece, topic, related }: Props) => (
  <article className="reading">
    <header className="reading-head">
      <Breadcrumb steps={[{ title: 'News', path: '/news' }, ...(topic ? [topic] : [])]} />
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
      <p className="byline">
        By the {site.name} editors · <DateText date={piece.published} />
        {piece.updated !== piece.published && (
          <>
            {' '}
            · Updated <DateText date={piece.updated} />
          </>
        )}
      </p>
    </header>
    <Art className="reading-art" name={piece.art} alt="" eager />
    <div className="reading-body">
      <Prose sections={piece.sections} />
      <Sources sources={piece.sources} />
    </div>
    <Related title="More news" cards={related} />
  </article>
)
