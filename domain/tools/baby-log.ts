// The log of a baby's day: feeds, sleep, diapers and medicines, and the steps that change it. Instants are milliseconds
// since 1970; amounts and doses are as they were typed.

export const lineKinds = ['feed', 'sleep', 'diaper', 'medicine'] as const
export type LineKind = (typeof lineKinds)[number]

export const feedWays = ['left', 'right', 'bottle', 'solids'] as const
export const diaperWays = ['wet', 'dirty', 'both'] as const
export const volumeUnits = ['oz', 'ml'] as const
export type FeedWay = (typeof feedWays)[number]
export type DiaperWay = (typeof diaperWays)[number]
export type VolumeUnit = (typeof volumeUnits)[number]

export interface LogLine {
  /** Unique in its log. */
  id: number
  kind: LineKind
  at: number
  /** Of a feed or a diaper. */
  way?: FeedWay | DiaperWay
  /** When a nursing or a sleep ended; null while it goes on. Never before `at`. What has no length has none. */
  end?: number | null
  /** What a bottle or a plate held, or the name of a medicine. */
  what?: string
  /** Of a bottle, in `unit`; the dose of a medicine. */
  amount?: string
  unit?: VolumeUnit
}

/** Newest first. */
export type Log = readonly LogLine[]

/** A log holds no more lines than this. The oldest go: at 30 lines a day that is after two years. */
export const mostLines = 20_000

export const isTimed = ({ kind, way }: Pick<LogLine, 'kind' | 'way'>): boolean =>
  kind === 'sleep' || (kind === 'feed' && (way === 'left' || way === 'right'))

export const isRunning = ({ end }: LogLine): boolean => end === null

/** Newest first; of two at one instant the one that was added later. */
const byTime = (a: LogLine, b: LogLine) => b.at - a.at || b.id - a.id

export const sorted = (lines: Log): LogLine[] => lines.toSorted(byTime).slice(0, mostLines)

const nextId = (log: Log): number => log.reduce((id, line) => Math.max(id, line.id), 0) + 1

/** The log with one more line. */
export const withLine = (log: Log, line: Omit<LogLine, 'id'>): LogLine[] =>
  sorted([{ ...line, id: nextId(log) }, ...log])

/** The log with a line in place of the one of its id. */
export const withChanged = (log: Log, line: LogLine): LogLine[] =>
  sorted(log.map(other => (other.id === line.id ? line : other)))

export const withoutLine = (log: Log, id: number): LogLine[] => log.filter(line => line.id !== id)

/** The log after a running line was stopped. A clock that was set back since gives no length: it is left as it is. */
export const stopped = (log: Log, id: number, now: number): LogLine[] =>
  log.map(line => (line.id === id && isRunning(line) && now >= line.at ? { ...line, end: now } : line))

/** A line this little ahead of the clock is of now: clocks are set right by seconds. In milliseconds. */
const ahead = 60_000

/**
 * The newest line of those that fit which the clock has reached. A line ahead of it was entered while the clock was
 * wrong, and must not hide what came after; it is told where there is no other.
 */
const newest = (log: Log, now: number, fits: (line: LogLine) => boolean): LogLine | undefined =>
  log.find(line => line.at <= now + ahead && fits(line)) ?? log.find(fits)

/** The newest line of a kind that the clock has reached; one ahead of it only where there is no other. */
export const lastOf = (log: Log, kind: LineKind, now: number): LogLine | undefined =>
  newest(log, now, line => line.kind === kind)

/** Whole minutes of a line, to `now` while it runs; null for what has no length, and where the clock was set back. */
export function minutesOf({ at, end }: LogLine, now: number): number | null {
  const until = end === null ? now : end
  return until === undefined || until < at ? null : Math.floor((until - at) / 60_000)
}

const nameOf = ({ what = '' }: LogLine) => what.trim().toLowerCase()

/** The newest line of each medicine, as `lastOf` has it, by its name as it was typed, newest first. */
export function lastOfEachMedicine(log: Log, now: number): LogLine[] {
  const names = new Set(log.flatMap(line => (line.kind === 'medicine' ? [nameOf(line)] : [])))
  return sorted([...names].flatMap(name => lastOfMedicine(log, name, now) ?? []))
}

/** The newest line of a medicine of that name, in any letters, as `lastOf` has it; none for no name. */
export const lastOfMedicine = (log: Log, name: string, now: number): LogLine | undefined =>
  name.trim() === ''
    ? undefined
    : newest(log, now, line => line.kind === 'medicine' && nameOf(line) === name.trim().toLowerCase())
