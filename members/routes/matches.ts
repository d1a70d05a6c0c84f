// Matches of names, which need no account: a seat's bearer token gives access to the match, and without one every
// match answers 404.
import type { FastifyRequest } from 'fastify'
import { isShortCode, readMatchName } from '../../domain/names/match.ts'
import { tokenOf } from '../authenticate.ts'
import type { Context, MembersApp } from '../context.ts'
import { idempotencyKey } from '../idempotency.ts'
import { newToken } from '../ids.ts'
import { placeOf } from '../known-places.ts'
import { type Count, takeAllOrRefuse, takeOrRefuse } from '../limits.ts'
import { joinMatch, requireSeat, startMatch } from '../match-seats.ts'
import { codeBehind, giveShortCode } from '../match-short-codes.ts'
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

const joins = (network: string): Count => ['match-join', network]
const shortCodes = (network: string): Count => ['match-short-code', network]

export function matchRoutes(app: MembersApp, { store, now }: Context) {
  serve(app, 'POST /matches', async (request, reply) => {
    const seed = seedOf(request)
    await takeOrRefuse(store.db, 'match-start', placeOf(request).network, now())
    const made = await transaction(store, db => startMatch(db, seed, now()))
    return reply.code(201).send(made)
  })

  serve(app, 'POST /matches/:code/join', async (request, reply) => {
    const seed = seedOf(request)
    const { network } = placeOf(request)
    const given = request.params.code
    await takeAllOrRefuse(
      store.db,
      isShortCode(given) ? [joins(network), shortCodes(network)] : [joins(network)],
      now(),
    )
    const code = isShortCode(given) ? await codeBehind(store, given, now()) : given
    const token = code && (await transaction(store, db => joinMatch(db, code, seed, now())))
    if (!token) throw notFound()
    return reply.code(201).send(code === given ? { token } : { code, token })
  })

  serve(app, 'POST /matches/:code/short-code', async (request, reply) => {
    const { code } = request.params
    const seat = await requireSeat(store.db, code, tokenOf(request), now())
    await takeOrRefuse(store.db, 'match-new-short-code', seat.token_hash, now())
    return reply.code(201).send(await transaction(store, db => giveShortCode(db, store.keys, code, now())))
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
