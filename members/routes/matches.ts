// Matches of names, which need no account: a seat's bearer token gives access to the match, and without one every
// match answers 404.
import type { FastifyRequest } from 'fastify'
import { readMatchName } from '../../domain/names/match.ts'
import { tokenOf } from '../authenticate.ts'
import type { Context, MembersApp } from '../context.ts'
import { idempotencyKey } from '../idempotency.ts'
import { newToken } from '../ids.ts'
import { placeOf } from '../known-places.ts'
import { takeOrRefuse } from '../limits.ts'
import { joinMatch, startMatch } from '../match-seats.ts'
import { readMatch, setVote } from '../matches.ts'
import { httpError, notFound, ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'
import { transaction } from '../store/transaction.ts'

/** Characters of an Idempotency-Key: the match's secrets are derived from it, so it must be hard to guess. */
const minKeyLength = 32

/**
 * The seed that a match's secrets are derived from: the same when a request is repeated.
 * @throws HttpError 400 when the Idempotency-Key is short enough to be guessed
 */
function seedOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && key.length < minKeyLength) throw httpError(400, 'malformed-request')
  return idempotencyKey(request) ?? newToken()
}

export function matchRoutes(app: MembersApp, { store, now }: Context) {
  serve(app, 'POST /matches', async (request, reply) => {
    const seed = seedOf(request)
    await takeOrRefuse(store.db, 'match-start', placeOf(request).network, now())
    const made = await transaction(store, db => startMatch(db, seed, now()))
    return reply.code(201).send(made)
  })

  serve(app, 'POST /matches/:code/join', async (request, reply) => {
    const seed = seedOf(request)
    await takeOrRefuse(store.db, 'match-join', placeOf(request).network, now())
    const token = await transaction(store, db => joinMatch(db, request.params.code, seed, now()))
    if (token === null) throw notFound()
    return reply.code(201).send({ token })
  })

  serve(app, 'GET /matches/:code', async request => readMatch(store.db, request.params.code, tokenOf(request), now()))

  serve(app, 'PUT /matches/:code/votes/:name', async request => {
    const name = readMatchName(request.params.name)
    if (name === null) throw ruleBroken('name', 'match-name')
    const { vote, own = false } = request.body
    const agreed = await transaction(store, db =>
      setVote(db, request.params.code, tokenOf(request), { name, vote, own }, now()),
    )
    return { name, vote, ...agreed }
  })
}
