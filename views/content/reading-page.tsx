import type { ReactNode } from 'react'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import type { Step } from '../head.ts'
import { Art } from '../ui/art.tsx'
import { KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { Disclosure } from './disclosure.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'

interface Props {
  piece: Piece<'article' | 'review' | 'award'>
  steps: readonly Step[]
  /** The headings that the page lists at its top. */
  contents: readonly { id: string; title: string }[]
  related: readonly Card[]
  tools: readonly Tool[]
  /** Experiment saveAbVersion. */
  saveSide: SaveSide
  /** A tool that stands in it, before its text. */
  tool?: ReactNode
  children: ReactNode
}

/** The day on which somebody last held the text beside its sources; undefined where nobody wrote one down. */
const comparedOn = ({ review, checked }: Props['piece']) => review?.on ?? checked?.[0]?.on

/** What every page to read has around its text. */
export const ReadingPage = ({ piece, steps, contents, related, tools, saveSide, tool, children }: Props) => (
  <article className="reading">
    {piece.affiliate && <Disclosure />}
    <header className="reading-head">
      <Breadcrumb steps={steps} />
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
      <ReadingMeta piece={piece} saveSide={saveSide} />
    </header>
    <Art className="reading-art" name={piece.art} alt="" eager />
    {tool}
    <KeyPoints items={piece.keyPoints} />
    <Contents entries={contents} />
    <div className="reading-body">
      {children}
      <SinceWritten piece={piece} />
      <Sources sources={piece.sources} readOn={tool ? comparedOn(piece) : undefined} />
    </div>
    <ShareThis piece={piece} />
    <RelatedToPage cards={related} tools={tools} />
  </article>
)
