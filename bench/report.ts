// The figures of a run as a table in the terminal and a page with charts.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Interval, type Verdict, verdictOf } from './interval.ts'
import type { Round } from './load.ts'
import { type NamesFigures, namesGoals } from './names.ts'
import type { Saves } from './saves.ts'
import { searchGoals, searchTable } from './search.ts'
import type { SearchFigures } from './search-size.ts'
import type { Weight } from './weight.ts'

export interface Row extends Round {
  name: string
  /** Requests for the CPU time that the limit takes for one. */
  toLimit: Interval
  /** How often its p99 goes into the limit's. */
  p99OfLimit: Interval
  goal?: number
  /** The same ratio for node:http alone with the same answer: what can be reached. */
  ceiling?: Interval
}

export interface Result {
  rows: Row[]
  /** With 10 connections. */
  latency: [string, Round][]
  /** Of primary and worker, their sum; `fourWorkers`: pages of files counted once. */
  memory: { cached: number; uncached: number; fourWorkers: number }
  /** Milliseconds to the first byte with one connection. */
  bytes: { signedOut: number; slowMember: number }
  saves: Saves
  /** Milliseconds to the first answer of a new process. */
  starts: { hello: number; site: number }
  weight: Weight
  /** By size of library, the smallest first. */
  search: readonly SearchFigures[]
  names: NamesFigures
}

interface Fact {
  what: string
  value: string
  goal?: string
  verdict?: Verdict
  ceiling?: string
}

const oneDigit = (n: number) => n.toFixed(1)
const upTo = (value: number, goal: number, unit: string) => ({
  value: `${oneDigit(value)}${unit}`,
  goal: `<= ${goal}${unit}`,
  verdict: value <= goal ? ('passed' as const) : ('missed' as const),
})

