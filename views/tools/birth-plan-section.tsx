import { useState } from 'react'
import {
  type BirthPlan,
  isOfLoss,
  longestWords,
  mostImportant,
  type PlanSection,
  type PlanStep,
  plannedSection,
  toggleImportant,
  writeWords,
} from '../../domain/tools/birth-plan.ts'
import { PlanLinePart } from './birth-plan-line.tsx'
import { ImportantMark } from './birth-plan-mark.tsx'
import { Fold } from './fold.tsx'

interface Props {
  section: PlanSection
  plan: BirthPlan
  edit: (to: PlanStep) => void
}

/** A section to open, with the count of what was chosen in it. */
export function PlanSectionPart({ section, plan, edit }: Props) {
  const { sentences, later } = plannedSection(section, plan)
  const count = sentences.length + later.length
  return (
    <Fold title={section.title} said={count > 0 ? `${count} chosen` : ''}>
      <PlanLines section={section} plan={plan} edit={edit} />
    </Fold>
  )
}

/** The lines of a section, and room for own words. */
export function PlanLines({ section, plan, edit }: Props) {
  const [isFullAt, setFullAt] = useState('')
  const { id, title, note, lines } = section
  const isQuiet = isOfLoss(id)
  const markImportant = (line: string) => {
    const isFull = plan.important.length >= mostImportant && !plan.important.includes(line)
    setFullAt(isFull ? line : '')
    if (!isFull) edit(now => toggleImportant(now, line))
  }
  const words = plan.words[id] ?? ''
  return (
    <>
      {note && <p className="tool-note">{note}</p>}
      {lines.map(line => (
        <PlanLinePart
          key={line.id}
          line={line}
          plan={plan}
          edit={edit}
          isQuiet={isQuiet}
          isFull={isFullAt === line.id && plan.important.length >= mostImportant}
          onImportant={() => markImportant(line.id)}
        />
      ))}
      <div className="plan-own">
        <label className="field">
          <span className="field-label">In your own words: {title.toLowerCase()}</span>
          <textarea
            name={`words-${id}`}
            rows={3}
            maxLength={longestWords}
            value={words}
            onChange={({ target }) => edit(now => writeWords(now, id, target.value))}
          />
        </label>
        <p className="tool-note">
          {words.length} of {longestWords} characters.
        </p>
        {!isQuiet && words.trim() !== '' && (
          <ImportantMark
            isMarked={plan.important.includes(id)}
            isFull={isFullAt === id && plan.important.length >= mostImportant}
            onMark={() => markImportant(id)}
          />
        )}
      </div>
    </>
  )
}
