// `/api/name-cards`: the cards of the name matcher, the same for everyone; made at the first request of each content.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { packCards } from '../../domain/names/cards.ts'
import { memoized } from '../../lib/memoize.ts'
import { cardsOf } from '../../names/matcher-cards.ts'
import type { Names } from '../../names/names.ts'
import type { Content } from '../../publishing/load.ts'
import { sendPrecompressed, sharedJson } from './send-precompressed.ts'

function nameCards(app: FastifyInstance, { content }: { content: Content }, done: () => void) {
  const bytesOf = memoized((names: Names) => {
    app.admit()
    return Buffer.from(JSON.stringify(packCards(cardsOf(names))))
  })
  app.get('/api/name-cards', async (request, reply) => {
    const bytes = bytesOf(await content.names())
    return sendPrecompressed(request, reply.headers(sharedJson), bytes)
  })
  done()
}

export default fp(nameCards, { name: 'name-cards', dependencies: ['hosts', 'pressure'] })
