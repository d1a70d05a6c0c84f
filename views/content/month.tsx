import { signsOfMonth, stageOfMonth } from '../../content/danger-signs/danger-stages.ts'
import type { Milestones } from '../../content/milestones.ts'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import type { VaccineRow } from '../../content/vaccines.ts'
import { Art } from '../ui/art.tsx'
import { Checklist, DangerSigns, KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { MilestoneLinks } from './milestone-links.tsx'
import { MilestoneList } from './milestone-list.tsx'
import { type MonthLink, MonthPicker } from './month-picker.tsx'
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
    ? { breadcrumbs: breadcrumbs.babyMonth(), colour: month === 0 ? 'newborn' : 'baby' }
    : { breadcrumbs: breadcrumbs.toddlerMonth(), colour: 'toddler' }
  const entries = [
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
        <NumeralTitle title={piece.title} />
        <Text variant="lead">{piece.lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <Art className="reading-art" name={piece.art} alt="" eager />
      <KeyPoints items={piece.keyPoints} />
      <Contents entries={entries} />
      <div className="reading-body">
        <Prose sections={piece.sections.filter(s => !s.title)} />
        {milestones ? <MilestoneList milestones={milestones} /> : <MilestoneLinks month={month} />}
        <Prose sections={piece.sections.filter(s => s.title)} />
        {vaccines.length > 0 && <VaccineList vaccines={vaccines} />}
        <DangerSigns
          id="danger-signs"
          title="When to call your child’s doctor"
          signs={signsOfMonth(month)}
          also={piece.alsoCall && { title: 'At this age also', items: piece.alsoCall }}
          stage={stageOfMonth(month)}
        />
        <Checklist id="checklist" title="This month’s list" items={piece.checklist} />
        <SinceWritten piece={piece} />
        <Sources sources={piece.sources} />
      </div>
      <ShareThis piece={piece} />
      <Neighbours label="Months before and after" previous={previous} next={next} />
      <MonthPicker months={months} current={month} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
