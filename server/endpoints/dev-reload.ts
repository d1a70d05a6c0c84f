// Development only: an event stream that tells open pages which start of the server this is, so that they reload after
// a change.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

function devReload(app: FastifyInstance, _options: object, done: () => void) {
  const start = String(Date.now())
  app.get('/dev/build', (_request, reply) => {
    reply.hijack()
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(`retry: 300\ndata: ${start}\n\n`)
  })
  done()
}

export default fp(devReload, { name: 'dev-reload', dependencies: ['hosts'] })
