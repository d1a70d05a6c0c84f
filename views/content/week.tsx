import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Checklist, DangerSigns, KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { Neighbours } from './neighbours.tsx'
import { NumeralTitle } from './numeral-title.tsx'
import { ReadingMeta, type SaveSide } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'
import { SizePanel } from './size-panel.tsx'
import { trimesterOf } from './trimester.ts'
import { type WeekLink, WeekPicker } from './week-picker.tsx'
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
  const week = Number.parseInt(piece.slug, 10)
  const trimester = trimesterOf(week)
  const first = piece.sections.filter(s => !lastTitles.includes(s.title))
  const last = piece.sections.filter(s => lastTitles.includes(s.title))
  const entries = [
    ...first.filter(s => s.title),
    { id: 'symptoms', title: 'What you may feel' },
    { id: 'danger-signs', title: 'When to call' },
    { id: 'appointments', title: 'Appointments' },
    { id: 'checklist', title: 'This week’s list' },
    ...last,
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <article className={`reading week tone-${trimester.colour}`}>
      <header className="reading-head">
        <Breadcrumb steps={breadcrumbs.week(week)} />
        <NumeralTitle title={piece.title} />
        <WeekRule week={week} />
        <Text variant="lead">{piece.lead}</Text>
        <ReadingMeta piece={piece} saveSide={saveSide} />
      </header>
      <SizePanel week={week} size={piece.size} art={piece.art} />
      <KeyPoints items={piece.keyPoints} />
      <Contents entries={entries} />
      <div className="reading-body">
        <Prose sections={first} />
        <h2 id="symptoms" className="text-heading">
          What you may feel
        </h2>
        <dl className="symptoms">
          {piece.symptoms.flatMap(({ name, text }) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} text`}>{text}</dd>,
          ])}
        </dl>
        <DangerSigns
          id="danger-signs"
          title="When to call your care team"
          signs={signsOfWeek(week)}
          also={piece.alsoCall && { title: 'In this week also', items: piece.alsoCall }}
          stage="pregnancy"
        />
        <h2 id="appointments" className="text-heading">
          Appointments
        </h2>
        <p>{piece.appointments}</p>
        <Checklist id="checklist" title="This week’s list" items={piece.checklist} />
        <Prose sections={last} />
        <SinceWritten piece={piece} />
        <Sources sources={piece.sources} />
      </div>
      <ShareThis piece={piece} />
      <Neighbours label="Weeks before and after" previous={previous} next={next} />
      <WeekPicker weeks={weeks} current={week} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
  )
}
