// Keeps the site going: replaces what dies, renews those that serve one by one on SIGHUP, and stops all together. This
// process answers no visitor itself, and nothing that the site depends on ends it.
import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { brandName } from '../../domain/brand.ts'
import { createBackoff } from '../../lib/backoff.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { Config } from '../config.ts'
import { createLogger } from '../logger.ts'
import { accountsBackMessage, passNewsOn, send, tellWorkers } from '../worker-news.ts'
import { startOps } from './ops.ts'
import { type Processes, type Serving, WorkerDeath, workers } from './processes.ts'
import { onStopSignals } from './stop-signals.ts'

const stopMs = 10_000
/** What a new worker may take until it listens, in milliseconds: after that the old one goes on. */
const startMs = 60_000

/**
 * Resolves when the site serves; it is kept going after that.
 * @param processes the first of each, which have just been started
 * @throws WorkerDeath when one of them cannot start
 */
export async function supervise(config: Config, { first, fork, members }: Processes): Promise<void> {
  const log = createLogger(config)
  const { logger } = log
  const backoff = createBackoff()
  const state = { leaving: false, serving: 0 }

  /** From when it listens: counted, and replaced when it dies unless it was asked to leave. */
  function watch({ worker, death }: Serving) {
    const began = performance.now()
    state.serving++
    death.then(({ details }) => {
      state.serving--
      if (!worker.exitedAfterDisconnect) replaceLater(details, performance.now() - began)
    })
  }
  async function replaceLater(details: object, livedMs: number): Promise<void> {
    if (state.leaving) return
    const waitMs = backoff.after(livedMs)
    logger.error({ ...details, waitMs }, 'a worker died')
    await sleep(waitMs)
    if (state.leaving) return
    try {
      const fresh = fork()
      await fresh.listening
      watch(fresh)
    } catch (error) {
      await replaceLater(error instanceof WorkerDeath ? error.details : { err: error }, 0)
    }
  }

  /**
   * The old one stays until the new one listens, and ends when its last answer is out. @throws when the new one does
   * not come to listen
   */
  async function replace(old: Serving['worker']) {
    if (state.leaving || old.isDead()) return
    const fresh = fork()
    try {
      await withDeadline(startMs, fresh.listening, () => new Error(`It did not listen within ${startMs / 1000} s.`))
    } catch (error) {
      fresh.worker.process.kill('SIGKILL')
      throw error
    }
    if (state.leaving) return void fresh.worker.kill('SIGTERM') // asked to stop meanwhile
    watch(fresh)
    if (old.isDead()) return
    const gone = new Promise(resolve => old.once('exit', resolve))
    old.exitedAfterDisconnect = true
    send(old, 'leave')
    const late = setTimeout(() => old.process.kill('SIGKILL'), stopMs)
    await gone
    clearTimeout(late)
  }
  let rolling: Promise<void> = Promise.resolve()
  process.on('SIGHUP', () => {
    logger.info('renewing the workers')
    rolling = rolling.then(async () => {
      try {
        for (const worker of workers()) await replace(worker)
        if (!state.leaving) logger.info('the workers are new')
      } catch (error) {
        const what = error instanceof WorkerDeath ? error.details : { err: error }
        if (!state.leaving) logger.error(what, 'the workers could not be renewed; the old ones go on')
      }
    })
  })
  onStopSignals(
    signal => {
      state.leaving = true
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
    await members?.stop()
    log.flush()
    process.exit(0)
  }
  await startOps(config, { isReady: () => !state.leaving && state.serving > 0, metrics }, log)
  passNewsOn()
  members?.watch({
    dead: details => logger.error(details, 'the member API died'),
    back: () => tellWorkers(accountsBackMessage),
  })
  try {
    await Promise.all(first.map(({ listening }) => listening))
  } catch (death) {
    if (state.leaving) return // they were asked to
    throw death
  }
  first.forEach(watch)
  if (!state.leaving) process.stdout.write(`${brandName} is at ${config.origins.main}\n`)
}

/** Of all workers together. Loaded when somebody asks: a start does not need it. */
async function metrics() {
  const { clusterMetrics } = await import('../metrics.ts')
  return clusterMetrics()
}
