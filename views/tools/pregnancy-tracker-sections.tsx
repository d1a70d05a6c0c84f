import type { ReactNode } from 'react'
import { type Deferred, DeferredNote } from './deferred.tsx'
import { Fold } from './fold.tsx'
import type { LogName, SectionProps } from './pregnancy-tracker-log-props.ts'

interface Props extends SectionProps {
  logs: Deferred<typeof import('./pregnancy-tracker-logs.tsx')>
  /** The form of the dates; null while it stands elsewhere. */
  dates: ReactNode
}

const sections: readonly (readonly [name: LogName, title: string])[] = [
  ['notes', 'Notes and symptoms'],
  ['questions', 'Questions for the next visit'],
  ['pressure', 'Blood pressure'],
  ['movements', 'Movements'],
  ['weight', 'Weight'],
  ['visits', 'Take this to my visit'],
  ['phone', 'Number to call'],
]

/** The visitor's own logs, each folded away until it is opened. */
export function TrackerSections({ logs, dates, ...rest }: Props) {
  return (
    <div className="tracker-sections">
      {sections.map(([name, title]) => (
        <Fold key={name} title={title} said={logs.part?.hintOf(name, rest.value)} onOpen={logs.load}>
          {logs.part ? <logs.part.TrackerLog name={name} {...rest} /> : <DeferredNote {...logs} />}
        </Fold>
      ))}
      {dates && (
        <Fold title="Due date" onOpen={logs.load}>
          {dates}
          {logs.part && rest.due && <logs.part.KeepDueDate dueDate={rest.due} />}
        </Fold>
      )}
    </div>
  )
}
