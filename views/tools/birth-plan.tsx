import { startTransition, useDeferredValue, useMemo, useRef } from 'react'
import {
  type PlanField,
  type PlanSection,
  type PlanStep,
  plannedPage,
  writeField,
} from '../../domain/tools/birth-plan.ts'
import { headLines } from '../../domain/tools/birth-plan-paper.ts'
import { birthPlanTool } from '../../state/tools/birth-plan.ts'
import { PlanCard } from './birth-plan-card.tsx'
import { PlanPage } from './birth-plan-paper.tsx'
import { PlanPreview } from './birth-plan-preview.tsx'
import { PlanSectionPart } from './birth-plan-section.tsx'
import { usePageSize } from './birth-plan-size.ts'
import { Fold } from './fold.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { TypedField } from './typed-field.tsx'
import { useSame } from './use-same.ts'
import { useTool } from './use-stored-tool.ts'

interface Props extends ToolProps {
  fields: readonly PlanField[]
  sections: readonly PlanSection[]
  newbornUnit: PlanSection
  lossCard: PlanSection
}

/** Wishes for a birth: on one page, in a short form, as questions, and on cards for what may come instead. */
export function BirthPlanTool({ fields, sections, newbornUnit, lossCard }: Props) {
  const { value: plan, change } = useTool(birthPlanTool)
  const edit = (to: PlanStep) => change(to)
  // The papers are written right after the key: no field waits for them.
  const written = useDeferredValue(plan)
  const head = useMemo(() => headLines(fields, written), [fields, written])
  const page = useMemo(() => plannedPage(sections, written), [sections, written])
  const askedFrom = useMemo(() => [...sections, newbornUnit], [sections, newbornUnit])
  const paper = useRef<HTMLDivElement>(null)
  const set = usePageSize(paper)
  // On a narrow screen the page stands far below the lines: there is a way to it, and back to where one came from.
  const jump = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLElement>(null)
  const from = useRef(0)
  const seePage = () => {
    from.current = scrollY
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView()
  }
  const goBack = useSame(() => {
    jump.current?.focus({ preventScroll: true })
    if (from.current > 0) scrollTo({ top: from.current })
    else jump.current?.scrollIntoView()
  })
  const cesarean = sections.find(({ id }) => id === 'cesarean')
  const lines = [
    ...head.map(({ before, text }) => `${before} ${text}`),
    ...page.map(({ title, sentences }) => `${title}: ${sentences.map(({ text }) => text).join(' ')}`),
  ]
  return (
    <ToolFrame
      tool={birthPlanTool}
      lines={lines}
      sheet={<PlanPage ref={paper} head={head} sections={page} size={set.size} />}
    >
      <div className="plan-halves">
        <div className="plan-sections">
          <button ref={jump} type="button" className="plan-jump" onClick={seePage}>
            See the page
          </button>
          <Fold title="You and your people" said={head.length > 0 ? `${head.length} filled in` : ''} isOpenAtFirst>
            <div className="tool-fields">
              {fields.map(({ id, label, tip }) => (
                <TypedField
                  key={id}
                  name={id}
                  label={label}
                  tip={tip}
                  value={plan.about[id] ?? ''}
                  onChange={text => startTransition(() => edit(now => writeField(now, id, text)))}
                />
              ))}
            </div>
          </Fold>
          {sections.map(section => (
            <PlanSectionPart key={section.id} section={section} plan={plan} edit={edit} />
          ))}
        </div>
        <PlanPreview
          head={head}
          page={page}
          set={set}
          sections={askedFrom}
          plan={written}
          onBack={goBack}
          ref={result}
        />
      </div>
      <section className="plan-cards" aria-label="Cards of their own">
        <h2>Cards of their own</h2>
        <p className="tool-note">
          Each is printed on a sheet by itself and stays in the bag until it is needed. Plans change: a card is there so
          that you do not have to think then.
        </p>
        {cesarean && <PlanCard section={cesarean} isOnPage head={head} plan={plan} edit={edit} />}
        <PlanCard section={newbornUnit} head={head} plan={plan} edit={edit} />
        <PlanCard section={lossCard} isQuiet head={head} plan={plan} edit={edit} />
      </section>
    </ToolFrame>
  )
}
