// The registry's checklist: what a child needs and when, whether a used one will do, and what is to be minded.
import { itemGroups } from '../../domain/registry/registry.ts'
import { linesBefore } from './checklist-before.ts'
import { linesLater } from './checklist-later.ts'
import { type ChecklistLine, checklistStages } from './checklist-line.ts'

export const checklist: readonly ChecklistLine[] = [...linesBefore, ...linesLater]

/** The groups that have lines, in the order of the registry's forms. */
export const checklistGroups = itemGroups.filter(({ value }) => checklist.some(({ group }) => group === value))

/** The stages in order, each with its lines by group. */
export const checklistByStage = checklistStages.map(stage => {
  const own = checklist.filter(line => line.stage === stage.id)
  return {
    ...stage,
    count: own.length,
    groups: checklistGroups.flatMap(({ value, label }) => {
      const lines = own.filter(({ group }) => group === value)
      return lines.length > 0 ? [{ value, label, lines }] : []
    }),
  }
})
