// What the primary starts: those that serve, and the bundled member API.
import cluster, { type Worker } from 'node:cluster'
import { listenMessage, preparedMessage, send } from '../worker-news.ts'
import { type Child, watchChild } from './child.ts'
import type { BundledMembers } from './members-process.ts'

/** One of those that serve. */
export interface Serving extends Child {
  readonly worker: Worker
}

export interface Processes {
  readonly first: readonly Serving[]
  /** Starts one more. @throws when the system has no room for it */
  fork(): Serving
  /** The bundled member API: one for all workers, ready before they listen, leaving after them. */
  readonly members: (BundledMembers & { readonly first: Child }) | undefined
}

export const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

/** @param ready when visitors may come. @throws when the system has no room for it */
export function forkWorker(env: Record<string, string> | undefined, ready: () => Promise<void> | undefined): Serving {
  const worker = cluster.fork(env)
  worker.on('error', () => {}) // the process tells it, too
  worker.on('message', message => {
    if (message === preparedMessage) Promise.resolve(ready()).then(() => send(worker, listenMessage))
  })
  const listens = new Promise<void>(resolve => worker.once('listening', () => resolve()))
  return { worker, ...watchChild(worker.process, 'A process that serves', listens, { worker: worker.process.pid }) }
}

/** One line for the operator; more only for what nobody foresaw. Nothing that was started goes on. */
export function abortStart(reason: unknown): never {
  for (const worker of workers()) worker.process.kill('SIGKILL')
  console.error(reason)
  process.exit(1)
}
