// `GET /api/suggestions?q=`: pages that fit what somebody is typing, or help for somebody in distress; after a loss
// only what is meant for then. Usual suggestions are the same for a whole country and may be cached. Help may not:
// somebody else may look into the browser's cache.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { suggestionsPath } from '../../domain/suggestion.ts'
import { type Content, contentFor } from '../../publishing/load.ts'
import { helpSuggestions } from '../../search/distress/help-results.ts'
import { sensitiveViewer } from '../../search/found.ts'
import type { Config } from '../config.ts'
import { soonSensitive } from '../request/sensitive.ts'

const caching = 'public, max-age=60'
const uncached = 'private, no-store'

function suggestions(
  app: FastifyInstance,
  { config, content }: { config: Config; content: Content },
  done: () => void,
) {
  app.get(suggestionsPath, async (request, reply) => {
    app.admit()
    const { q } = request.query as Record<string, unknown> // Fastify's parser gives an object
    const text = typeof q === 'string' ? q : ''
    const { country, countryCode, signedIn } = request.visitor
    const own = contentFor(country, content)
    const sensitive = await soonSensitive(request)
    const help = helpSuggestions(own, text, countryCode, sensitive)
    reply.headers({
      'cache-control': signedIn || sensitive || help ? uncached : caching,
      vary: `Cookie, ${config.countryHeader}`,
    })
    return { suggestions: help ?? (await own.suggest(text, sensitive ? sensitiveViewer : undefined)) }
  })
  done()
}

export default fp(suggestions, { name: 'suggestions', dependencies: ['visitor', 'pressure'] })
