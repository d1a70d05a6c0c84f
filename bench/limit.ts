// The limit: a bare Fastify that sends ready bytes. It logs one pino line a request, or nothing.
import Fastify, { LogController } from 'fastify'
import { bytes, headers, logTo } from './limit-answer.ts'

const log = process.argv.includes('log')
const logger = logTo(log ? 'info' : 'silent')
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
