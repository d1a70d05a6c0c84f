// The member API that comes with the site: a process in the background on a socket of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeningMessage } from '../../lib/process-messages.ts'
import type { Config } from '../config.ts'
import { type Child, endWithin, watchChild } from './child.ts'

export interface BundledMembers {
  /** Where it listens, or will. */
  readonly socket: string
  start(): Child
  /** Ends the one that was started last. Resolves when it has ended, after 1 s at most. */
  stop(): Promise<void>
}

const stopMs = 1000
const maxFolderBytes = 80 // bytes: a socket's path over 107 is cut silently

/** @param program what the build made of the member API */
export function bundledMembers(program: string, config: Config): BundledMembers {
  const socket = config.membersSocket ?? join(privateFolder(), 'members.sock')
  // Pictures are drawn in threads; with an arena for each, glibc keeps far more memory than they need.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, MEMBERS_SOCKET: socket, NODE_ENV: config.mode }
  let running: ChildProcess | undefined
  return {
    socket,
    start() {
      // A group of its own: a terminal's interrupt is for the site, which still needs it for its last answers.
      const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
      const child = spawn(process.execPath, [program], { env, stdio: [...stdio], detached: true })
      running = child
      const listens = new Promise<void>(resolve =>
        child.on('message', message => message === listeningMessage && resolve()),
      )
      return watchChild(child, 'The member API', listens)
    },
    async stop() {
      running?.kill('SIGTERM')
      if (running) await endWithin(stopMs, running)
    },
  }
}

/** Only for us, short, and gone with the process. */
function privateFolder(): string {
  const place = Buffer.byteLength(tmpdir()) > maxFolderBytes ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(place, 'almanac-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
