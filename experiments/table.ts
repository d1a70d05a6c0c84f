// `node experiments/table.ts` prints every experiment with its state, and names those whose last day has passed.
import { type CalendarDate, today } from '../domain/dates.ts'
import { experiments } from './all.ts'
import { overdue } from './assign.ts'
import type { Experiment } from './experiment.ts'

const columns: readonly (readonly [title: string, text: (experiment: Experiment, on: CalendarDate) => string])[] = [
  ['name', experiment => [experiment.name, ...(experiment.aliases ?? [])].join(' = ')],
  ['layer', experiment => String(experiment.layer)],
  ['split', experiment => experiment.split.join('/')],
  ['who', experiment => experiment.audience],
  ['in force on', experiment => experiment.where],
  ['owner', experiment => experiment.owner],
  ['ends', experiment => experiment.ends],
  ['state', (experiment, on) => (overdue(experiment, on) ? 'overdue' : 'running')],
]

/** The table on a day, as lines of text in columns, and a last line about overdue ones. */
export function experimentTable(list: readonly Experiment[], on: CalendarDate): string {
  const cells = [
    columns.map(([title]) => title),
    ...list.map(experiment => columns.map(([, text]) => text(experiment, on))),
  ]
  const widths = columns.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  const lines = cells.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const late = list.filter(experiment => overdue(experiment, on))
  const summary =
    late.length === 0 ? 'None is overdue.' : `Overdue on ${on}: ${late.map(experiment => experiment.name).join(', ')}.`
  return `${lines.join('\n')}\n\n${summary}\n`
}

if (import.meta.main) process.stdout.write(experimentTable(experiments, today(Date.now())))
