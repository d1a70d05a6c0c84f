import type { Piece } from '../../content/schema.ts'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { SinceWritten } from './since-written.tsx'

/** The head of a page about the site itself. */
export const PlainHead = ({ title, lead, updated }: Pick<Piece<'page'>, 'title' | 'lead' | 'updated'>) => (
  <header className="reading-head">
    <Breadcrumb steps={breadcrumbs.plain()} />
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
