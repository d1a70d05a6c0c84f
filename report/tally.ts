// What a log says, added up line by line. All of it is bounded by our own tables, so a log of any length fits: days,
// kinds of pages, prompts, versions of experiments.
import { type PageKind, pageKindOf, pageKinds } from '../domain/page-kinds.ts'
import { experiments } from '../experiments/all.ts'
import { emptyHistogram, type Histogram, count as put } from '../lib/histogram.ts'
import { promptRows, tells } from './prompts.ts'

/** The figures of a page's speed, as web-vitals names them. */
export const vitals = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof vitals)[number]

export interface Day {
  /** Pages that were opened from elsewhere. */
  visits: number
  views: number
  searches: number
  /** Searches that found nothing. */
  empty: number
}

export interface Served {
  pages: number
  /** Without rendering. */
  cached: number
  ms: Histogram
}

export interface Tally {
  lines: number
  /** Lines that are none of ours. */
  unread: number
  /** By `YYYY-MM-DD`, UTC. */
  days: Map<string, Day>
  served: Map<PageKind, Served>
  /** Answers with a status from 500 on. */
  failed: number
  /** By row of the table of prompts. */
  prompts: { shown: number; followed: number }[]
  /** By name and version, as in `abVersion:1`. */
  exposures: Map<string, number>
  outcomes: Map<string, number>
  speed: Map<PageKind, Record<Vital, Histogram>>
  /** Islands that did not wake. */
  islandsFailed: number
}

export const emptyTally = (): Tally => ({
  lines: 0,
  unread: 0,
  days: new Map(),
  served: new Map(pageKinds.map(kind => [kind, { pages: 0, cached: 0, ms: emptyHistogram() }])),
  failed: 0,
  prompts: promptRows.map(() => ({ shown: 0, followed: 0 })),
  exposures: new Map(versionNames.map(name => [name, 0])),
  outcomes: new Map(versionNames.map(name => [name, 0])),
  speed: new Map(
    pageKinds.map(kind => [kind, { lcp: emptyHistogram(), inp: emptyHistogram(), cls: emptyHistogram() }]),
  ),
  islandsFailed: 0,
})

const versionNames = experiments.flatMap(({ name }) => [`${name}:1`, `${name}:2`])
/** More days than that are no log of a site: a clock was wrong. */
const maxDays = 1000
/** What is served beside pages. */
const noPage = /^\/(?:api|assets|avatars|dev|events|healthz|readyz)(?:\/|$)|\.[a-z]+$|^\/sitemap|^unmatched$/

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** What a time belongs to; undefined for one that no log of ours has. */
function dayOf({ days }: Tally, time: unknown): Day | undefined {
  const ms = numberOf(time)
  if (ms === undefined || ms < 1.6e12 || ms > 4e12) return undefined // before 2020, after 2096
  const name = new Date(ms).toISOString().slice(0, 10)
  const day = days.get(name) ?? { visits: 0, views: 0, searches: 0, empty: 0 }
  if (days.size < maxDays || days.has(name)) days.set(name, day)
  return day
}

/** Counts versions as in `abVersion:1,saveAbVersion:2`; those of deleted experiments are left out. */
function countVersions(counts: Map<string, number>, versions: unknown) {
  if (typeof versions !== 'string') return
  for (const one of versions.split(',')) {
    const before = counts.get(one)
    if (before !== undefined) counts.set(one, before + 1)
  }
}

function addRequest(tally: Tally, { of, method, route, status, cache, totalMs, ahead, copy }: Fields) {
  if (of !== undefined) return // by the member API, for an answer of the site that has a line of its own
  if (Number(status) >= 500) tally.failed++
  // What was made before it was asked for, maybe nobody ever saw.
  if (method !== 'GET' || status !== 200 || typeof route !== 'string' || noPage.test(route) || ahead || copy) return
  const served = tally.served.get(pageKindOf(route))
  if (!served) return
  served.pages++
  if (cache === 'hit') served.cached++
  put(served.ms, numberOf(totalMs) ?? -1)
}

function addEvent(tally: Tally, { event, properties, time, experiments: versions }: Fields) {
  if (typeof event !== 'string' || !isFields(properties)) return
  const day = dayOf(tally, time)
  promptRows.forEach(({ shown, followed }, row) => {
    const counts = tally.prompts[row]
    if (counts && shown && tells(shown, event, properties)) counts.shown++
    if (counts && tells(followed, event, properties)) counts.followed++
  })
  countVersions(tally.outcomes, versions)
  switch (event) {
    case 'page-view':
      if (day) day.views++
      if (day && properties.begins === true) day.visits++
      break
    case 'search':
      if (day) day.searches++
      if (day && properties.results === 0) day.empty++
      break
    case 'experiment-exposure':
      countVersions(tally.exposures, properties.experiments)
      break
    case 'page-speed': {
      const figures = pageKinds.includes(properties.kind as PageKind) && tally.speed.get(properties.kind as PageKind) // as: it is one of them
      if (figures) for (const vital of vitals) put(figures[vital], numberOf(properties[vital]) ?? -1)
      break
    }
    case 'island-failed':
      tally.islandsFailed++
  }
}

/** Adds a line of the log. What is no JSON of ours is counted, and left out. */
export function addLine(tally: Tally, line: string) {
  if (!line.trim()) return
  tally.lines++
  let fields: unknown
  try {
    fields = JSON.parse(line)
  } catch {
    tally.unread++
    return
  }
  if (!isFields(fields)) tally.unread++
  else if (fields.msg === 'request') addRequest(tally, fields)
  else if (fields.msg === 'event') addEvent(tally, fields)
}
