import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { inBothUnits } from '../../domain/both-units.ts'
import { usePage } from '../page.tsx'
import { DangerSigns } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { Fold } from './fold.tsx'
import { GuideChecklist } from './guide-checklist.tsx'
import { FoldedKeyPoints, FoldedProse, FoldedSources } from './guide-parts.tsx'
import { GuideStrip } from './guide-strip.tsx'
import { Minute } from './minute.tsx'
import { Neighbours } from './neighbours.tsx'
import { NumeralTitle } from './numeral-title.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'
import { SizePanel } from './size-panel.tsx'
import { trimesterOf } from './trimester.ts'
import type { WeekLink } from './week-picker.tsx'
import { WeekRule } from './week-rule.tsx'

interface Props {
  piece: Piece<'week'>
  previous: Card | undefined
  next: Card | undefined
  weeks: readonly WeekLink[]
  related: readonly Card[]
  tools?: readonly Tool[]
  /** Experiment saveAbVersion. */
  saveSide?: SaveSide
}

/** Sections that come after the lists, in this order; every other one stands where the editor put it. */
const lastTitles = ['If it is twins or more', 'For a partner or supporter']

/** The guide to one week of pregnancy. */
export function WeekView({ piece, previous, next, weeks, related, tools = [], saveSide = 'left' }: Props) {
  const { country } = usePage()
  const week = Number.parseInt(piece.slug, 10)
  const trimester = trimesterOf(week)
  const first = piece.sections.filter(s => !lastTitles.includes(s.title))
  const last = piece.sections.filter(s => lastTitles.includes(s.title))
  const signs = signsOfWeek(week)
  const entries = [
    { id: 'key-points', title: 'Key points' },
    ...first.filter(s => s.title),
    { id: 'symptoms', title: 'What you may feel' },
    { id: 'danger-signs', title: 'When to call' },
    { id: 'checklist', title: 'This week’s list' },
    { id: 'appointments', title: 'Appointments' },
    ...last,
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <article className={`reading week tone-${trimester.colour}`}>
      <header className="reading-head">
        <Breadcrumb steps={breadcrumbs.week(week)} />
        <GuideStrip unit="Week" guides={weeks.map(({ week: number, path }) => ({ number, path }))} current={week} />
        <NumeralTitle title={piece.title} />
        <WeekRule week={week} />
        <Text variant="lead">{piece.lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <Minute minute={piece.minute} child="Your baby" checklist={piece.checklist} signs={signs} />
      <SizePanel week={week} size={piece.size} art={piece.art} />
      <Contents entries={entries} />
      <div className="reading-body">
        <Prose sections={first.filter(s => !s.title)} />
        <FoldedKeyPoints items={piece.keyPoints.map(point => inBothUnits(point, country))} />
        <FoldedProse sections={first.filter(s => s.title)} />
        <Fold id="symptoms" title="What you may feel">
          <dl className="symptoms">
            {piece.symptoms.flatMap(({ name, text }) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} text`}>{text}</dd>,
            ])}
          </dl>
        </Fold>
        <DangerSigns
          id="danger-signs"
          title="When to call your care team"
          signs={signs}
          also={piece.alsoCall && { title: 'In this week also', items: piece.alsoCall }}
          stage="pregnancy"
        />
        <GuideChecklist unit="week" list={week} title="This week’s list" items={piece.checklist} />
        <Fold id="appointments" title="Appointments">
          <p>{piece.appointments}</p>
        </Fold>
        <FoldedProse sections={last} />
        <SinceWritten piece={piece} />
        <FoldedSources sources={piece.sources} />
      </div>
      <ShareThis piece={piece} />
      <Neighbours label="Weeks before and after" previous={previous} next={next} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
