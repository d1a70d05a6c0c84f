// What the primary has started.
import cluster, { type Worker } from 'node:cluster'
import type { BundledMembers } from './members-process.ts'

export interface Processes {
  /** Those that serve. */
  readonly first: readonly Worker[]
  /** Starts one more. */
  fork(): Worker
  /** The bundled member API: one for all workers, ready before they listen, leaving after them. */
  readonly members: BundledMembers | undefined
}

export const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

/** One line for the operator; more only for what nobody foresaw. Nothing that was started goes on. */
export function refuse(reason: unknown): never {
  for (const worker of workers()) worker.process.kill('SIGKILL')
  console.error(reason)
  process.exit(1)
}
