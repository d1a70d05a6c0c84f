// What the primary tells a worker, and what one worker tells the others by way of it: what they remember of somebody is
// not true any more.
import cluster, { type Worker } from 'node:cluster'

/**
 * A worker has everything ready; and its primary's answer: the member API has looked at its settings, and visitors may
 * come.
 */
export const preparedMessage = 'prepared'
export const listenMessage = 'listen'

/** From the primary: another serves in its place. */
export const leaveMessage = 'leave'

/** From the primary: the bundled member API had ended and answers again. */
export const accountsBackMessage = 'members'

/** Calls whoever waits for it, each time. */
export const onAccountsBack = (listener: () => void) =>
  void process.on('message', message => message === accountsBackMessage && listener())

/** What is known of a session, by the hash of its token; with a member, by id or username, of all their sessions. */
export interface Forgotten {
  session?: string
  member?: string
}

interface Others {
  tell(forgotten: Forgotten): void
  hear(listener: (forgotten: Forgotten) => void): void
}

const forgottenIn = (message: unknown) => (Object(message) as { forgotten?: Forgotten }).forgotten
/** One that has just ended remembers nothing. */
const ignoreSendError = () => {}

/** Nobody where one process serves alone. */
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

/** For the primary. To one that has just ended nothing is sent, and nothing fails. */
export function send(worker: Worker, message: string | object) {
  if (worker.isConnected()) worker.send(message, ignoreSendError)
}

/** For the primary. @param except the one it comes from */
export function tellWorkers(message: string | object, except?: Worker) {
  for (const worker of Object.values(cluster.workers ?? {})) if (worker && worker !== except) send(worker, message)
}

/** For the primary: what a worker tells goes to all others. */
export function relayForgotten() {
  cluster.on('message', (from, message) => forgottenIn(message) && tellWorkers(message, from))
}
