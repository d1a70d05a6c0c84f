// The log as a table for a spreadsheet.

import { csvOf } from '../csv.ts'
import { localDay } from '../dates.ts'
import { type LogLine, minutesOf } from './baby-log.ts'
import { lineName } from './baby-words.ts'
import { localTime } from './local-instant.ts'

const columns = ['Child', 'Date', 'Start', 'End', 'Minutes', 'Kind', 'What', 'Amount', 'Unit', 'In words']

/** Lines of children, newest first. */
export function logAsCsv(children: readonly { name: string; log: readonly LogLine[] }[], now: number): string {
  const lines = children.flatMap(({ name, log }) =>
    log.map(line => {
      const minutes = line.end === null ? null : minutesOf(line, now)
      const ended = typeof line.end === 'number' ? localTime(line.end) : ''
      return [
        name,
        localDay(line.at),
        localTime(line.at),
        ended,
        minutes === null ? '' : String(minutes),
        line.kind,
        line.what ?? line.way ?? '',
        line.amount ?? '',
        line.unit ?? '',
        lineName(line),
      ]
    }),
  )
  return csvOf([columns, ...lines])
}
