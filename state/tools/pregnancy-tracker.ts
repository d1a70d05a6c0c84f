// What the pregnancy tracker holds: two dates as they were typed, and the logs.
import { parseDate } from '../../domain/dates.ts'
import { toolStorageKey } from '../../domain/tools/tool-keys.ts'
import { dueDateBy } from '../../domain/tools/tracked-pregnancy.ts'
import { fieldsOf, jsonOf, textOf } from '../../lib/lenient.ts'
import { readStored } from '../device-storage.ts'
import { storedTool } from './stored-tool.ts'

export interface PregnancyTracker {
  dueDate: string
  lastPeriod: string
  /** As they are stored, without any before the first line: tracker-logs.ts reads them once they are asked for. */
  logs: object
}

export const trackerTool = storedTool<PregnancyTracker>({
  key: 'pregnancy-tracker',
  name: 'Pregnancy tracker',
  version: 1,
  empty: { dueDate: '', lastPeriod: '', logs: {} },
  parse(data) {
    const { dueDate, lastPeriod, logs } = fieldsOf(data)
    return { dueDate: textOf(dueDate, 40), lastPeriod: textOf(lastPeriod, 40), logs: fieldsOf(logs) }
  },
  runs: ({ logs }) => Boolean(fieldsOf(logs).counting),
  glance(value) {
    const dueDate = dueDateBy(parseDate(value.dueDate), parseDate(value.lastPeriod))
    return dueDate && { dueDate }
  },
})

/** Whether anything was put down beside the dates. */
export const hasLogs = ({ logs }: PregnancyTracker): boolean => Object.keys(logs).length > 0

/** The due date that the due date calculator stored on this device; null for none. */
export const dueDateElsewhere = () =>
  parseDate(fieldsOf(fieldsOf(jsonOf(readStored(toolStorageKey('due-date')).text ?? '')).glance).dueDate)
