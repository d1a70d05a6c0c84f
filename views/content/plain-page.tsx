import type { Piece } from '../../content/schema.ts'
import { Art } from '../kit/art.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Contents } from '../kit/contents.tsx'
import { Prose } from '../kit/prose.tsx'
import { DateText } from '../kit/time.tsx'
import { Text } from '../kit/typography.tsx'
import { SinceWritten } from './since-written.tsx'
import { ways } from './ways.ts'

/** The head of a page about the site itself. */
export const PlainHead = ({ title, lead, updated }: Pick<Piece<'page'>, 'title' | 'lead' | 'updated'>) => (
  <header className="reading-head">
    <Breadcrumb steps={ways.plain()} />
    <Text variant="title">{title}</Text>
    <Text variant="lead">{lead}</Text>
    <p className="byline">
      Updated <DateText date={updated} />
    </p>
  </header>
)

/** A page about the site itself. */
export const PlainPageView = ({ piece }: { piece: Piece<'page'> }) => (
  <article className="reading">
    <PlainHead {...piece} />
    <Art className="reading-art" name={piece.art} alt="" eager />
    <Contents entries={piece.sections.filter(s => s.title)} />
    <div className="reading-body">
      <Prose sections={piece.sections} />
      <SinceWritten piece={piece} />
    </div>
  </article>
)
