// Metrics, liveness and readiness for operators, on a port of their own that listens on loopback only.
import { createServer, type Server } from 'node:http'
import type { Config } from '../config.ts'
import type { SiteLogger } from '../logger.ts'

export interface OpsSource {
  isReady(): boolean
  metrics(): Promise<string>
}

/** Listens on OPS_PORT, if it is set. @throws EADDRINUSE and other errors of listening */
export async function startOps(
  { opsPort }: Config,
  source: OpsSource,
  { logger }: SiteLogger,
): Promise<Server | undefined> {
  if (opsPort === undefined) return
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return void response.end('ok\n')
    if (request.url === '/readyz')
      return void response.writeHead(source.isReady() ? 200 : 503).end(source.isReady() ? 'ready\n' : 'not ready\n')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await source.metrics()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
    } catch (error) {
      logger.error({ err: error }, 'metrics could not be read')
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(opsPort, '127.0.0.1', resolve))
  server.unref()
  return server
}
