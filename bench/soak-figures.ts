// What a running site holds on to, read from outside through Node's inspector, and whether that grows.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Visits } from './soak-load.ts'

export interface Figures {
  /** After garbage collection: the heap, and the buffers beside it. */
  heapMb: number
  rssMb: number
  /** Open files and connections; null where /proc does not tell. */
  files: number | null
}

/** At a moment of the soak, in minutes since it began. */
export interface Sample extends Figures {
  minute: number
}

const expression = `(() => {
  const fs = process.getBuiltinModule('node:fs')
  const { heapUsed, external, rss } = process.memoryUsage()
  const files = fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : null
  return { heapMb: (heapUsed + external) / 1e6, rssMb: rss / 1048576, files }
})()`

/**
 * Reads a process that was started with `--inspect` on this port of loopback.
 * @returns what reads it once; that throws when there is no answer within half a minute
 */
export async function inspect(port: number): Promise<() => Promise<Figures>> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  // The casts: the inspector's protocol.
  const [target] = (await answer.json()) as [{ webSocketDebuggerUrl: string }]
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  const next = (event: string) => once(socket, event, { signal: AbortSignal.timeout(30_000) })
  async function call(method: string, params: object = {}) {
    const said = next('message')
    socket.send(JSON.stringify({ id: 1, method, params }))
    const [{ data }] = await said // nothing is switched on that would speak unasked
    return JSON.parse(data)
  }
  await next('open')
  return async () => {
    for (let i = 0; i < 3; i++) {
      await call('HeapProfiler.collectGarbage')
      await wait(50) // buffers beside the heap are let go a little later
    }
    const { result } = await call('Runtime.evaluate', { expression, returnByValue: true })
    return result.result.value as Figures
  }
}

/** How much a value grows with each step of `x`, by least squares; 0 when there are fewer than two points. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [x, y] = [mean(points.map(p => p.x)), mean(points.map(p => p.y))]
  const spread = points.reduce((sum, p) => sum + (p.x - x) ** 2, 0)
  return spread > 0 ? points.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0) / spread : 0
}

/** Megabytes a minute over the last two thirds: in the first, caches fill. */
export function growth(samples: readonly Sample[]): { heapMb: number; rssMb: number } {
  const settled = samples.slice(Math.floor(samples.length / 3))
  const of = (key: 'heapMb' | 'rssMb') => slope(settled.map(sample => ({ x: sample.minute, y: sample[key] })))
  return { heapMb: of('heapMb'), rssMb: of('rssMb') }
}

const mostHeapMb = 1 // megabytes a minute
const mostLost = 0.05 // of all visits

/**
 * What grew that must not, or why the run tells nothing; empty when all is well.
 * @param rest before and after all of it, with nobody there
 */
export function soakProblems(
  samples: readonly Sample[],
  rest: { before: Figures; after: Figures },
  visits: Visits,
): string[] {
  const { heapMb } = growth(samples)
  const [before, after] = [rest.before.files ?? 0, rest.after.files ?? 0]
  const lost = visits.refused + visits.skipped + visits.wrong.length
  const all = visits.answered + visits.left + lost
  return [
    ...(heapMb < mostHeapMb ? [] : [`heap: ${heapMb.toFixed(2)} MB more each minute`]),
    ...(after <= before ? [] : [`open files: ${after} at the end, ${before} at the start`]),
    ...(lost <= all * mostLost
      ? []
      : [`load: ${lost} of ${all} visits came to nothing, the machine was too busy to tell`]),
  ]
}
