import type { CalendarDate } from '../../domain/dates.ts'
import type { WeightUnit } from '../../domain/tools/weight-gain.ts'
import type { PregnancyTracker } from '../../state/tools/pregnancy-tracker.ts'
import type { TrackerLogs } from '../../state/tools/tracker-lines.ts'
import type { LogStep } from '../../state/tools/tracker-steps.ts'
import type { TrackerProps } from './pregnancy-tracker-props.ts'
import type { UsedTool } from './use-stored-tool.ts'

/** The logs, each in a section of its own. */
export type LogName = 'notes' | 'questions' | 'pressure' | 'movements' | 'weight' | 'visits' | 'phone'

/** What the sections get. */
export interface SectionProps extends UsedTool<PregnancyTracker>, Omit<TrackerProps, 'weeks'> {
  today: CalendarDate
  due: CalendarDate | null
}

/** What each log gets. */
export interface LogProps extends Omit<SectionProps, 'value' | 'change'> {
  value: TrackerLogs
  /** With words it can be taken back for a while, and they say what was done. */
  change: (step: LogStep, words?: string) => void
}

/** What a part of the weight log gets. */
export interface UnitProps extends LogProps {
  unit: WeightUnit
}
