// The random id that keeps a browser in the same experiment versions, and those versions: assigned by the id, or forced
// by the query. The id says nothing about the person.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Versions } from '../../experiments/all.ts'
import { assignVersions, forcedVersions } from '../../experiments/assign.ts'
import type { Experiment } from '../../experiments/experiment.ts'
import type { Config } from '../config.ts'
import type { Visit } from './visit.ts'

export interface Assignment {
  versions: Versions
  /** True when the query forced one: the answer is for this visitor and this page only. */
  forced: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The unique id of the browser. */
    uid: string
    /** The Set-Cookie header of a new id, for the page to send. */
    uidCookie: string | undefined
  }
  interface FastifyInstance {
    /** The versions of the experiments that a page declares. Nothing is in force while experiments are off. */
    assign(visit: Visit, declared: readonly Experiment[]): Assignment
    /** Notes down the unique id of the browser; one without gets a new one. */
    recogniseBrowser(visit: Pick<Visit, 'cookies' | 'isOfflineCopy' | 'uid' | 'uidCookie'>): void
  }
}

const lifetime = 31_104_000_000 / 1000 // seconds, about 360 days
const form = /^[\w-]{22}$/
const none: Assignment = { versions: {}, forced: false }

function experiments(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  const secure = config.origins.main.startsWith('https:')
  const cookie = {
    path: '/',
    maxAge: lifetime,
    httpOnly: true,
    secure,
    sameSite: 'lax',
    domain: config.cookieDomain,
  } as const
  app.decorateRequest('uid', '')
  app.decorateRequest('uidCookie', undefined)
  app.decorate('recogniseBrowser', function recogniseBrowser(visit) {
    const given = visit.cookies.uid
    if (given && form.test(given)) visit.uid = given
    else if (!visit.isOfflineCopy) {
      visit.uid = randomBytes(16).toString('base64url')
      visit.uidCookie = app.serializeCookie('uid', visit.uid, cookie)
    }
  })
  app.addHook('onRequest', (request, _reply, next) => {
    app.recogniseBrowser(request)
    next()
  })

  app.decorate('assign', function assign(visit: Visit, declared: readonly Experiment[]): Assignment {
    if (!config.experimentsOn || visit.isOfflineCopy || !declared.length) return none
    const who = { uid: visit.uid, signedIn: visit.visitor.signedIn, country: visit.visitor.country }
    const assigned = assignVersions(who, declared)
    // A version can be forced only on a visitor that the experiment is for.
    const open = declared.filter(experiment => experiment.name in assigned)
    const forced = forcedVersions(visit.query as Record<string, string | string[] | undefined>, open)
    const isForced = Object.keys(forced).length > 0
    return { versions: isForced ? { ...assigned, ...forced } : assigned, forced: isForced }
  })
  done()
}

export default fp(experiments, { name: 'experiments', dependencies: ['@fastify/cookie', 'offline-copy', 'visitor'] })
