// `GET /api/suggestions?q=`: pages that fit what somebody is typing. The same for everyone in a country, and kept nowhere but in caches.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Content, contentFor } from '../../content/load.ts'
import { suggestionsPath } from '../../domain/suggestion.ts'
import type { Config } from '../config.ts'

const caching = 'public, max-age=60'

function suggestions(app: FastifyInstance, { config, content }: { config: Config; content: Content }, done: () => void) {
  app.get(suggestionsPath, async (request, reply) => {
    const { q } = request.query as Record<string, unknown> // Fastify's parser gives an object
    const found = await contentFor(request.visitor.country, content).suggest(typeof q === 'string' ? q : '')
    reply.headers({ 'cache-control': caching, vary: config.countryHeader })
    return { suggestions: found }
  })
  done()
}

export default fp(suggestions, { name: 'suggestions', dependencies: ['visitor'] })
