// Contractions, and what follows from their times. A length is end minus start; a gap is start to next start, as
// hospitals count it (Kaiser Permanente, "When to Go to the Hospital"). All times are milliseconds since 1970.

export interface Contraction {
  start: number
  end: number
  /** From 1, mild, to 5; left out when nobody said. */
  strength?: number
  note?: string
}

export const minute = 60_000
export const hour = 60 * minute

/** The strengths that can be said. */
export const strengths = [1, 2, 3, 4, 5] as const

/** Lengths that are taken, in seconds. Beyond half an hour somebody forgot to press. */
export const lengths = { min: 1, max: 1800 } as const
/** A contraction that runs longer than this was probably forgotten, in milliseconds. */
export const longestRunning = 10 * minute

/** The contractions by their start, the latest last; of two that begin at the same time, the first. */
export const inOrder = (list: readonly Contraction[]): Contraction[] =>
  [...list].sort((a, b) => a.start - b.start).filter((one, i, all) => one.start !== all[i - 1]?.start)

const mean = (numbers: readonly number[]): number | null =>
  numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : null

/** The gaps from start to next start, one fewer than there are starts. */
export const gapsOf = (starts: readonly number[]): number[] =>
  starts.slice(1).map((start, i) => start - (starts[i] ?? start))

export interface Summary {
  /** How many began; one that runs is counted. */
  count: number
  /** Means in milliseconds; null where nothing can be divided. */
  gap: number | null
  length: number | null
  /** The strongest that was said; null when none was. */
  strongest: number | null
}

/** A stretch in numbers. @param running the start of one that is not over, which has no length yet */
export function summaryOf(list: readonly Contraction[], running: number | null = null): Summary {
  const starts = [...list.map(({ start }) => start), ...(running === null ? [] : [running])]
  const said = list.flatMap(({ strength }) => strength ?? [])
  return {
    count: starts.length,
    gap: mean(gapsOf(starts)),
    length: mean(list.map(({ start, end }) => end - start)),
    strongest: said.length ? Math.max(...said) : null,
  }
}

/** Those that began in the time before `now`. @param list in order @param ms how far back */
export function latest(list: readonly Contraction[], now: number, ms: number): readonly Contraction[] {
  const first = list.findLastIndex(({ start }) => start < now - ms) + 1
  return list.slice(first).filter(({ start }) => start <= now)
}

/** A break of this length begins a new series, in milliseconds. */
const seriesBreak = 2 * hour

/** When the series began that the last contraction belongs to: no break in it was longer than two hours. */
export function seriesStart(list: readonly Contraction[], running: number | null = null): number | null {
  let since = running ?? list.at(-1)?.start ?? null
  for (let i = list.length - 1; i >= 0; i--) {
    const start = list[i]?.start ?? 0
    if (since === null || since - start > seriesBreak) break
    since = start
  }
  return since
}

/** A contraction put in its place, in place of the one that began at `was`. @returns null when another one begins then */
export function withOne(list: readonly Contraction[], one: Contraction, was?: number): Contraction[] | null {
  const others = list.filter(({ start }) => start !== was)
  return others.some(({ start }) => start === one.start) ? null : inOrder([...others, one])
}
