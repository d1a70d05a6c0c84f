// What the primary starts: those that serve. Whatever one of them says is heard from its first moment on.
import cluster, { type Worker } from 'node:cluster'
import { listenMessage, preparedMessage, send } from '../worker-news.ts'
import type { BundledMembers } from './members-process.ts'
import { onceOver } from './once-over.ts'
import { refusalIn } from './refused-start.ts'

/** One of those that serve. */
export interface Serving {
  readonly worker: Worker
  /** Resolves when it listens. @throws WorkerDeath when it ends before, or could not even be started */
  readonly listening: Promise<void>
  /** Resolves when it has ended, with what is known of it. */
  readonly death: Promise<WorkerDeath>
}

export class WorkerDeath extends Error {
  code = 'WORKER_DEATH'
  /** For the log. */
  readonly details: { worker: number | undefined; code: unknown; signal: string | null; reason: string | undefined }
  constructor(details: WorkerDeath['details']) {
    super(details.reason ?? `A process that serves ended at its start (${details.signal ?? details.code}).`)
    this.details = details
  }
}

export interface Processes {
  readonly first: readonly Serving[]
  /** Starts one more. @throws when the system has no room for it */
  fork(): Serving
  /** The bundled member API: one for all workers, ready before they listen, leaving after them. */
  readonly members: BundledMembers | undefined
}

export const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

/** @param ready when visitors may come. @throws when the system has no room for it */
export function forkWorker(env: Record<string, string> | undefined, ready: Promise<void>): Serving {
  const worker = cluster.fork(env)
  let reason: string | undefined
  worker.on('message', message => {
    reason ??= refusalIn(message)
    if (message === preparedMessage) ready.then(() => send(worker, listenMessage))
  })
  const death = new Promise<WorkerDeath>(resolve => {
    const ended = (code: unknown, signal: string | null) =>
      resolve(new WorkerDeath({ worker: worker.process.pid, code, signal, reason }))
    onceOver(worker.process, ended)
    worker.on('error', error => ended(Object(error).code, null)) // it could not be started, or its channel broke
  })
  const listening = new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve())
    death.then(reject)
  })
  listening.catch(() => {}) // whoever started it hears of it as well
  return { worker, listening, death }
}

/** One line for the operator; more only for what nobody foresaw. Nothing that was started goes on. */
export function refuse(reason: unknown): never {
  for (const worker of workers()) worker.process.kill('SIGKILL')
  console.error(reason)
  process.exit(1)
}
