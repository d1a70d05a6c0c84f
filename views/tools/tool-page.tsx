import type { ReactNode } from 'react'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { breadcrumbs } from '../content/breadcrumbs.ts'
import { RelatedToPage } from '../content/related.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Prose } from '../ui/prose.tsx'
import { ReviewLine } from '../ui/review-line.tsx'
import { Sources } from '../ui/sources.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { ToolPart, type ToolPartName } from './tool-part.tsx'

interface Props {
  piece: Piece<'tool'>
  part: ToolPartName
  /** Handed to the tool. */
  data: object
  /** Below the text, for readers without script too: what the tool works from. */
  below?: ReactNode
  related: readonly Card[]
  tools: readonly Tool[]
  /** Between the tool and its text: what an experiment adds. */
  children?: ReactNode
}

/** A tool, and below it what a reader without script gets too: how it works, its sources, what it cannot tell. */
export const ToolPageView = ({ piece, part, data, below, related, tools, children }: Props) => (
  <article className={`reading tool-page ${part}-page`}>
    <header className="tool-head">
      <Breadcrumb steps={breadcrumbs.tool()} />
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
    </header>
    <ToolPart name={part} title={piece.title} data={data} />
    {children}
    <div className="reading-body">
      <p className="byline">
        Updated <DateText date={piece.updated} />
      </p>
      <ReviewLine review={piece.review} />
      <Prose sections={piece.sections} />
      {below}
      <Sources sources={piece.sources} readOn={piece.review.on} />
    </div>
    <RelatedToPage cards={related} tools={tools} />
  </article>
)
