// What the processes of a running site hold on to, and whether that grows.
import type { Held } from './servers.ts'
import type { Visits } from './soak-load.ts'

/** At a moment of the soak, in minutes since it began. */
export interface Sample {
  minute: number
  /** The primary and each worker. */
  held: readonly Held[]
}

/** How much a value grows with each step of `x`, by least squares; 0 when there are fewer than two points. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [x, y] = [mean(points.map(p => p.x)), mean(points.map(p => p.y))]
  const spread = points.reduce((sum, p) => sum + (p.x - x) ** 2, 0)
  return spread > 0 ? points.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0) / spread : 0
}

/** Of one process, in megabytes a minute. */
interface Growth extends Pick<Held, 'who' | 'pid' | 'heapMb' | 'rssMb'> {}

/** Of each process over the last two thirds: in the first, caches fill. */
export function growth(samples: readonly Sample[]): Growth[] {
  const settled = samples.slice(Math.floor(samples.length / 3))
  return (samples[0]?.held ?? []).map(({ who, pid }) => {
    const of = (key: 'heapMb' | 'rssMb') =>
      slope(
        settled.flatMap(({ minute, held }) =>
          held.filter(process => process.pid === pid).map(process => ({ x: minute, y: process[key] })),
        ),
      )
    return { who, pid, heapMb: of('heapMb'), rssMb: of('rssMb') }
  })
}

const mostHeapMb = 1 // megabytes a minute
const mostLost = 0.05 // of all visits

/**
 * What grew that must not, or why the run tells nothing; empty when all is well.
 * @param rest before and after all of it, with nobody there
 */
export function soakProblems(
  samples: readonly Sample[],
  rest: { before: readonly Held[]; after: readonly Held[] },
  visits: Visits,
): string[] {
  const pids = (all: readonly Held[]) => all.map(({ pid }) => pid).sort()
  const others = samples.find(({ held }) => `${pids(held)}` !== `${pids(rest.before)}`)
  const lost = visits.refused + visits.skipped + visits.wrong.length
  const all = visits.answered + visits.left + lost
  return [
    ...(rest.before.some(({ who }) => who === 'worker') ? [] : ['no process that serves was looked at']),
    ...(others ? [`other processes than at the start in minute ${others.minute.toFixed(1)}`] : []),
    ...growth(samples)
      .filter(({ heapMb }) => heapMb >= mostHeapMb)
      .map(({ who, pid, heapMb }) => `heap of ${who} ${pid}: ${heapMb.toFixed(2)} MB more each minute`),
    ...rest.before.flatMap(({ who, pid, files }) => {
      const after = rest.after.find(process => process.pid === pid)?.files
      return files === null || typeof after !== 'number' || after <= files
        ? []
        : [`open files of ${who} ${pid}: ${after} at the end, ${files} at the start`]
    }),
    ...(lost <= all * mostLost
      ? []
      : [`load: ${lost} of ${all} visits came to nothing, the machine was too busy to tell`]),
  ]
}
