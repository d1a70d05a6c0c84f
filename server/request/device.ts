// The cookie that a device is known by at the next login: the member API's token for it, with the site's signature.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { sessionCookies, tokenForm } from './session-cookies.ts'
import { siteKey } from './site-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token by which the member API knows this device. */
    readonly deviceToken: string | null
    /** Whether the member API has said whose the session is, or somebody has logged in on this device before. */
    readonly isKnown: boolean
  }
  interface FastifyInstance {
    /** The site's secret key, read at the first call; null when there is none, which is logged. */
    siteKey(): Buffer | null
    /** Sets the device's cookie. @param token the member API's, new for this device */
    setDevice(reply: FastifyReply, token: string): void
  }
}

function device(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  const { device } = sessionCookies(config)
  let key: Buffer | null | undefined
  app.decorate('siteKey', () => {
    if (key !== undefined) return key
    try {
      key = siteKey(config.dataDir)
    } catch (error) {
      app.log.warn({ err: error }, 'without a key of the site nobody is greeted while member accounts are away')
      key = null
    }
    return key
  })
  /** The token and its signature, as the cookie has them. */
  const partsOf = ({ cookies }: FastifyRequest) => (cookies[device.name] ?? '').split('.')
  function signatureOf(token: string) {
    const secret = app.siteKey()
    return secret ? createHmac('sha256', secret).update(`device ${token}`).digest('base64url') : ''
  }
  app.decorateRequest('deviceToken', {
    getter(this: FastifyRequest) {
      const [token = ''] = partsOf(this)
      return tokenForm.test(token) ? token : null
    },
  })
  app.decorateRequest('isKnown', {
    getter(this: FastifyRequest) {
      if (this.confirmed) return true
      const [token = '', signature = ''] = partsOf(this)
      const expected = signature && tokenForm.test(token) ? signatureOf(token) : ''
      return (
        expected !== '' &&
        expected.length === signature.length &&
        timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
      )
    },
  })
  app.decorate('setDevice', (reply, token) => {
    reply.setCookie(device.name, `${token}.${signatureOf(token)}`, device.lasting)
  })
  done()
}

export default fp(device, { name: 'device', dependencies: ['@fastify/cookie'] })
