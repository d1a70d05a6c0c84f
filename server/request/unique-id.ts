// The random id that keeps a browser in the same experiment versions. It says nothing about the person.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uid: string
    /** The Set-Cookie header of a new id, for the page to send. */
    uidCookie: string | undefined
  }
}

const lifetime = 31_104_000_000 / 1000 // seconds, about 360 days
const form = /^[\w-]{22}$/

function uniqueId(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  const secure = config.origins.main.startsWith('https:')
  app.decorateRequest('uid', '')
  app.decorateRequest('uidCookie', undefined)

  app.addHook('onRequest', (request, _reply: FastifyReply, next) => {
    const given = request.cookies.uid
    if (given && form.test(given)) request.uid = given
    else {
      request.uid = randomBytes(16).toString('base64url')
      request.uidCookie = app.serializeCookie('uid', request.uid, {
        path: '/',
        maxAge: lifetime,
        httpOnly: true,
        secure,
        sameSite: 'lax',
        domain: config.cookieDomain,
      })
    }
    next()
  })
  done()
}

export default fp(uniqueId, { name: 'unique-id', dependencies: ['@fastify/cookie'] })
