import type { Ref } from 'react'
import type { PlannedSection } from '../../domain/tools/birth-plan.ts'
import {
  type HeadLine,
  type ShortPaper,
  shortEnd,
  shortTitle,
  type TypeSize,
} from '../../domain/tools/birth-plan-paper.ts'

const Head = ({ head }: { head: readonly HeadLine[] }) =>
  head.length > 0 && (
    <ul className="plan-head">
      {head.map(({ before, text }) => (
        <li key={before}>
          <b>{before}</b> {text}
        </li>
      ))}
    </ul>
  )

const Sentences = ({ sentences, later }: Pick<PlannedSection, 'sentences' | 'later'>) => (
  <ul>
    {sentences.map(({ id, text, isImportant }) => (
      <li key={id}>{isImportant ? <strong>{text}</strong> : text}</li>
    ))}
    {later.length > 0 && <li>Later: {later.join(', ')}.</li>}
  </ul>
)

const change =
  'Plans change. Tell me what you are worried about and how fast it has to be decided, and ask me each time before you act.'

export interface PageProps {
  head: readonly HeadLine[]
  sections: readonly PlannedSection[]
  size: TypeSize
  /** Where it stands, for who lays it out to find its size of type. */
  ref?: Ref<HTMLDivElement>
}

/** The page: one sheet, in type as large as its lines allow. */
export const PlanPage = ({ head, sections, size, ref }: PageProps) => (
  <div ref={ref} className={`plan-page plan-type-${size}`}>
    <h1>Birth plan</h1>
    <Head head={head} />
    <div className="plan-columns">
      {sections.map(({ id, title, sentences, later }) => (
        <section key={id}>
          <h2>{title}</h2>
          <Sentences sentences={sentences} later={later} />
        </section>
      ))}
    </div>
    <p>{change}</p>
  </div>
)

/** What matters most, for somebody who has just come on shift. */
export const ShortForm = ({ head, sentences }: Pick<ShortPaper, 'head' | 'sentences'>) => (
  <div className="plan-page plan-short">
    <h1>{shortTitle}</h1>
    <Head head={head} />
    <ol>
      {sentences.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
    <p>{shortEnd}</p>
  </div>
)

export const Questions = ({ questions }: { questions: readonly { id: string; ask: string }[] }) => (
  <div className="plan-page">
    <h1>Questions to ask the hospital</h1>
    <p>Under each is a line for the answer.</p>
    <ul className="plan-questions">
      {questions.map(({ id, ask }) => (
        <li key={id}>{ask}</li>
      ))}
    </ul>
  </div>
)

/** A card: who it is of, and the lines for one thing that may happen. */
export const CardPaper = ({ head, section }: { head: readonly HeadLine[]; section: PlannedSection }) => (
  <div className="plan-page plan-short">
    <h1>{section.title}</h1>
    <Head head={head.filter(({ before }) => ['My name:', 'With me:', 'Please note:'].includes(before))} />
    <Sentences {...section} />
  </div>
)
