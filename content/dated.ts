// The tables in code that the world can overtake, each with the days on which its rows were compared with it. A new one is a row here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatedTable } from './aging.ts'
import { allSigns } from './danger-signs/all-signs.ts'
import { helpLines } from './help-lines.ts'
import type { Header } from './names/counts.ts'
import { unpack } from './names/packing.ts'
import { supportLines } from './support-lines.ts'
import { january2026List, usSchedule } from './vaccines.ts'

/** @param root the content folder, for what is kept in files */
export function datedTables(root: string): DatedTable[] {
  const { taken, years } = unpack(readFileSync(join(root, 'names/counts.br'))).header as Header // written by names/encode.ts
  const schedules = [usSchedule, january2026List].map(({ authority, version }) => ({
    file: 'content/vaccines.ts',
    what: `version of the vaccine schedule: ${authority}`,
    days: [version],
  }))
  return [
    ...schedules,
    { file: 'content/help-lines.ts', what: 'numbers for help', days: helpLines.map(({ checked }) => checked) },
    { file: 'content/support-lines.ts', what: 'numbers of groups and agencies', days: supportLines.map(({ checked }) => checked) },
    { file: 'content/danger-signs/all-signs.ts', what: 'review of the danger signs', days: [allSigns.review.on] },
    { file: 'content/names/counts.br', what: `counts of names; the newest year is ${years[1]}`, days: [taken.slice(0, 10)] },
  ]
}
