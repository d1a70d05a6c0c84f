// Several workers: each replaced when it dies, all of them renewed one by one on SIGHUP, all stopped together.
import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { AggregatorRegistry } from 'prom-client'
import type { Config } from './config.ts'
import type { SiteLogger } from './logger.ts'
import type { BundledMembers } from './members-process.ts'
import { startOps } from './ops.ts'
import { addressOf } from './serve.ts'
import { announce } from './start.ts'
import { onStopSignals } from './stop-signals.ts'
import { passNewsOn } from './worker-news.ts'

const soonMs = 10_000 // a worker that dies this early did not get going
const backoff = { first: 200, most: 30_000 } // milliseconds before it is replaced
const stopMs = 10_000

interface Death {
  worker: number | undefined
  code: number
  signal: string | null
}

/** A port that is taken is found here: a worker that cannot listen would only be replaced by another. @throws EADDRINUSE */
async function probe(config: Config) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, addressOf(config), resolve))
  await new Promise(resolve => server.close(resolve))
}

/** @param members the bundled member API: one for all workers, leaving after them */
export async function runPrimary(config: Config, log: SiteLogger, members?: BundledMembers) {
  const { logger } = log
  const wanted = config.workers === 'auto' ? availableParallelism() : config.workers
  const registry = new AggregatorRegistry()
  let leaving = false
  let wait = backoff.first
  let serving = 0

  /** Resolves when the new worker listens; rejects with its death when it ends before that. */
  function fork(): Promise<Worker> {
    const worker = cluster.fork(members && { MEMBERS_SOCKET: members.socket })
    return new Promise((resolve, reject) => {
      worker.once('exit', (code, signal) => reject({ worker: worker.process.pid, code, signal } satisfies Death))
      worker.once('listening', () => {
        serving++
        worker.once('exit', () => serving--)
        resolve(worker)
      })
    })
  }
  /** Replaces a worker that died: at once, and later and later when they die early again and again. */
  function replaceLater(started: number, death: Death) {
    if (leaving) return
    wait = Date.now() - started < soonMs ? Math.min(wait * 2, backoff.most) : backoff.first
    logger.error({ ...death, waitMs: wait }, 'a worker died')
    setTimeout(() => !leaving && keep(), wait)
  }
  function watch(worker: Worker, started: number) {
    worker.once('exit', (code, signal) => {
      if (!worker.exitedAfterDisconnect) replaceLater(started, { worker: worker.process.pid, code, signal })
    })
  }
  async function keep() {
    const started = Date.now()
    try {
      watch(await fork(), started)
    } catch (death) {
      replaceLater(started, death as Death) // what fork rejects with
    }
  }
  const workers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

  /** The old one stays until the new one listens, and ends when its last answer is out. */
  async function replace(old: Worker) {
    if (leaving || old.isDead()) return
    const fresh = await fork()
    if (leaving) return void fresh.kill('SIGTERM') // asked to stop meanwhile
    watch(fresh, Date.now())
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
        if (!leaving) logger.info('the workers are new')
      } catch (error) {
        if (!leaving) logger.error({ death: error }, 'the workers could not be renewed; the old ones go on')
      }
    })
  })
  onStopSignals(
    signal => {
      leaving = true
      logger.info({ signal }, 'leaving')
      for (const worker of workers()) worker.kill('SIGTERM')
      setTimeout(() => process.exit(1), stopMs).unref()
      cluster.on('exit', () => {
        if (!workers().length) end()
      })
    },
    () => process.exit(1),
  )
  async function end() {
    await members?.stop()
    log.flush()
    process.exit(0)
  }
  const source = { isReady: () => !leaving && serving > 0, metrics: () => registry.clusterMetrics() }
  await startOps(config, source, log)
  await probe(config)
  passNewsOn()
  members?.start()
  await Promise.all(Array.from({ length: wanted }, keep))
  announce(config)
}
