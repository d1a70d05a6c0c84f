// The built site with the member API that comes with it, as processes that can be counted, killed and started again.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { dataFolder } from '../support/faults/member-process.ts'
import { childrenOf, freePort, isAlive, type RunningProcess, root, startSite, until } from '../support/process.ts'
import type { Owner } from '../support/site.ts'
import { get } from '../support/wire.ts'

export interface ChaosSite {
  readonly port: number
  readonly dataDir: string
  /** The process that was started; another one after `startAgain`. */
  running(): RunningProcess
  /** The member API's process. @throws when there is none within some seconds */
  memberApi(): Promise<number>
  /** Processes that serve, below the one that was started. */
  workers(): number[]
  /** Files and sockets that the processes that serve have open. */
  openFiles(): Promise<number>
  /** On the same ports and data, when all of its processes have ended. */
  startAgain(): Promise<void>
}

export interface ChaosSiteOptions {
  env?: Record<string, string>
  descriptors?: number
  dataDir?: string
}

/** Children of a process whose command names a program. */
function childrenThat(pid: number, program: RegExp): number[] {
  return childrenOf(pid).filter(child => {
    try {
      return program.test(execFileSync('ps', ['-o', 'args=', '-p', `${child}`], { encoding: 'utf8' }))
    } catch {
      return false // it has just ended
    }
  })
}

/** Memory of a process and all it started, in MB. */
export function memoryOfAll(pid: number): number {
  const all = [pid, ...childrenOf(pid)]
  const rows = execFileSync('ps', ['-o', 'rss=', '-p', all.join()], { encoding: 'utf8' }).trim().split('\n')
  return rows.reduce((sum, row) => sum + Number(row), 0) / 1000
}

export async function startChaosSite(
  t: Owner,
  { env = {}, descriptors, dataDir = dataFolder(t) }: ChaosSiteOptions,
): Promise<ChaosSite> {
  const ports = { PORT: `${await freePort()}`, OPS_PORT: `${await freePort()}` }
  const program = join(root, 'dist/server/main.mjs')
  const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, process.execPath, program] as const
  const start = () =>
    startSite(t, {
      env: { MEMBER_API_URL: '', WORKERS: '1', ...env, ...ports, DATA_DIR: dataDir },
      ...(descriptors !== undefined && { command: limited }),
    })
  let running = await start()
  const memberApis = () => childrenThat(running.pid, /members\/main\.mjs/)
  return {
    port: Number(ports.PORT),
    dataDir,
    running: () => running,
    workers: () => childrenThat(running.pid, /server\/main\.mjs/),
    async memberApi() {
      await until('a process of the member API', () => memberApis().length > 0, 10_000)
      return memberApis()[0] ?? 0
    },
    async openFiles() {
      const { body } = await get(running.opsPort, '/metrics')
      return [...body.matchAll(/^process_open_fds\S* (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
    },
    async startAgain() {
      const all = childrenOf(running.pid)
      running.kill('SIGKILL')
      await running.exit
      await until('the end of its children', () => !all.some(isAlive))
      running = await start()
    },
  }
}
