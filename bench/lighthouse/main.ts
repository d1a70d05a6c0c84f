// npm run lighthouse: the built site under Lighthouse, as on a phone. Prints a table, and fails where a score is below
// its bound.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedKeyOf, tools } from '../../content/tools.ts'
import { installOnDemand } from '../install.ts'
import { median } from '../load.ts'
import { type Server, startServer } from '../servers.ts'
import { type Category, categories, type Report, visit } from './measure.ts'
import { type Bounds, below, failing, medians } from './verdict.ts'

const bounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const pages: readonly { name: string; path: string; bounds: Bounds }[] = [
  { name: 'home', path: '/', bounds },
  { name: 'article', path: '/a/foods-to-limit-in-pregnancy', bounds },
  { name: 'week', path: '/pregnancy-week-by-week/8-weeks-pregnant', bounds },
  // Search engines are asked to leave it out, which Lighthouse counts as a fault.
  { name: 'search', path: '/search', bounds: { ...bounds, seo: undefined } },
  ...tools.filter(storedKeyOf).map(({ key, path }) => ({ name: key, path, bounds })),
]
const visits = 3
const site = join(import.meta.dirname, '../../dist/server/main.mjs')

async function measure(server: Server, folder: string): Promise<Map<string, Report[]>> {
  const reports = new Map<string, Report[]>()
  // In turn, so that a noisy moment does not hit one page alone.
  for (let i = 0; i < visits; i++)
    for (const { name, path } of pages) {
      console.log(`${name}, visit ${i + 1} of ${visits} …`)
      const report = await visit(server.origin + path, join(folder, `${name}-${i}.json`))
      reports.set(name, [...(reports.get(name) ?? []), report])
    }
  return reports
}

/** Prints what was found. @returns what is below its bound, in words */
function judge(reports: ReadonlyMap<string, readonly Report[]>): string[] {
  const rows: Record<string, Record<Category | 'machine', number>> = {}
  const faults: string[] = []
  const notes: string[] = []
  for (const { name, bounds } of pages) {
    const ofPage = reports.get(name) ?? []
    const scores = medians(ofPage)
    // Lighthouse's own measure of the machine while it worked. Far below 1000 it is too busy for scores that mean
    // something.
    rows[name] = { ...scores, machine: Math.round(median(ofPage.map(({ environment }) => environment.benchmarkIndex))) }
    for (const category of below(scores, bounds))
      faults.push(`${name}: ${category} is ${scores[category]}, not ${bounds[category]}`)
    for (const category of categories.filter(category => bounds[category]))
      notes.push(...failing(ofPage, category).map(audit => `  ${name}, ${category}: ${audit}`))
  }
  console.table(rows)
  console.log(notes.length ? `Audits that fail:\n${notes.join('\n')}` : 'No audit fails.')
  return faults
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
let server: Server | undefined
try {
  await installOnDemand(import.meta.dirname)
  server = await startServer(site, { DATA_DIR: folder }, '/')
  const faults = judge(await measure(server, folder))
  console.log(faults.length ? faults.join('\n') : 'Every score is within its bound.')
  process.exitCode = faults.length ? 1 : 0
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
