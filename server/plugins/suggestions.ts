// `GET /api/suggestions?q=`: pages that fit what somebody is typing, or help. The same for everyone in a country, kept nowhere but in caches.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { helpSuggestions } from '../../content/distress/help.ts'
import { type Content, contentFor } from '../../content/load.ts'
import { suggestionsPath } from '../../domain/suggestion.ts'
import type { Config } from '../config.ts'

const caching = 'public, max-age=60'

function suggestions(app: FastifyInstance, { config, content }: { config: Config; content: Content }, done: () => void) {
  app.get(suggestionsPath, async (request, reply) => {
    const { q } = request.query as Record<string, unknown> // Fastify's parser gives an object
    const text = typeof q === 'string' ? q : ''
    const { country, countryCode } = request.visitor
    const own = contentFor(country, content)
    reply.headers({ 'cache-control': caching, vary: config.countryHeader })
    return { suggestions: helpSuggestions(own, text, countryCode) ?? (await own.suggest(text)) }
  })
  done()
}

export default fp(suggestions, { name: 'suggestions', dependencies: ['visitor'] })
