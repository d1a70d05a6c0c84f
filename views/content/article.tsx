import type { Card, Piece } from '../../content/schema.ts'
import { Art } from '../kit/art.tsx'
import { KeyPoints } from '../kit/box.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Related } from '../kit/card.tsx'
import { Contents } from '../kit/contents.tsx'
import { Prose } from '../kit/prose.tsx'
import { Sources } from '../kit/sources.tsx'
import { Text } from '../kit/typography.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'

interface Props {
  piece: Piece<'article'>
  topic: Card
  related: readonly Card[]
  /** Experiment saveAbVersion. */
  saveSide: SaveSide
}

/** One article. */
export function ArticleView({ piece, topic, related, saveSide }: Props) {
  const { title, lead, art, sections, sources, keyPoints } = piece
  const headings = sections.filter(s => s.title)
  return (
    <article className="reading">
      <header className="reading-head">
        <Breadcrumb steps={[{ title: 'Topics', path: '/topics' }, topic]} />
        <Text variant="title">{title}</Text>
        <Text variant="lead">{lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <Art className="reading-art" name={art} alt="" eager />
      <KeyPoints items={keyPoints} />
      <Contents entries={sources?.length ? [...headings, { id: 'sources', title: 'Sources' }] : headings} />
      <div className="reading-body">
        <Prose sections={sections} />
        <Sources sources={sources} />
      </div>
      <Related title="Read next" cards={related} />
    </article>
  )
}
