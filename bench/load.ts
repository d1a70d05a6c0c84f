// Load from this process on a server in another, in short rounds that take turns, so that a noisy moment hits all
// alike.
import { setTimeout as wait } from 'node:timers/promises'
import { load, type Target } from './client.ts'
import { type Interval, intervalOf } from './interval.ts'
import { percentile } from './percentile.ts'
import type { Server } from './servers.ts'

export interface Contestant extends Pick<Target, 'headers' | 'method' | 'body' | 'each'> {
  name: string
  server: Server
  path: string
  /** Status of a right answer; anything else is an error of the bench. */
  status?: number
}

export interface Round {
  requestsPerSecond: number
  cpuUsPerRequest: number
  p50: number
  p99: number
}

export const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

const inTenths = (ms: number) => Math.round(ms * 10) / 10

async function round(
  { name, server, path, status = 200, ...rest }: Contestant,
  connections: number,
  seconds: number,
): Promise<Round> {
  // What was let go during the others' turns is there again: a member is remembered for five seconds.
  await load({ ...rest, url: server.origin + path }, 1, 0)
  const before = await server.usage()
  const { requests, statuses, errors, latencies, ...took } = await load(
    { ...rest, url: server.origin + path },
    connections,
    seconds,
  )
  const after = await server.usage()
  if (errors || statuses[status] !== requests) throw new Error(`${name}: ${errors} errors, ${JSON.stringify(statuses)}`)
  return {
    requestsPerSecond: requests / took.seconds,
    cpuUsPerRequest: (after.cpuUs - before.cpuUs) / requests,
    p50: inTenths(percentile(latencies, 0.5)),
    p99: inTenths(percentile(latencies, 0.99)),
  }
}

/** Until a server does nothing by itself: after its start the site goes on to make the names ready. */
export async function atRest(server: Server) {
  for (let i = 0; i < 60; i++) {
    const before = await server.usage()
    await wait(500)
    if ((await server.usage()).cpuUs - before.cpuUs < 25_000) return
  }
  throw new Error(`${server.origin} does not come to rest.`)
}

export interface Rounds extends Round {
  /** In the order in which they were run; the same number for every contestant. */
  each: readonly Round[]
}

/** Medians over rounds, after one that only warms up. */
export async function compete(
  contestants: Contestant[],
  { connections = 50, seconds = 2, rounds = 3 } = {},
): Promise<Map<string, Rounds>> {
  const all = new Map<string, Round[]>(contestants.map(c => [c.name, []]))
  for (const contestant of contestants) await round(contestant, connections, 1)
  for (const server of new Set(contestants.map(c => c.server))) await atRest(server)
  for (let i = 0; i < rounds; i++) {
    // Each goes first, last and between in its turn.
    const turn = i % contestants.length
    for (const contestant of [...contestants.slice(turn), ...contestants.slice(0, turn)])
      all.get(contestant.name)?.push(await round(contestant, connections, seconds))
  }
  const keys = ['requestsPerSecond', 'cpuUsPerRequest', 'p50', 'p99'] as const
  return new Map(
    [...all].map(([name, list]) => [
      name,
      // as: each key of a Round is in `keys`
      {
        ...(Object.fromEntries(keys.map(key => [key, median(list.map(r => r[key]))])) as unknown as Round),
        each: list,
      },
    ]),
  )
}

/**
 * How many times a contestant's figure goes into the limit's: by pairs of the same round, which a noisy moment hits alike.
 * @throws RangeError for too few rounds
 */
export const timesIn = (limit: Rounds, { each }: Rounds, figure: keyof Round = 'cpuUsPerRequest'): Interval =>
  intervalOf(each.map((round, i) => (limit.each[i]?.[figure] ?? Number.NaN) / round[figure]))

/**
 * Milliseconds to the first byte of the body, median of single requests, one every 300 ms: a processor that rested is
 * slower.
 */
export async function firstByte(
  url: string,
  headers: (i: number) => Record<string, string>,
  times = 30,
): Promise<number> {
  const waits: number[] = []
  for (let i = 0; i < times; i++) {
    const rest = wait(300)
    waits.push(await firstByteOnce(url, headers(i)))
    await rest
  }
  return median(waits)
}

/** Milliseconds to the first byte of the body of one answer, which is read to its end. */
export async function firstByteOnce(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { headers })
  const reader = answer.body?.getReader()
  await reader?.read()
  const took = performance.now() - began
  while (reader && !(await reader.read()).done);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return took
}
