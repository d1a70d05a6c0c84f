// Listens, and stops without losing a request.
import net from 'node:net'
import closeWithGrace from 'close-with-grace'
import { onStopSignals } from '../../lib/stop-signals.ts'
import { buildApp } from '../app.ts'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import type { SiteLogger } from '../logger.ts'
import { startProcessMetrics } from '../metrics.ts'
import { leaveMessage } from '../worker-news.ts'

const closeAllMs = 8500 // answers that are still running then are cut, because a stop may take 10 s at most
const graceMs = 9500
const idleMs = 1000 // how often idle connections are closed during a stop; until then one may bring another request

/** The address to listen on. `localhost` becomes its IPv4 address alone, so that there is a single socket to close. */
export const addressOf = ({ host }: Config) => (host === 'localhost' ? '127.0.0.1' : host)

/**
 * Builds the application, waits for `permission`, and listens.
 * @param permission called when everything is ready
 * @throws EADDRINUSE and other errors of listening
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

  /** Only when no answer is pending: Node counts a connection as idle while a slow client still reads its answer. */
  function closeIdle() {
    if (!app.connections.areAnswersPending()) app.server.closeIdleConnections()
  }

  /** Accepts no new connections, answers with `Connection: close`, and closes idle connections a moment later. */
  function leave(): Promise<void> {
    app.leaving = true
    const { server } = app
    // Not Fastify's or node:http's close: they end idle connections at once, and with them a request that is arriving.
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
  process.on('SIGHUP', () => {}) // handled by the primary
  process.on('message', message => {
    if (message === leaveMessage) grace.close()
  })
}
