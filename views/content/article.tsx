import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Art } from '../ui/art.tsx'
import { KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { Disclosure } from './disclosure.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'

interface Props {
  piece: Piece<'article'>
  /** The topics above it, the widest first. */
  topics: readonly Card[]
  related: readonly Card[]
  tools: readonly Tool[]
  /** Experiment saveAbVersion. */
  saveSide: SaveSide
}

/** One article. */
export function ArticleView({ piece, topics, related, tools, saveSide }: Props) {
  const { title, lead, art, sections, sources, keyPoints, affiliate } = piece
  const headings = sections.filter(s => s.title)
  return (
    <article className="reading">
      {affiliate && <Disclosure />}
      <header className="reading-head">
        <Breadcrumb steps={breadcrumbs.article(topics)} />
        <Text variant="title">{title}</Text>
        <Text variant="lead">{lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <Art className="reading-art" name={art} alt="" eager />
      <KeyPoints items={keyPoints} />
      <Contents entries={sources?.length ? [...headings, { id: 'sources', title: 'Sources' }] : headings} />
      <div className="reading-body">
        <Prose sections={sections} />
        <SinceWritten piece={piece} />
        <Sources sources={sources} />
      </div>
      <ShareThis piece={piece} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
