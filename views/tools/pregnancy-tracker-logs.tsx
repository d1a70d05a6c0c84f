// The logs of the tracker, loaded when one of them is opened.
import type { ComponentProps, ComponentType } from 'react'
import type { CalendarDate } from '../../domain/dates.ts'
import type { PregnancyTracker } from '../../state/tools/pregnancy-tracker.ts'
import { inTracker, logsOf } from '../../state/tools/tracker-logs.ts'
import { KeepInProfile } from './keep-in-profile.tsx'
import { PhoneLog } from './pregnancy-tracker-call.tsx'
import { hints } from './pregnancy-tracker-hints.ts'
import type { LogName, LogProps, SectionProps } from './pregnancy-tracker-log-props.ts'
import { MovementLog } from './pregnancy-tracker-movements.tsx'
import { NoteLog } from './pregnancy-tracker-notes.tsx'
import { PressureLog } from './pregnancy-tracker-pressure.tsx'
import { QuestionLog } from './pregnancy-tracker-questions.tsx'
import { VisitSheet } from './pregnancy-tracker-sheet.tsx'
import { VisitLog } from './pregnancy-tracker-visits.tsx'
import { WeightLog } from './pregnancy-tracker-weight.tsx'

const logs: Record<LogName, ComponentType<LogProps>> = {
  notes: NoteLog,
  questions: QuestionLog,
  pressure: PressureLog,
  movements: MovementLog,
  weight: WeightLog,
  visits: VisitLog,
  phone: PhoneLog,
}

export function TrackerLog({ name, value, change, ...props }: SectionProps & { name: LogName }) {
  const Log = logs[name]
  return <Log {...props} value={logsOf(value)} change={(step, words) => change(inTracker(step), words)} />
}

type SheetProps = Omit<ComponentProps<typeof VisitSheet>, 'value'>

/** The sheet for a visit, for the tool's own print button. */
export const TrackerSheet = ({ value, ...props }: SheetProps & { value: PregnancyTracker }) => (
  <VisitSheet {...props} value={logsOf(value)} />
)

/** The last state of a log. */
export const hintOf = (name: LogName, value: PregnancyTracker): string => hints[name](logsOf(value))

export const KeepDueDate = ({ dueDate }: { dueDate: CalendarDate }) => (
  <KeepInProfile tool="pregnancy-tracker" carried={{ kind: 'pregnancy', dueDate }} />
)
