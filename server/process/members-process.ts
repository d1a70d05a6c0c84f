// The bundled member API: a child process that listens on a Unix socket.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeningMessage } from '../../lib/process-messages.ts'
import type { Config } from '../config.ts'
import { type Child, endWithin, watchChild } from './child.ts'

export interface BundledMembers {
  /** The path of its socket. */
  readonly socket: string
  start(): Child
  /** Ends the process that was started last; resolves when it has ended, and kills it after 1 s. */
  stop(): Promise<void>
}

const stopMs = 1000
const maxFolderBytes = 80 // the system silently cuts a socket's path after 107 bytes

/** @param program path of the member API's bundle */
export function bundledMembers(program: string, config: Config): BundledMembers {
  const socket = config.membersSocket ?? join(privateFolder(), 'members.sock')
  // Pictures are processed in threads; with an arena for each thread, glibc would hold far more memory than needed.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, MEMBERS_SOCKET: socket, NODE_ENV: config.mode }
  let running: ChildProcess | undefined
  return {
    socket,
    start() {
      // Detached: Ctrl+C in a terminal must only reach the site, which needs the member API for its last answers.
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

/** A new folder that only this user may read, removed when the process exits. */
function privateFolder(): string {
  const place = Buffer.byteLength(tmpdir()) > maxFolderBytes ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(place, 'almanac-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
