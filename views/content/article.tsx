import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Art } from '../kit/art.tsx'
import { KeyPoints } from '../kit/box.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Contents } from '../kit/contents.tsx'
import { Prose } from '../kit/prose.tsx'
import { Sources } from '../kit/sources.tsx'
import { Text } from '../kit/typography.tsx'
import { Beside } from './beside.tsx'
import { Disclosure } from './disclosure.tsx'
import { PassOn } from './pass-on.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { SinceWritten } from './since-written.tsx'
import { ways } from './ways.ts'

interface Props {
  piece: Piece<'article'>
  /** The way up: topics, from the widest. */
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
        <Breadcrumb steps={ways.article(topics)} />
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
      <PassOn piece={piece} />
      <Beside cards={related} tools={tools} />
    </article>
  )
}
