// `/api/name-cards`: the cards of the name matcher, the same for everyone, made when first asked for and again for new content.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Content } from '../../content/load.ts'
import { cardsOf } from '../../content/names/cards.ts'
import type { Names } from '../../content/names/names.ts'
import { packCards } from '../../domain/names/cards.ts'
import { type Encoding, keptEncoding, squeeze } from '../compress.ts'

const caching = 'public, max-age=3600, stale-while-revalidate=86400'

interface Kept {
  bytes: Buffer
  packed: Map<Encoding, Promise<Buffer>>
}

function nameCards(app: FastifyInstance, { content }: { content: Content }, done: () => void) {
  const known = new WeakMap<Names, Kept>()
  async function kept(): Promise<Kept> {
    const names = await content.names()
    const there = known.get(names) ?? { bytes: Buffer.from(JSON.stringify(packCards(cardsOf(names)))), packed: new Map() }
    known.set(names, there)
    return there
  }
  app.get('/api/name-cards', async (request, reply) => {
    const { bytes, packed } = await kept()
    const encoding = keptEncoding(request.headers['accept-encoding'])
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': caching, vary: 'Accept-Encoding' })
    if (!encoding) return reply.send(bytes)
    const form = packed.get(encoding) ?? squeeze[encoding](bytes)
    packed.set(encoding, form)
    return reply.header('content-encoding', encoding).send(await form)
  })
  done()
}

export default fp(nameCards, { name: 'name-cards', dependencies: ['hosts'] })
