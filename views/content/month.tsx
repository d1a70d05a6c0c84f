import { signsOfMonth, stageOfMonth } from '../../content/danger-signs/danger-stages.ts'
import type { Milestones } from '../../content/milestones.ts'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import type { VaccineRow } from '../../content/vaccines.ts'
import { Art } from '../ui/art.tsx'
import { DangerSigns } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { GuideChecklist } from './guide-checklist.tsx'
import { FoldedKeyPoints, FoldedProse, FoldedSources } from './guide-parts.tsx'
import { GuideStrip } from './guide-strip.tsx'
import { MilestoneLinks } from './milestone-links.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { Minute } from './minute.tsx'
import type { MonthLink } from './month-picker.tsx'
import { Neighbours } from './neighbours.tsx'
import { NumeralTitle } from './numeral-title.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'
import { VaccineList } from './vaccine-list.tsx'

interface Props {
  piece: Piece<'month'>
  previous: Card | undefined
  next: Card | undefined
  months: readonly MonthLink[]
  milestones: Milestones | undefined
  /** The vaccine doses that are due at this age. */
  vaccines: readonly VaccineRow[]
  related: readonly Card[]
  tools?: readonly Tool[]
  /** Experiment saveAbVersion. */
  saveSide?: SaveSide
}

/** The guide to one month of a baby's or toddler's life. */
export function MonthView({
  piece,
  previous,
  next,
  months,
  milestones,
  vaccines,
  related,
  tools = [],
  saveSide = 'left',
}: Props) {
  const month = Number.parseInt(piece.slug, 10)
  const parent = piece.slug.endsWith('-baby')
    ? { child: 'Your baby', breadcrumbs: breadcrumbs.babyMonth(), colour: month === 0 ? 'newborn' : 'baby' }
    : { child: 'Your toddler', breadcrumbs: breadcrumbs.toddlerMonth(), colour: 'toddler' }
  const signs = signsOfMonth(month)
  const entries = [
    { id: 'key-points', title: 'Key points' },
    ...(milestones ? [{ id: 'milestones', title: 'What most children do by now' }] : []),
    ...piece.sections.filter(s => s.title),
    ...(vaccines.length ? [{ id: 'vaccines', title: 'Vaccines around this age' }] : []),
    { id: 'danger-signs', title: 'When to call' },
    { id: 'checklist', title: 'This month’s list' },
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <article className={`reading month tone-${parent.colour}`}>
      <header className="reading-head">
        <Breadcrumb steps={parent.breadcrumbs} />
        <GuideStrip unit="Month" guides={months.map(({ month: number, path }) => ({ number, path }))} current={month} />
        <NumeralTitle title={piece.title} />
        <Text variant="lead">{piece.lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <Minute minute={piece.minute} child={parent.child} checklist={piece.checklist} signs={signs} />
      <Art className="reading-art" name={piece.art} alt="" eager />
      <Contents entries={entries} />
      <div className="reading-body">
        <Prose sections={piece.sections.filter(s => !s.title)} />
        <FoldedKeyPoints items={piece.keyPoints} />
        {milestones ? <MilestoneList milestones={milestones} /> : <MilestoneLinks month={month} />}
        <FoldedProse sections={piece.sections.filter(s => s.title)} />
        {vaccines.length > 0 && <VaccineList vaccines={vaccines} />}
        <DangerSigns
          id="danger-signs"
          title="When to call your child’s doctor"
          signs={signs}
          also={piece.alsoCall && { title: 'At this age also', items: piece.alsoCall }}
          stage={stageOfMonth(month)}
        />
        <GuideChecklist unit="month" list={month} title="This month’s list" items={piece.checklist} />
        <SinceWritten piece={piece} />
        <FoldedSources sources={piece.sources} />
      </div>
      <ShareThis piece={piece} />
      <Neighbours label="Months before and after" previous={previous} next={next} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
