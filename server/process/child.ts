// A process that we started: when it listens, when it has ended, and what it said of that.
import type { ChildProcess } from 'node:child_process'
import { refusalOf } from '../../lib/process-messages.ts'

export interface Child {
  /** Resolves when it listens. @throws ChildDeath when it ends before, or could not even be started */
  readonly listening: Promise<void>
  /** Resolves when it has ended. */
  readonly death: Promise<ChildDeath>
}

interface Details {
  /** The process of a worker. */
  worker?: number
  code: unknown
  signal: string | null
  reason: string | undefined
}

export class ChildDeath extends Error {
  code = 'CHILD_DEATH'
  /** For the log. */
  readonly details: Details
  constructor(what: string, details: Details) {
    super(details.reason ?? `${what} ended at its start (${details.signal ?? details.code}).`)
    this.details = details
  }
}

/**
 * Hears what a child says from its first moment on.
 * @param what it is, for the operator. @param worker its id, where the log tells it. @param listens resolves then
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
    child.on('error', error => ended(Object(error).code, null)) // it could not be started, or its channel broke
    child.once('exit', (code, signal) => {
      // Its last message may come after its exit.
      if (child.connected) child.once('disconnect', () => ended(code, signal))
      else ended(code, signal)
    })
  })
  const listening = Promise.race([listens, death.then(error => Promise.reject(error))])
  listening.catch(() => {}) // whoever started it hears of it as well
  return { listening, death }
}

/** Resolves when it has ended; it is killed when that takes more than `ms` milliseconds. */
export async function endWithin(ms: number, child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  const late = setTimeout(() => child.kill('SIGKILL'), ms)
  await gone
  clearTimeout(late)
}
