// Limits on connections, so that there is always room for the next visitor.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type GuardedConnections, guardConnections } from '../../lib/connections.ts'
import { connectionsWithin, descriptorLimit } from '../../lib/descriptors.ts'
import type { Config } from '../config.ts'
import { gauge } from '../metrics.ts'
import { endWithProblem, plainProblem } from './unreadable.ts'

declare module 'fastify' {
  interface FastifyInstance {
    connections: GuardedConnections
  }
}

/** Milliseconds until an answer has to begin. The deadlines of the member API's lanes (`lanes.ts`) are shorter. */
const deadlineMs = { answer: 10_000, upload: 20_000 }

function connections(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  const maxConnections = connectionsWithin(descriptorLimit())
  const isProxy = proxyAddr.compile([...config.trustProxy])
  // A proxy brings everybody's requests.
  const maxOfNetwork = (address: string) => (isProxy(address, 0) ? maxConnections : Math.ceil(maxConnections / 2))
  // Fastify's handlerTimeout would also cut a picture that is on its way to a slow phone; this deadline is for answers
  // that have not begun.
  function endLate(response: ServerResponse, ms: number) {
    if (!response.req.complete) return // the request is still being sent: node:http has a deadline for that
    const isUpload = response.req.headers['content-type']?.startsWith('multipart/')
    if (ms <= (isUpload ? deadlineMs.upload : deadlineMs.answer)) return
    const { headers, body } = plainProblem(app, 503, 'Service Unavailable', 'overloaded')
    response.writeHead(503, { ...headers, 'retry-after': '5' }).end(body)
  }
  const guarded = guardConnections(app.server, { maxConnections, maxOfNetwork, onWaiting: endLate })
  app.decorate('connections', guarded)
  gauge('connections_open', 'Connections of visitors.', guarded.open)
  gauge('connections_closed_for_room', 'Connections closed because there were too many.', () => guarded.closed.forRoom)
  gauge('connections_closed_for_slowness', 'Connections closed because too little was read.', () => guarded.closed.slow)

  // Without these listeners node:http would answer by itself, without our headers and log line, or not at all.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    request.resume()
    const { headers, body } = plainProblem(app, 417, 'Expectation Failed')
    response.writeHead(417, headers).end(body)
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    endWithProblem(app, socket, 405, 'Method Not Allowed', 'CONNECT'),
  )
  done()
}

export default fp(connections, { name: 'connections', dependencies: ['security'] })
