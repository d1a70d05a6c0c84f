// The matcher of names. No account: who has a seat's token has the seat, and without it there is nothing at these
// addresses.
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Nothing, strict } from '../../contract/schemas.ts'
import { readMatchName, votes } from '../../domain/names/match.ts'
import { tokenOf } from '../authenticate.ts'
import type { Context, MembersApp } from '../context.ts'
import { idempotencyKey } from '../idempotency.ts'
import { newToken } from '../ids.ts'
import { placeOf } from '../known-places.ts'
import { takeOrRefuse } from '../limits.ts'
import { joinMatch, startMatch } from '../match-seats.ts'
import { castVote, readMatch } from '../matches.ts'
import { httpError, notFound, ruleBroken } from '../refusal.ts'
import { transaction } from '../store/transaction.ts'

const CodePath = Type.Object({ code: Type.String() })
const VotePath = Type.Object({ code: Type.String(), name: Type.String() })
const VoteBody = Type.Object(
  { vote: Type.Union([...votes.map(vote => Type.Literal(vote)), Type.Null()]), own: Type.Optional(Type.Boolean()) },
  strict,
)

const open = { open: true }
/** Of an Idempotency-Key: it stands for the secrets that it gives, so it must be one. */
const shortestKey = 32

/**
 * What a match's secrets are made of: the same for a question that comes twice. @throws HttpError 400 for a key that
 * could be guessed
 */
function seedOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && key.length < shortestKey) throw httpError(400, 'malformed-request')
  return idempotencyKey(request) ?? newToken()
}

export function matchRoutes(app: MembersApp, { store, now }: Context) {
  app.post('/matches', { config: open, schema: { body: Nothing } }, async (request, reply) => {
    const seed = seedOf(request)
    await takeOrRefuse(store.db, 'match-start', placeOf(request).network, now())
    const made = await transaction(store, db => startMatch(db, seed, now()))
    return reply.code(201).send(made)
  })

  app.post(
    '/matches/:code/join',
    { config: open, schema: { params: CodePath, body: Nothing } },
    async (request, reply) => {
      const seed = seedOf(request)
      await takeOrRefuse(store.db, 'match-join', placeOf(request).network, now())
      const token = await transaction(store, db => joinMatch(db, request.params.code, seed, now()))
      if (token === null) throw notFound()
      return reply.code(201).send({ token })
    },
  )

  app.get('/matches/:code', { config: open, schema: { params: CodePath } }, async request =>
    readMatch(store.db, request.params.code, tokenOf(request), now()),
  )

  app.put(
    '/matches/:code/votes/:name',
    { config: open, schema: { params: VotePath, body: VoteBody } },
    async request => {
      const name = readMatchName(request.params.name)
      if (name === null) throw ruleBroken('name', 'match-name')
      const { vote, own = false } = request.body
      const agreed = await transaction(store, db =>
        castVote(db, request.params.code, tokenOf(request), { name, vote, own }, now()),
      )
      return { name, vote, ...agreed }
    },
  )
}
