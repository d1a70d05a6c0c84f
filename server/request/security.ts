// Security headers of every answer, the two content security policies, and the check of where a write comes from.
import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { OutsideProviders } from '../../content/site.ts'
import { isUtf8 } from '../../lib/charset.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The security headers of an answer. Public pages have no inline script; personal ones give the nonce of theirs.
     */
    securityHeaders(nonce?: string): Readonly<Record<string, string>>
  }
}

interface Parts {
  config: Config
  providers: OutsideProviders
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The content security policy of a page, by its nonce. Without one only our own files run, so the page can be cached; and
 * those of a provider that the site was told to let in.
 */
function contentPolicies(config: Config, { analytics, pixel }: OutsideProviders): (nonce?: string) => string {
  const own = [...new Set(Object.values(config.origins))].join(' ')
  const counting = analytics ? ` ${new URL(analytics.script).origin}` : ''
  const pictures = pixel ? ` ${new URL(pixel.address).origin}` : ''
  const ads = config.adProvider ? ` ${new URL(config.adProvider).origin}` : ''
  const scripts = `script-src 'self'${counting}`
  const rest = [
    "style-src 'self'",
    `img-src 'self' data:${pictures}${ads}`,
    "font-src 'self'",
    `connect-src 'self'${counting}${ads}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${own}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return nonce => `default-src 'none'; ${nonce ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : scripts}; ${rest}`
}

/** The headers that helmet sets, read once: none of them depends on the request. */
function helmetHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value
    },
    removeHeader() {},
  }
  const https = config.origins.main.startsWith('https:')
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })({} as never, answer as never, () => {}) // helmet only sets headers here
  return headers
}

/**
 * Whether a write comes from one of our pages: by Sec-Fetch-Site, in older browsers by Origin; false without either.
 */
export function isOwnWrite(headers: FastifyRequest['headers'], origins: ReadonlySet<string>): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && !origins.has(origin)) return false
  if (site === undefined) return origin !== undefined
  return site === 'same-origin' || (site === 'same-site' && origin !== undefined)
}

async function security(app: FastifyInstance, { config, providers }: Parts) {
  const base = {
    ...helmetHeaders(config),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  }
  const policyOf = contentPolicies(config, providers)
  const cacheable = Object.freeze({ ...base, 'content-security-policy': policyOf() })
  app.decorate('securityHeaders', nonce =>
    nonce ? { ...base, 'content-security-policy': policyOf(nonce) } : cacheable,
  )

  const own = new Set(Object.values(config.origins))
  app.addHook('onRequest', (request, _reply, next) => {
    if (writes.has(request.method) && !isOwnWrite(request.headers, own)) next(httpError(403, 'foreign-origin'))
    else next()
  })
  app.addHook('preParsing', (request, _reply, payload, next) => {
    if (isUtf8(request.headers['content-type'])) next(null, payload)
    else next(httpError(415, 'wrong-type'))
  })
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(cacheable)
    next(null, payload)
  })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: request => createHash('sha256').update(request.ip).digest('base64url'),
    errorResponseBuilder: () => httpError(429, 'too-many'),
  })
}

export default fp(security, { name: 'security', dependencies: ['hosts'] })
