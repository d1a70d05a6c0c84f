// The member API that comes with the site: a process in the background on a socket of its own, started again when it dies.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { SiteLogger } from './logger.ts'

export interface BundledMembers {
  /** Where it listens, or will. */
  readonly socket: string
  /** Starts it in the background; it answers a moment later. */
  start(): void
  /** Resolves when it has ended, after 1 s at most. */
  stop(): Promise<void>
}

const refusedCode = 78 // as in members/main.ts: it said why, and another try would end the same way
const soonMs = 10_000 // one that dies this early did not get going
const backoff = { first: 200, most: 30_000 } // milliseconds before it is started again
const stopMs = 1000
const longestFolder = 80 // bytes: a socket's path over 107 is cut silently

/** @param program what the build made of the member API */
export function bundledMembers(program: string, config: Config, { logger, flush }: SiteLogger): BundledMembers {
  const socket = config.membersSocket ?? join(privateFolder(), 'members.sock')
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = backoff.first
  let leaving = false

  function start() {
    const started = Date.now()
    let exited = false
    // A group of its own: a terminal's interrupt is for the site, which still needs it for its last answers.
    // Pictures are drawn in threads; with an arena for each, glibc keeps far more memory than they need.
    const env = { MALLOC_ARENA_MAX: '2', ...process.env, MEMBERS_SOCKET: socket, NODE_ENV: config.mode }
    child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true })
    const ended = (code: number | null, signal: string | null) => {
      if (exited || leaving) return
      exited = true
      if (code === refusedCode) refuse()
      wait = Date.now() - started < soonMs ? Math.min(wait * 2, backoff.most) : backoff.first
      logger.error({ code, signal, waitMs: wait }, 'the member API died')
      timer = setTimeout(start, wait)
    }
    child.once('exit', ended)
    child.once('error', () => ended(null, null)) // it could not even be started
  }
  function refuse(): never {
    flush()
    process.exit(1)
  }
  return {
    socket,
    start,
    async stop() {
      leaving = true
      clearTimeout(timer)
      const running = child
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
      const gone = new Promise(resolve => running.once('exit', resolve))
      running.kill('SIGTERM')
      const late = setTimeout(() => running.kill('SIGKILL'), stopMs)
      await gone
      clearTimeout(late)
    },
  }
}

/** Only for us, short, and gone with the process. */
function privateFolder(): string {
  const place = Buffer.byteLength(tmpdir()) > longestFolder ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(place, 'almanac-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
