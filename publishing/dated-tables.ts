// The tables in code that can go out of date, with the days on which their rows were compared with the world. Add a new
// one here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signsPage } from '../content/danger-signs/signs-page.ts'
import { helpLines } from '../content/help-lines.ts'
import { checklistChecked } from '../content/registry/checklist-sources.ts'
import { comparedRegistries } from '../content/registry/compare.ts'
import { supportLines } from '../content/support-lines.ts'
import { january2026List, usSchedule } from '../content/vaccines.ts'
import type { Header } from '../names/counts.ts'
import { unpack } from '../names/packing.ts'
import type { DatedTable } from './aging.ts'

/** All such tables. @param root of the repository */
export function datedTables(root: string): DatedTable[] {
  // The cast: names/encode-counts.ts wrote the header.
  const { taken, years } = unpack(readFileSync(join(root, 'names/data/counts.br'))).header as Header
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
    {
      file: 'content/registry/compare.ts',
      what: 'what other registries say of themselves',
      days: comparedRegistries.flatMap(({ pages }) => pages.map(({ checked }) => checked)),
    },
    {
      file: 'content/registry/checklist-sources.ts',
      what: 'safety notes of the registry checklist',
      days: [checklistChecked],
    },
    { file: 'content/danger-signs/signs-page.ts', what: 'review of the danger signs', days: [signsPage.review.on] },
    {
      file: 'names/data/counts.br',
      what: `counts of names; the newest year is ${years[1]}`,
      days: [taken.slice(0, 10)],
    },
  ]
}
