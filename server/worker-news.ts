// Messages between the primary and its workers. A worker that changes a member tells the others, by way of the primary,
// to drop what they cache of that member.
import cluster, { type Worker } from 'node:cluster'

/** From a worker: everything is ready, and it may be told to listen. */
export const preparedMessage = 'prepared'
/** From the primary: the member API is running, and the worker should listen. */
export const listenMessage = 'listen'

/** From the primary: another worker has taken its place, and it should stop. */
export const leaveMessage = 'leave'

/** From the primary: the bundled member API died, and its replacement answers. */
export const accountsBackMessage = 'members'

/** Calls the listener each time the bundled member API is back. */
export const onAccountsBack = (listener: () => void) =>
  void process.on('message', message => message === accountsBackMessage && listener())

/** What to drop: a session, by its token's hash, and all sessions of a member, by id or username. */
export interface Forgotten {
  session?: string
  member?: string
}

interface Others {
  /** Tells all other workers. */
  tell(forgotten: Forgotten): void
  hear(listener: (forgotten: Forgotten) => void): void
}

const forgottenIn = (message: unknown) => (Object(message) as { forgotten?: Forgotten }).forgotten
/** The receiver has just ended, and its cache with it. */
const ignoreSendError = () => {}

/** Does nothing in a process that is no worker. */
export const otherWorkers: Others = {
  tell(forgotten) {
    if (cluster.isWorker && process.connected) process.send?.({ forgotten }, undefined, undefined, ignoreSendError)
  },
  hear(listener) {
    if (!cluster.isWorker) return
    process.on('message', message => {
      const forgotten = forgottenIn(message)
      if (forgotten) listener(forgotten)
    })
  },
}

/** For the primary: sends to one worker, or not at all when it has just ended. */
export function send(worker: Worker, message: string | object) {
  if (worker.isConnected()) worker.send(message, ignoreSendError)
}

/** For the primary: sends to all workers. @param except the sender of a message that is relayed */
export function tellWorkers(message: string | object, except?: Worker) {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker && worker !== except) send(worker, message)
}

/** For the primary: relays what one worker drops to all others. */
export function relayForgotten() {
  cluster.on('message', (from, message) => forgottenIn(message) && tellWorkers(message, from))
}
