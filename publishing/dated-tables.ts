// The tables in code that the world can overtake, each with the days on which its rows were compared with it. A new one
// is a row here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signsPage } from '../content/danger-signs/signs-page.ts'
import { helpLines } from '../content/help-lines.ts'
import { supportLines } from '../content/support-lines.ts'
import { january2026List, usSchedule } from '../content/vaccines.ts'
import type { Header } from '../names/counts.ts'
import { unpack } from '../names/packing.ts'
import type { DatedTable } from './aging.ts'

/** @param root the house, for what stands in files */
export function datedTables(root: string): DatedTable[] {
  const { taken, years } = unpack(readFileSync(join(root, 'names/data/counts.br'))).header as Header // written by names/encode-counts.ts
  const schedules = [usSchedule, january2026List].map(({ authority, version }) => ({
    file: 'content/vaccines.ts',
    what: `version of the vaccine schedule: ${authority}`,
    days: [version],
  }))
  return [
    ...schedules,
    { file: 'content/help-lines.ts', what: 'numbers for help', days: helpLines.map(({ checked }) => checked) },
    {
      file: 'content/support-lines.ts',
      what: 'numbers of groups and agencies',
      days: supportLines.map(({ checked }) => checked),
    },
    { file: 'content/danger-signs/signs-page.ts', what: 'review of the danger signs', days: [signsPage.review.on] },
    {
      file: 'names/data/counts.br',
      what: `counts of names; the newest year is ${years[1]}`,
      days: [taken.slice(0, 10)],
    },
  ]
}
