import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { ToolPart } from '../tools/tool-part.tsx'
import { Prose } from '../ui/prose.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import type { SaveSide } from './reading-meta.tsx'
import { ReadingPage } from './reading-page.tsx'

interface Props {
  piece: Piece<'article'>
  /** The topics above it, the widest first. */
  topics: readonly Card[]
  related: readonly Card[]
  tools: readonly Tool[]
  /** Handed to the tool that stands in it. */
  toolData?: object
  /** Experiment saveAbVersion. */
  saveSide: SaveSide
}

/** One article. */
export function ArticleView({ topics, toolData, ...page }: Props) {
  const { sections, sources, tool, title } = page.piece
  const headings = sections.filter(s => s.title)
  const contents = sources?.length ? [...headings, { id: 'sources', title: 'Sources' }] : headings
  return (
    <ReadingPage
      {...page}
      steps={breadcrumbs.article(topics)}
      contents={contents}
      tool={tool && toolData && <ToolPart name={`tool-${tool}`} title={title} data={toolData} />}
    >
      <Prose sections={sections} />
    </ReadingPage>
  )
}
