import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Art } from '../ui/art.tsx'
import { KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Sources } from '../ui/sources.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { ReadingMeta } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'

interface Props {
  piece: Piece<'news'>
  topic: Card | undefined
  related: readonly Card[]
  tools: readonly Tool[]
  onLoss: boolean
}

/** One piece of news. */
export function NewsItemView({ piece, topic, related, tools }: Props) {
  const headings = piece.sections.filter(s => s.title)
  return (
    <article className="reading">
      <header className="reading-head">
        <Breadcrumb steps={breadcrumbs.news(topic)} />
        <Text variant="kicker">
          <DateText date={piece.published} />
        </Text>
        <Text variant="title">{piece.title}</Text>
        <Text variant="lead">{piece.lead}</Text>
        <ReadingMeta piece={piece} saveSide="left" />
      </header>
      <Art className="reading-art" name={piece.art} alt="" eager />
      <KeyPoints items={piece.keyPoints} />
      <Contents entries={[...headings, { id: 'sources', title: 'Sources' }]} />
      <div className="reading-body">
        <Prose sections={piece.sections} />
        <SinceWritten piece={piece} />
        <Sources sources={piece.sources} />
      </div>
      <ShareThis piece={piece} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
