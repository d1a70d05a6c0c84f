import { type BirthPlan, type PlanSection, type PlanStep, plannedSection } from '../../domain/tools/birth-plan.ts'
import type { HeadLine } from '../../domain/tools/birth-plan-paper.ts'
import { CardPaper } from './birth-plan-paper.tsx'
import { PlanLines } from './birth-plan-section.tsx'
import { Fold } from './fold.tsx'
import { PrintPart } from './print-part.tsx'

interface Props {
  section: PlanSection
  head: readonly HeadLine[]
  plan: BirthPlan
  edit: (to: PlanStep) => void
  /** Its lines stand on the page too, and are chosen there. */
  isOnPage?: boolean
  /** The card for a loss: nothing about it is said until it is opened, and nothing is counted. */
  isQuiet?: boolean
}

export function PlanCard({ section, head, plan, edit, isOnPage, isQuiet }: Props) {
  const planned = plannedSection(section, plan)
  const count = planned.sentences.length + planned.later.length
  return (
    <Fold title={isQuiet ? 'A card for a loss' : section.title} said={isQuiet || count === 0 ? '' : `${count} chosen`}>
      {isQuiet && (
        <p>
          Most people never need this card. Some write it because they know that they may. You can change every line,
          also on the day, and you can close it again.
        </p>
      )}
      {isOnPage ? (
        <p className="tool-note">Its lines are chosen above, under "{section.title}".</p>
      ) : (
        <PlanLines section={section} plan={plan} edit={edit} />
      )}
      {count > 0 && (
        <PrintPart words="Print this card" tool={isQuiet ? undefined : 'birth-plan'}>
          <CardPaper head={head} section={planned} />
        </PrintPart>
      )}
    </Fold>
  )
}
