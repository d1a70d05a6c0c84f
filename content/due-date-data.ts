// What the page of the due date calculator hands to it: too large for a script.
import type { BirthDrawing } from './births-around-due-date.ts'
import type { DueDateWords } from './due-date-fields.ts'
import type { ShownMilestone } from './pregnancy-milestones.ts'

export interface DueDateData {
  words: DueDateWords
  milestones: readonly ShownMilestone[]
  births: BirthDrawing
}
