// A child process: when it listens, when it has ended, and the reason that it gave.
import type { ChildProcess } from 'node:child_process'
import { refusalOf } from '../../lib/process-messages.ts'

export interface Child {
  /** Resolves when it listens. @throws ChildDeath when it ends before that, or cannot be started */
  readonly listening: Promise<void>
  /** Resolves when it has ended. */
  readonly death: Promise<ChildDeath>
}

interface Details {
  /** The process id of a worker; undefined for the member API. */
  worker?: number
  code: unknown
  signal: string | null
  /** The operator's line of a refused start. */
  reason: string | undefined
}

export class ChildDeath extends Error {
  code = 'CHILD_DEATH'
  /** The fields of the log line. */
  readonly details: Details
  constructor(what: string, details: Details) {
    super(details.reason ?? `${what} ended at its start (${details.signal ?? details.code}).`)
    this.details = details
  }
}

/**
 * Listens to a child's messages and its end; call it right after the start, so that none is missed.
 * @param what the child's name in the message for the operator
 * @param listens resolves when it accepts connections
 * @param worker a worker's process id, for the log
 */
export function watchChild(
  child: ChildProcess,
  what: string,
  listens: Promise<void>,
  worker?: { worker?: number },
): Child {
  let reason: string | undefined
  child.on('message', message => {
    reason ??= refusalOf(message)
  })
  const death = new Promise<ChildDeath>(resolve => {
    const ended = (code: unknown, signal: string | null) =>
      resolve(new ChildDeath(what, { ...worker, code, signal, reason }))
    child.on('error', error => ended(Object(error).code, null)) // it cannot be started, or its message channel broke
    child.once('exit', (code, signal) => {
      // Its last message may come after its exit.
      if (child.connected) child.once('disconnect', () => ended(code, signal))
      else ended(code, signal)
    })
  })
  const listening = Promise.race([listens, death.then(error => Promise.reject(error))])
  listening.catch(() => {}) // handled even when no caller waits for `listening`
  return { listening, death }
}

/** Resolves when the child has ended; kills it when that takes more than `ms` milliseconds. */
export async function endWithin(ms: number, child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  const late = setTimeout(() => child.kill('SIGKILL'), ms)
  await gone
  clearTimeout(late)
}
