import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Art } from '../kit/art.tsx'
import { KeyPoints } from '../kit/box.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Contents } from '../kit/contents.tsx'
import { Prose } from '../kit/prose.tsx'
import { Sources } from '../kit/sources.tsx'
import { DateText } from '../kit/time.tsx'
import { Text } from '../kit/typography.tsx'
import { Beside } from './beside.tsx'
import { PassOn } from './pass-on.tsx'
import { ReadingMeta } from './reading-meta.tsx'
import { SinceWritten } from './since-written.tsx'
import { ways } from './ways.ts'

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
        <Breadcrumb steps={ways.news(topic)} />
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
      <PassOn piece={piece} />
      <Beside cards={related} tools={tools} />
    </article>
  )
}
