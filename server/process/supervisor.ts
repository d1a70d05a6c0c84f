// Keeps the site running: replaces processes that die, replaces the workers one by one on SIGHUP, and stops all of them
// together. It answers no visitors itself, so that no request can end it.
import cluster from 'node:cluster'
import { brandName } from '../../domain/brand.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { onStopSignals } from '../../lib/stop-signals.ts'
import type { Config } from '../config.ts'
import { createLogger } from '../logger.ts'
import { accountsBackMessage, leaveMessage, relayForgotten, send, tellWorkers } from '../worker-news.ts'
import { ChildDeath, endWithin } from './child.ts'
import { keepGoing } from './keep-going.ts'
import { startOps } from './ops.ts'
import { type Processes, type WorkerProcess, workers } from './processes.ts'

const stopMs = 10_000
/** A new worker has to listen within this time; else the old one goes on. */
const startMs = 60_000

/**
 * Resolves when the site serves, and keeps it running after that.
 * @param processes those that were just started
 * @throws ChildDeath when one of them cannot start
 */
export async function supervise(config: Config, { first, fork, members }: Processes): Promise<void> {
  const log = createLogger(config)
  const { logger } = log
  let leaving = false
  const serving = keepGoing({
    start: fork,
    onDeath: details => logger.error(details, 'a worker died'),
    wasAskedToLeave: ({ worker }) => worker.exitedAfterDisconnect,
  })
  const accounts =
    members &&
    keepGoing({
      start: members.start,
      onDeath: details => logger.error(details, 'the member API died'),
      onReplaced: () => tellWorkers(accountsBackMessage),
    })

  /**
   * Starts a new worker; when it listens, the old one stops after its last answer. @throws when the new one does not
   * listen in time
   */
  async function replace(old: WorkerProcess['worker']) {
    if (leaving || old.isDead()) return
    const fresh = fork()
    try {
      await withDeadline(startMs, fresh.listening, () => new Error(`It did not listen within ${startMs / 1000} s.`))
    } catch (error) {
      fresh.worker.process.kill('SIGKILL')
      throw error
    }
    if (leaving) return void fresh.worker.kill('SIGTERM') // a stop was requested meanwhile
    serving.watch(fresh)
    if (old.isDead()) return
    old.exitedAfterDisconnect = true
    send(old, leaveMessage)
    await endWithin(stopMs, old.process)
  }
  let rolling: Promise<void> = Promise.resolve()
  process.on('SIGHUP', () => {
    logger.info('renewing the workers')
    rolling = rolling.then(async () => {
      try {
        for (const worker of workers()) await replace(worker)
        if (!leaving) logger.info('the workers are new')
      } catch (error) {
        const what = error instanceof ChildDeath ? error.details : { err: error }
        if (!leaving) logger.error(what, 'the workers could not be renewed; the old ones go on')
      }
    })
  })
  onStopSignals(
    signal => {
      leaving = true
      serving.end()
      logger.info({ signal }, 'leaving')
      for (const worker of workers()) worker.kill('SIGTERM')
      setTimeout(() => process.exit(1), stopMs).unref()
      cluster.on('exit', endWithTheLast)
      endWithTheLast()
    },
    () => process.exit(1),
  )
  async function endWithTheLast() {
    if (workers().length) return
    accounts?.end()
    await members?.stop()
    log.flush()
    process.exit(0)
  }
  await startOps(config, { isReady: () => !leaving && serving.listening() > 0, metrics }, log)
  relayForgotten()
  try {
    await Promise.all([members?.first, ...first].map(child => child?.listening))
  } catch (death) {
    if (leaving) return // a stop was requested during the start
    throw death
  }
  if (members) accounts?.watch(members.first)
  first.forEach(serving.watch)
  if (!leaving) process.stdout.write(`${brandName} is at ${config.origins.main}\n`)
}

/** Of all workers together. The module is loaded with the first request for metrics, to keep the start short. */
async function metrics() {
  const { clusterMetrics } = await import('../metrics.ts')
  return clusterMetrics()
}
