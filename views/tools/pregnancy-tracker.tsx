import { useRef, useState } from 'react'
import { dateIn, formatLong } from '../../domain/dates.ts'
import { dueDateBy, dueDateSpan, lastPeriodSpan, trackedPregnancy } from '../../domain/tools/tracked-pregnancy.ts'
import { hasLogs, trackerTool } from '../../state/tools/pregnancy-tracker.ts'
import { useDeferred } from './deferred.tsx'
import { TrackerDates } from './pregnancy-tracker-dates.tsx'
import type { TrackerProps } from './pregnancy-tracker-props.ts'
import { TrackerSections } from './pregnancy-tracker-sections.tsx'
import { TrackerRing, TrackerWeek } from './pregnancy-tracker-week.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useTool } from './use-stored-tool.ts'
import { useToday } from './use-today.ts'

const loadLogs = () => import('./pregnancy-tracker-logs.tsx')

/** A pregnancy day by day: where it stands, what the week brings, and the visitor's own logs. */
export function PregnancyTrackerTool({ weeks, ...given }: TrackerProps) {
  const tool = useTool(trackerTool)
  const today = useToday()
  const { value, isAwake, storing } = tool
  /** Null until storage was read: who comes back with a date sees the week first, and the dates folded away. */
  const [isSet, setIsSet] = useState<boolean | null>(null)
  const result = useRef<HTMLElement>(null)
  const logs = useDeferred(loadLogs, hasLogs(value))
  const due =
    today && dueDateBy(dateIn(value.dueDate, dueDateSpan(today)), dateIn(value.lastPeriod, lastPeriodSpan(today)))
  if (isSet === null && isAwake && today) setIsSet(due !== null)
  const isNew = !isSet || storing === 'empty'
  const now = due && today ? trackedPregnancy(due, today) : null
  const week = now && weeks[now.guideWeek - 1]
  const lines = due && now ? [now.title, `${now.countdown}, ${formatLong(due)}`] : []
  const done = () => {
    setIsSet(true)
    result.current?.focus() // the form is folded away
  }
  const dates = <TrackerDates {...tool} {...{ today, due, isNew }} onDone={done} />
  const Sheet = logs.part?.TrackerSheet
  return (
    <ToolFrame
      tool={trackerTool}
      lines={lines}
      sheet={
        Sheet && today ? (
          <Sheet {...{ value, today, due, country: given.country }} />
        ) : (
          lines.map(line => <p key={line}>{line}</p>)
        )
      }
    >
      <div className="tracker">
        <TrackerRing {...{ now, due, week }} ref={result} />
        {isNew && dates}
        {now && week && <TrackerWeek now={now} week={week} />}
        {isAwake && today && (
          <TrackerSections {...tool} {...given} {...{ today, due, logs }} dates={isNew ? null : dates} />
        )}
      </div>
    </ToolFrame>
  )
}
