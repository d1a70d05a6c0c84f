import { memo, type Ref, useState } from 'react'
import {
  type BirthPlan,
  type PlannedSection,
  type PlanSection,
  questionsToAsk,
  shortForm,
} from '../../domain/tools/birth-plan.ts'
import { type HeadLine, readableSize, shortPaper } from '../../domain/tools/birth-plan-paper.ts'
import { RadioGroup } from '../ui/choice-input.tsx'
import { PlanPage, Questions, ShortForm } from './birth-plan-paper.tsx'
import type { PageSize } from './birth-plan-size.ts'
import { PrintPart } from './print-part.tsx'

interface Props {
  head: readonly HeadLine[]
  page: readonly PlannedSection[]
  /** How the page is set. */
  set: PageSize
  sections: readonly PlanSection[]
  plan: BirthPlan
  onBack: () => void
  ref?: Ref<HTMLElement>
}

const papers = [
  { value: 'page', label: 'The page' },
  { value: 'short', label: 'Short form' },
  { value: 'ask', label: 'Questions' },
]

/** The papers as they will be printed, while they are written. */
export const PlanPreview = memo(function PlanPreview({ head, page, set, sections, plan, onBack, ref }: Props) {
  const [paper, setPaper] = useState('page')
  return (
    <section className="plan-preview" aria-label="Result" tabIndex={-1} ref={ref}>
      <RadioGroup
        name="paper"
        label="What it looks like"
        items={papers}
        value={paper}
        onChange={({ value }) => setPaper(value)}
      />
      {paper === 'page' && <WholePage head={head} page={page} set={set} />}
      {paper === 'short' && <Short head={head} sections={sections} plan={plan} />}
      {paper === 'ask' && <Asked sections={sections} plan={plan} />}
      <button type="button" className="plan-jump" onClick={onBack}>
        Back to the lines
      </button>
    </section>
  )
})

function WholePage({ head, page, set }: Pick<Props, 'head' | 'page' | 'set'>) {
  if (head.length + page.length === 0)
    return (
      <>
        <p className="tool-note">Nothing is chosen yet. Open a part and begin anywhere; nothing has to be filled in.</p>
        <div className="tool-paper plan-blank" aria-hidden="true">
          Birth plan
        </div>
      </>
    )
  const { size, isTooLong } = set
  return (
    <>
      <p className="tool-note">
        {isTooLong ? 'More than one printed page' : 'One printed page'}, in type of {size} points. What is in bold
        matters most.
      </p>
      {size < readableSize && (
        <p className="callout">
          {isTooLong
            ? 'So many lines do not go on one page, even in small type.'
            : 'So many lines go on one page only in small type.'}{' '}
          A nurse reads large type more easily: leave out what is routine at your hospital, or shorten your own words.
        </p>
      )}
      <PrintPart words="Print the page" tool="birth-plan">
        <PlanPage head={head} sections={page} size={size} />
      </PrintPart>
    </>
  )
}

function Short({ head, sections, plan }: Omit<Props, 'page' | 'set' | 'onBack' | 'ref'>) {
  const marked = shortForm(sections, plan)
  const { sentences, left, seconds, ...paper } = shortPaper(head, marked)
  if (marked.length === 0)
    return (
      <p className="tool-note">Mark a line "Matters most", and it appears here. Eight lines go into the short form.</p>
    )
  return (
    <>
      <p className="tool-note">Read in about {seconds} seconds.</p>
      {left.length > 0 && (
        <div className="callout">
          <p>
            {left.length === 1 ? 'One line that you marked is' : `${left.length} lines that you marked are`} not in it:
            nobody would read that much in a minute. Shorten your own words, or take the mark off another line.
          </p>
          <ul>
            {left.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <PrintPart words="Print the short form" tool="birth-plan">
        <ShortForm {...paper} sentences={sentences} />
      </PrintPart>
    </>
  )
}

function Asked({ sections, plan }: Pick<Props, 'sections' | 'plan'>) {
  const questions = questionsToAsk(sections, plan)
  if (questions.length === 0)
    return <p className="tool-note">Mark a line "Ask your hospital", and its question appears here.</p>
  return (
    <PrintPart words="Print the questions" tool="birth-plan">
      <Questions questions={questions} />
    </PrintPart>
  )
}