const ratio = (value: number, goal: number) => atLeast({ low: value, median: value, high: value }, goal)
const inWords = ({ low, median, high }: Interval) =>
  low === high ? median.toFixed(2) : `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
const atLeast = (value: Interval, least: number) => ({
  value: inWords(value),
  goal: `>= ${least}`,
  verdict: verdictOf(value, { least }),
})

function factsOf({ rows, latency, memory, bytes, saves, starts, weight, search, names }: Result): Fact[] {
  const [, , again, cached] = rows
  return [
    ...(again ? [{ what: again.name, value: inWords(again.toLimit) }] : []),
    ...rows
      .filter(row => row.goal)
      .map(row => ({
        what: `${row.name}, to the limit`,
        ...atLeast(row.toLimit, row.goal ?? 0),
        ...(row.ceiling && { ceiling: inWords(row.ceiling) }),
      })),
    {
      what: 'first byte, signed in with a member API of 300 ms, to signed out',
      ...upTo(bytes.slowMember / bytes.signedOut, 1.2, ''),
    },
    ...Object.entries(saves.registry).map(([name, { proxied, straight }]) => ({
      what: `${name} through the site (${Math.round(proxied.requestsPerSecond)}/s) to straight at the API (${Math.round(straight.requestsPerSecond)}/s)`,
      ...ratio(proxied.requestsPerSecond / straight.requestsPerSecond, 0.75),
    })),
    {
      what: `saves through the proxy (${Math.round(saves.proxied.requestsPerSecond)}/s) to saves straight at the API (${Math.round(saves.straight.requestsPerSecond)}/s)`,
      ...ratio(saves.proxied.requestsPerSecond / saves.straight.requestsPerSecond, 0.75),
    },
    ...(cached
      ? [{ what: 'p99 of the limit at 50 connections to that of a cached page', ...atLeast(cached.p99OfLimit, 1) }]
      : []),
    ...latency.map(([name, round]) => ({
      what: `p50 / p99 at 10 connections, ${name}`,
      value: `${round.p50} / ${round.p99} ms`,
    })),
    { what: 'memory after the cached run', ...upTo(memory.cached, 130, ' MB') },
    { what: 'memory after the uncached run', ...upTo(memory.uncached, 220, ' MB') },
    { what: 'memory of four workers and their primary after the same', ...upTo(memory.fourWorkers, 500, ' MB') },
    {
      what: `start to the first answer (${oneDigit(starts.site)} ms) to a bare node:http (${oneDigit(starts.hello)} ms)`,
      ...upTo(starts.site / starts.hello, 3.5, ''),
    },
    { what: 'script before interaction or idle, gzip', ...upTo(weight.firstScriptsGzipKb, 6, ' KB') },
    { what: 'script in all, gzip', ...upTo(weight.allScriptsGzipKb, 85, ' KB') },
    { what: 'HTML, identity / brotli', value: `${weight.htmlKb} / ${weight.htmlBrotliKb} KB` },
    { what: 'CSS, gzip', value: `${weight.cssGzipKb} KB` },
    { what: 'fonts', value: `${weight.fontsKb} KB` },
    ...[...searchGoals(search), ...namesGoals(names)].map(({ what, value, most, unit }) => ({
      what,
      ...upTo(value, most, unit),
    })),
  ]
}

export function writeReport(file: string, result: Result) {
  const facts = factsOf(result)
  console.table(
    result.rows.map(row => ({
      page: row.name,
      'req/s': Math.round(row.requestsPerSecond),
      'CPU us/req': oneDigit(row.cpuUsPerRequest),
      'to the limit': inWords(row.toLimit),
      'p50 ms': row.p50,
      'p99 ms': row.p99,
    })),
  )
  console.table(searchTable(result.search))
  console.table(
    facts.map(({ what, value, goal = '', verdict = '', ceiling = '' }) => ({
      what,
      value,
      goal,
      verdict,
      'node:http alone': ceiling,
    })),
  )
  writeFileSync(file, html(result, facts))
  console.log(`Report: ${file}`)
}

const bar = (label: string, value: number, most: number, text: string, y: number) =>
  `<text x="0" y="${y + 15}">${label}</text><rect x="340" y="${y}" width="${Math.max(1, (value / most) * 420)}" height="20" rx="3"/><text x="${350 + (value / most) * 420}" y="${y + 15}">${text}</text>`

function chart(title: string, values: { label: string; value: number; text: string }[]): string {
  const most = Math.max(...values.map(v => v.value))
  return `<h2>${title}</h2><svg viewBox="0 0 860 ${values.length * 30}" role="img" aria-label="${title}">${values.map((v, i) => bar(v.label, v.value, most, v.text, i * 30)).join('')}</svg>`
}

function html({ rows, search }: Result, facts: Fact[]): string {
  const cells = facts.map(
    f =>
      `<tr><td>${f.what}</td><td>${f.value}</td><td>${f.goal ?? ''}</td><td>${f.verdict ?? ''}</td><td>${f.ceiling ?? ''}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Little Almanac bench</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2b38;background:#fbf6ec}svg{width:100%;font-size:13px}rect{fill:#a63a2a}table{border-collapse:collapse}td{padding:.3rem .8rem;border-top:1px solid #e2d6c0}</style>
<h1>Little Almanac bench</h1><p>${new Date().toISOString().slice(0, 16)} UTC, Node ${process.version}, ${availableParallelism()} cores shared with the load. 50 connections, rounds in turn, medians; in brackets where the median is with 95 %.</p>
${chart(
  'Requests a second',
  rows.map(r => ({ label: r.name, value: r.requestsPerSecond, text: String(Math.round(r.requestsPerSecond)) })),
)}
${chart(
  'CPU time a request, microseconds',
  rows.map(r => ({ label: r.name, value: r.cpuUsPerRequest, text: oneDigit(r.cpuUsPerRequest) })),
)}
${chart(
  'Search: median of a query, milliseconds',
  search.map(({ documents, query }) => ({
    label: `${documents} documents`,
    value: query.median,
    text: query.median.toFixed(2),
  })),
)}
${chart(
  'Search: memory of the index, MB',
  search.map(({ documents, memoryMb }) => ({
    label: `${documents} documents`,
    value: memoryMb,
    text: oneDigit(memoryMb),
  })),
)}
<h2>Against the goals</h2><table>${cells.join('')}</table></html>`
}
