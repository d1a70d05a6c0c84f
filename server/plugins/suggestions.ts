// `GET /api/suggestions?q=`: pages that fit what somebody is typing, after a loss only those that are meant for then. The same for all
// others in a country, and kept nowhere but in caches.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Content, contentFor } from '../../content/load.ts'
import { searchingSensitive } from '../../content/offers.ts'
import { suggestionsPath } from '../../domain/suggestion.ts'
import type { Config } from '../config.ts'
import { soonSensitive } from '../sensitive.ts'

const caching = 'public, max-age=60'
const forOne = 'private, no-store'

function suggestions(app: FastifyInstance, { config, content }: { config: Config; content: Content }, done: () => void) {
  app.get(suggestionsPath, async (request, reply) => {
    app.admit()
    const { q } = request.query as Record<string, unknown> // Fastify's parser gives an object
    const sensitive = await soonSensitive(request)
    const who = sensitive ? searchingSensitive : undefined
    const found = await contentFor(request.visitor.country, content).suggest(typeof q === 'string' ? q : '', who)
    const isOwn = request.visitor.signedIn || sensitive
    reply.headers({ 'cache-control': isOwn ? forOne : caching, vary: `Cookie, ${config.countryHeader}` })
    return { suggestions: found }
  })
  done()
}

export default fp(suggestions, { name: 'suggestions', dependencies: ['visitor', 'pressure'] })
