import type { ReactNode } from 'react'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { useOffered, usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CardGrid } from '../ui/card.tsx'
import { Prose } from '../ui/prose.tsx'
import { ReviewLine } from '../ui/review-line.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { Byline } from './byline.tsx'
import { EntryList } from './entry-list.tsx'
import { type MonthLink, MonthPicker } from './month-picker.tsx'
import { PagesNav } from './pages-nav.tsx'
import { SinceWritten } from './since-written.tsx'
import { type WeekLink, WeekPicker } from './week-picker.tsx'

interface Props {
  piece: Piece<'topic'>
  parent?: Card
  /** The topics below it. */
  below?: readonly Card[]
  related: readonly Card[]
  /** Chosen for somebody who is new to it. */
  start?: readonly Card[]
  cards: readonly Card[]
  page?: number
  pages?: number
  pathOf?: (page: number) => string
  tools?: readonly Tool[]
  /** Guides to offer; empty where there are none on it. */
  weeks: readonly WeekLink[]
  months?: readonly MonthLink[]
  /** Experiment topicPillAbVersion. */
  pills: 'under-title' | 'sticky'
}

/** Everything on one topic. From the second page of its list on, only the list. */
export function TopicView({ piece, parent, page = 1, pages = 1, pathOf = () => piece.path, pills, ...lists }: Props) {
  const { sensitive } = usePage()
  const related = useOffered(lists.related)
  const below = useOffered(lists.below ?? [])
  const start = useOffered(lists.start ?? [])
  const cards = useOffered(lists.cards)
  const tools = useOffered(lists.tools ?? [])
  const weeks = useOffered(lists.weeks)
  const months = useOffered(lists.months ?? [])
  return (
    <div className="index">
      <header className="index-head">
        <Breadcrumb steps={breadcrumbs.topic(parent)} />
        <Text variant="title">{page === 1 ? piece.title : `${piece.title}, page ${page}`}</Text>
        <Text variant="lead">{piece.lead}</Text>
        {page === 1 && piece.review && (
          <div>
            <Byline updated={piece.updated} />
            <ReviewLine review={piece.review} />
          </div>
        )}
        <Art name={piece.art} alt="" eager />
      </header>
      {related.length > 0 && (
        <nav className={`pills pills-${pills}`} aria-label="Related topics">
          {related.map(({ path, title }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {page === 1 && (
        <>
          {start.length > 0 && (
            <Part id="start" title="Start here">
              <CardGrid cards={start} level={3} />
            </Part>
          )}
          {piece.sections.length > 0 && <Prose sections={piece.sections} />}
          {below.length > 0 && (
            <Part id="below" title="Topics within">
              <EntryList entries={below.map(({ path, title, lead, art }) => ({ path, title, art, line: lead }))} />
            </Part>
          )}
          {weeks.length > 0 && (
            <Part id="weeks" title="Week by week">
              <WeekPicker weeks={weeks} />
            </Part>
          )}
          {months.length > 0 && (
            <Part id="months" title="Month by month">
              <MonthPicker months={months} />
            </Part>
          )}
        </>
      )}
      {cards.length > 0 && (
        <Part id="articles" title="To read">
          <CardGrid cards={cards} level={3} />
          {!sensitive && <PagesNav page={page} pages={pages} pathOf={pathOf} />}
        </Part>
      )}
      {page === 1 && tools.length > 0 && (
        <Part id="tools" title="Tools for this">
          <EntryList entries={tools.map(tool => ({ ...tool, title: tool.label }))} />
        </Part>
      )}
      {page === 1 && (
        <>
          <SinceWritten piece={piece} />
          <Sources sources={piece.sources} />
        </>
      )}
    </div>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <Text variant="heading" id={id}>
      {title}
    </Text>
    {children}
  </section>
)
