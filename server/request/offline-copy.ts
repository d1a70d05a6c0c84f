// The copy of a page that a browser keeps for when there is no network. Whoever it is shown to later, it is the page of
// a visitor who is signed out and in no experiment: its request counts as one without cookies, and none is set.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { copyHeader } from '../../domain/offline.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page is asked for as a copy; nobody looks at it now. */
    isOfflineCopy: boolean
  }
}

function offlineCopy(app: FastifyInstance, _options: object, done: () => void) {
  app.decorateRequest('isOfflineCopy', false)
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.method === 'GET' && request.headers[copyHeader] === '1') {
      request.isOfflineCopy = true
      request.cookies = {}
    }
    next()
  })
  done()
}

export default fp(offlineCopy, { name: 'offline-copy', dependencies: ['@fastify/cookie'] })
