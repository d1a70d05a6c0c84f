// Listens, and leaves without losing a request.
import net from 'node:net'
import closeWithGrace from 'close-with-grace'
import { onStopSignals } from '../../lib/stop-signals.ts'
import { buildApp } from '../app.ts'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import type { SiteLogger } from '../logger.ts'
import { startProcessMetrics } from '../metrics.ts'
import { leaveMessage } from '../worker-news.ts'

const closeAllMs = 8500 // answers still running then are cut: a stop is over after 10 s, whatever happens
const graceMs = 9500
const idleMs = 1000 // how long a quiet connection may bring one more request

/** Where to listen. `localhost` is one address, so that there is one socket to close; browsers find it. */
export const addressOf = ({ host }: Config) => (host === 'localhost' ? '127.0.0.1' : host)

/**
 * Gets ready, and listens when it is allowed to.
 * @param permission asked for when everything is ready
 * @throws EADDRINUSE and the like
 */
export async function serve(
  config: Config,
  build: SiteBuild,
  { logger, flush }: SiteLogger,
  permission: () => Promise<void>,
): Promise<void> {
  startProcessMetrics()
  const app = await buildApp(config, { build, logger })
  await app.ready()
  await permission()
  await app.listen({ host: addressOf(config), port: config.port })

  /** Node takes a connection for idle while a slow reader's answer is still on its way. */
  function closeIdle() {
    if (!app.connections.areAnswersPending()) app.server.closeIdleConnections()
  }

  /** No new connections; answers say that theirs is the last; quiet connections end a moment later. */
  function leave(): Promise<void> {
    app.leaving = true
    const { server } = app
    // Fastify's and node:http's own close end quiet connections at once, with the request that is on its way there.
    const closed = new Promise<void>(resolve => net.Server.prototype.close.call(server, () => resolve()))
    setInterval(closeIdle, idleMs)
    setTimeout(() => server.closeAllConnections(), closeAllMs)
    return closed
  }
  let signal: string | undefined
  const grace = closeWithGrace(
    { delay: graceMs, logger: false, skip: ['SIGHUP', 'SIGTERM', 'SIGINT'] },
    async ({ err }) => {
      if (err) logger.fatal({ err }, 'the process fails')
      else logger.info({ signal }, 'leaving')
      if (!err) await leave()
      flush()
    },
  )
  onStopSignals(
    name => {
      signal = name
      grace.close()
    },
    () => {
      flush()
      process.exit(1)
    },
  )
  process.on('SIGHUP', () => {}) // it is for the primary
  process.on('message', message => {
    if (message === leaveMessage) grace.close()
  })
}
