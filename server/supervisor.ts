// Keeps the site going: replaces what dies, renews those that serve one by one on SIGHUP, and stops all together. This process answers
// no visitor itself, and nothing that the site depends on ends it.
import cluster, { type Worker } from 'node:cluster'
import { brandName } from '../domain/brand.ts'
import { createBackoff } from '../lib/backoff.ts'
import type { Config } from './config.ts'
import { createLogger } from './logger.ts'
import { startOps } from './ops.ts'
import { type Processes, refuse, workers } from './processes.ts'
import { refusalIn } from './refused-start.ts'
import { onStopSignals } from './stop-signals.ts'
import { isPrepared, mayListen, membersAreBack, passNewsOn, tellWorkers } from './worker-news.ts'

const stopMs = 10_000

interface Death {
  worker: number | undefined
  code: number
  signal: string | null
}

/** @param processes the first of each, which have just been started */
export async function supervise(config: Config, { first, fork, members }: Processes) {
  const log = createLogger(config)
  const { logger } = log
  const backoff = createBackoff()
  const ready = members?.ready ?? Promise.resolve()
  const state = { announced: false, leaving: false, serving: 0 }

  /** Resolves when a new worker listens; rejects with its death when it ends before that. */
  function listening(worker: Worker): Promise<Worker> {
    worker.on('message', message => {
      if (message === isPrepared) ready.then(() => worker.isConnected() && worker.send(mayListen))
      const reason = refusalIn(message)
      if (reason === undefined) return
      if (!state.announced) refuse(reason)
      logger.error({ reason }, 'a worker could not start')
    })
    return new Promise((resolve, reject) => {
      worker.once('exit', (code, signal) => reject({ worker: worker.process.pid, code, signal } satisfies Death))
      worker.once('listening', () => {
        state.serving++
        worker.once('exit', () => state.serving--)
        resolve(worker)
      })
    })
  }
  function replaceLater(started: number, death: Death) {
    if (state.leaving) return
    const waitMs = backoff.after(performance.now() - started)
    logger.error({ ...death, waitMs }, 'a worker died')
    setTimeout(() => !state.leaving && keep(fork()), waitMs)
  }
  function watch(worker: Worker, started: number) {
    worker.once('exit', (code, signal) => {
      if (!worker.exitedAfterDisconnect) replaceLater(started, { worker: worker.process.pid, code, signal })
    })
  }
  async function keep(worker: Worker) {
    const started = performance.now()
    try {
      watch(await listening(worker), started)
    } catch (death) {
      replaceLater(started, death as Death) // what fork rejects with
    }
  }

  /** The old one stays until the new one listens, and ends when its last answer is out. */
  async function replace(old: Worker) {
    if (state.leaving || old.isDead()) return
    const fresh = await listening(fork())
    if (state.leaving) return void fresh.kill('SIGTERM') // asked to stop meanwhile
    watch(fresh, performance.now())
    const gone = new Promise(resolve => old.once('exit', resolve))
    old.exitedAfterDisconnect = true
    old.send('leave')
    const late = setTimeout(() => old.kill('SIGKILL'), stopMs)
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
        if (!state.leaving) logger.error({ death: error }, 'the workers could not be renewed; the old ones go on')
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
    back: () => tellWorkers(membersAreBack),
  })
  await Promise.all(first.map(keep))
  state.announced = true
  if (!state.leaving) process.stdout.write(`${brandName} is at ${config.origins.main}\n`)
}

/** Of all workers together. Loaded when somebody asks: a start does not need it. */
async function metrics() {
  const { clusterMetrics } = await import('./metrics.ts')
  return clusterMetrics()
}
