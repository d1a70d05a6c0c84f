// The processes that the primary starts: workers, and the bundled member API.
import cluster, { type Worker } from 'node:cluster'
import { listenMessage, preparedMessage, send } from '../worker-news.ts'
import { type Child, watchChild } from './child.ts'
import type { BundledMembers } from './members-process.ts'

export interface WorkerProcess extends Child {
  readonly worker: Worker
}

export interface Processes {
  readonly first: readonly WorkerProcess[]
  /** Starts one more worker. @throws when the system cannot start another process */
  fork(): WorkerProcess
  /** The bundled member API: one for all workers. It is ready before they listen, and stops after them. */
  readonly members: (BundledMembers & { readonly first: Child }) | undefined
}

export const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

/**
 * Starts a worker, which listens when it is prepared and `ready` has resolved.
 * @throws when the system cannot start another process
 */
export function forkWorker(env: NodeJS.ProcessEnv, ready: () => Promise<void> | undefined): WorkerProcess {
  const worker = cluster.fork(env)
  worker.on('error', () => {}) // `watchChild` handles the process's error
  worker.on('message', message => {
    if (message !== preparedMessage) return
    const nothing = () => {} // the primary refuses the start
    Promise.resolve(ready()).then(() => send(worker, listenMessage), nothing)
  })
  const listens = new Promise<void>(resolve => worker.once('listening', () => resolve()))
  return { worker, ...watchChild(worker.process, 'A process that serves', listens, { worker: worker.process.pid }) }
}

/** Kills the workers and exits with 1. @param reason a line for the operator, or an unexpected error */
export function abortStart(reason: unknown): never {
  for (const worker of workers()) worker.process.kill('SIGKILL')
  console.error(reason)
  process.exit(1)
}
