// The limit: a bare Fastify that sends ready bytes. It logs one pino line a request, or nothing.
import { readFileSync } from 'node:fs'
import Fastify, { LogController } from 'fastify'
import { destination, pino } from 'pino'

const [bytesFile = '', headersFile = '', log] = process.argv.slice(2)
const bytes = readFileSync(bytesFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>

const logger = pino(
  { level: log ? 'info' : 'silent', base: { pid: process.pid } },
  destination({ fd: 1, sync: false, minLength: 8192 }),
)
const app = Fastify({ loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) })
if (log) {
  app.addHook('onResponse', (request, reply, next) => {
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        totalMs: reply.elapsedTime,
      },
      'request',
    )
    next()
  })
}
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes))
await app.listen({ host: 'localhost', port: Number(process.env.PORT) })
