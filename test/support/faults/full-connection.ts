// A reader who takes nothing, with so many answers under way that a site can write no more of them.
import type { Socket } from 'node:net'
import type { Test } from 'tap'
import { patienceMs, type RunningProcess, until } from '../process.ts'
import { get, takeNothing } from '../wire.ts'

const lookEveryMs = 1000

/** How many requests were answered: by all workers. */
async function answered({ opsPort }: RunningProcess): Promise<number> {
  const { body } = await get(opsPort, '/metrics')
  return [...body.matchAll(/^http_request_duration_seconds_count\S* (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** Asks for the same path `times` times. Resolves when no more of it goes into the connection. */
export async function fullConnection(t: Test, site: RunningProcess, path: string, times: number): Promise<Socket> {
  const start = await answered(site)
  const socket = takeNothing(site.port, path, times)
  t.teardown(() => socket.destroy())
  let before = start
  const isFull = async () => {
    const last = before
    before = await answered(site)
    return before > start && before === last
  }
  await until('answers that wait for their reader', isFull, patienceMs, lookEveryMs)
  return socket
}
