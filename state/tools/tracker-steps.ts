// What is done to the logs of the pregnancy tracker.
import { nextId } from '../../domain/tools/dated-lines.ts'
import type { NoteLine, TrackerLines, TrackerLogs } from './tracker-lines.ts'

export type LogStep = (logs: TrackerLogs) => TrackerLogs

/** Adds a line to a list. */
export const added =
  <L extends keyof TrackerLines>(list: L, line: Omit<TrackerLines[L], 'id'>): LogStep =>
  logs => {
    const { notes, questions, pressures, movements, weights, visits } = logs
    const id = nextId(notes, questions, pressures, movements, weights, visits)
    return { ...logs, [list]: [{ ...line, id }, ...logs[list]] }
  }

/** Takes a line out of a list. */
export const without =
  (list: keyof TrackerLines, id: number): LogStep =>
  logs => ({ ...logs, [list]: logs[list].filter(line => line.id !== id) })

/** Puts down what a day had, in place of what was put down before; a day without anything has no line. */
export const noted =
  ({ day, time, text, symptoms }: Omit<NoteLine, 'id'>): LogStep =>
  logs => {
    const others = { ...logs, notes: logs.notes.filter(line => line.day !== day) }
    if (text === '' && symptoms.length === 0) return others
    return added('notes', { day, time, text, symptoms })(others)
  }
