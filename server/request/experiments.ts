// The versions of a page's experiments for this visitor: assigned by the unique id, or forced by the query.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Versions } from '../../experiments/all.ts'
import { assignVersions, forcedVersions } from '../../experiments/assign.ts'
import type { Experiment } from '../../experiments/experiment.ts'
import type { Config } from '../config.ts'

export interface Assignment {
  versions: Versions
  /** True when the query forced one: the answer is for this visitor and this page only. */
  forced: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For the experiments that a page declares. Nothing is in force while experiments are off. */
    assign(request: FastifyRequest, declared: readonly Experiment[]): Assignment
  }
}

const none: Assignment = { versions: {}, forced: false }

function experiments(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  app.decorate('assign', (request: FastifyRequest, declared: readonly Experiment[]): Assignment => {
    if (!config.experimentsOn || !declared.length) return none
    const who = { uid: request.uid, signedIn: request.visitor.signedIn, country: request.visitor.country }
    const assigned = assignVersions(who, declared)
    // A version can be forced only on a visitor that the experiment is for.
    const meant = declared.filter(experiment => experiment.name in assigned)
    const forced = forcedVersions(request.query as Record<string, string | string[] | undefined>, meant)
    const isForced = Object.keys(forced).length > 0
    return { versions: isForced ? { ...assigned, ...forced } : assigned, forced: isForced }
  })
  done()
}

export default fp(experiments, { name: 'experiments', dependencies: ['visitor', 'unique-id'] })
