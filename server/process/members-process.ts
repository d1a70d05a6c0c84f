// The member API that comes with the site: a process in the background on a socket of its own, started again when it
// dies.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackoff } from '../../lib/backoff.ts'
import type { Config } from '../config.ts'
import { onceOver } from './once-over.ts'
import { refusalIn } from './refused-start.ts'

export interface BundledMembers {
  /** Where it listens, or will. */
  readonly socket: string
  /** When it answered for the first time. */
  readonly ready: Promise<void>
  /**
   * Starts it in the background, and again whenever it ends. @param refused called when its first start is refused,
   * with the reason
   */
  start(refused: (reason: string) => void): void
  /**
   * Sets what is called when it has died and is started again later, with what is known of it; and when it answers
   * again.
   */
  watch(listeners: { dead(details: object): void; back(): void }): void
  /** Resolves when it has ended, after 1 s at most. */
  stop(): Promise<void>
}

const stopMs = 1000
const longestFolder = 80 // bytes: a socket's path over 107 is cut silently

/** @param program what the build made of the member API */
export function bundledMembers(program: string, config: Config): BundledMembers {
  const socket = config.membersSocket ?? join(privateFolder(), 'members.sock')
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  const backoff = createBackoff()
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let watcher: Parameters<BundledMembers['watch']>[0] | undefined
  let wasReady = false
  let leaving = false

  function start(refused: (reason: string) => void) {
    const started = performance.now()
    let exited = false
    let reason: string | undefined
    // A group of its own: a terminal's interrupt is for the site, which still needs it for its last answers.
    // Pictures are drawn in threads; with an arena for each, glibc keeps far more memory than they need.
    const env = { MALLOC_ARENA_MAX: '2', ...process.env, MEMBERS_SOCKET: socket, NODE_ENV: config.mode }
    const ended = (code: unknown, signal: string | null) => {
      if (exited || leaving) return
      exited = true
      // What it needs may be out of reach for a while. Before the first visitor that is the operator's to know,
      // afterwards it will be back.
      if (!wasReady) return refused(reason ?? `The member API ended at its start (${signal ?? code}).`)
      const waitMs = backoff.after(performance.now() - started)
      watcher?.dead({ code, signal, reason, waitMs })
      timer = setTimeout(start, waitMs, refused)
    }
    try {
      child = spawn(process.execPath, [program], {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      })
    } catch (error) {
      return ended(Object(error).code, null) // the system has no room for it
    }
    child.on('error', error => ended(Object(error).code, null)) // it could not be started, or its channel broke
    onceOver(child, ended)
    child.on('message', message => {
      reason ??= refusalIn(message)
      if (message !== 'listening') return
      if (wasReady) watcher?.back()
      wasReady = true
      isReady()
    })
  }
  return {
    socket,
    ready,
    start,
    watch(listeners) {
      watcher = listeners
    },
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
