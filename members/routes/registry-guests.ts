// Lists as guests use them, without an account: look, enter a PIN, reserve, and the giver's own page.
import type { FastifyRequest } from 'fastify'
import { giverProblems, searchProblems } from '../../domain/registry/fields.ts'
import { passesForm } from '../../domain/registry/link.ts'
import { registryLimits } from '../../domain/registry/registry.ts'
import { readEmail } from '../account-fields.ts'
import { tokenOf } from '../authenticate.ts'
import type { Context, MembersApp } from '../context.ts'
import { normalizeText } from '../fields.ts'
import { idempotencyKey } from '../idempotency.ts'
import { newToken } from '../ids.ts'
import { placeOf } from '../known-places.ts'
import { type Count, takeAllOrRefuse, takeOrRefuse } from '../limits.ts'
import { httpError, notFound, ruleBroken } from '../refusal.ts'
import { changeGift, readGift } from '../registries/givers.ts'
import { type Guest, guestHead, guestRegistry, isForOwners, leftOf, passOf, visit } from '../registries/guests.ts'
import { marksIn } from '../registries/owner-mark.ts'
import { tryPin } from '../registries/pin.ts'
import { normalizeLines, refuseProblems } from '../registries/registry-fields.ts'
import { giftToken, isAnsweredEarly, reserve } from '../registries/reserving.ts'
import { findRegistries } from '../registries/search.ts'
import { serve } from '../serve.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../store/faults.ts'
import { transaction } from '../store/transaction.ts'

export function registryGuestRoutes(app: MembersApp, context: Context) {
  const { store, now, wakeMail } = context
  const guestOf = (request: FastifyRequest): Guest => {
    const given = request.headers['x-registry-pass']
    const passes = typeof given === 'string' && passesForm.test(given) ? given.split('.') : []
    return { token: tokenOf(request), passes, marks: marksIn(request.headers['x-registry-own']), now: now() }
  }

  serve(app, 'GET /registries/:link', async request => ({
    registry: await guestRegistry(store.db, await visit(store, request.params.link, guestOf(request))),
  }))

  serve(app, 'GET /registries/:link/head', async request => ({
    registry: guestHead(await visit(store, request.params.link, guestOf(request))),
  }))

  serve(app, 'GET /registries/:link/left', async request => ({
    left: await leftOf(store.db, await visit(store, request.params.link, guestOf(request))),
  }))

  serve(app, 'POST /registries/:link/pin', async request => {
    const { row } = await visit(store, request.params.link, guestOf(request))
    await tryPin(store.db, row, { pin: request.body.pin.trim(), network: placeOf(request).network, now: now() })
    return { pass: passOf(store.keys, row) }
  })

  serve(app, 'POST /registries/:link/items/:item/reservations', async (request, reply) => {
    const { link, item } = request.params
    const { name, email, quantity, message = '', key } = request.body
    const guest = await visit(store, link, guestOf(request))
    const { row, needsPin } = guest
    if (isForOwners(guest)) throw httpError(409, 'own-list')
    if (row.status !== 'open') throw httpError(409, 'not-open')
    if (needsPin) throw ruleBroken('pin', 'pin-needed')
    refuseProblems(giverProblems({ name, quantity, message }))
    const giver = { name: normalizeText(name), email: readEmail(email), message: normalizeLines(message), quantity }
    const seed = key ?? idempotencyKey(request) ?? newToken()
    const known = giftToken(row.id, item, seed)
    if (await isAnsweredEarly(store.db, row, item, quantity, known)) return reply.code(201).send({ token: known })
    const { network } = placeOf(request)
    const counts: Count[] = [
      ['registry-reserve', network],
      ['registry-reserve-list', `${row.id} ${network}`],
    ]
    await takeAllOrRefuse(store.db, counts, now())
    const token = await transaction(store, db => reserve(db, row, item, giver, { seed, network, now: now() })).catch(
      (error: unknown) => {
        if (isUniqueViolation(error)) return known // the same request, at the same time
        throw isForeignKeyViolation(error) ? notFound() : error // the list was deleted at the same time
      },
    )
    wakeMail()
    return reply.code(201).send({ token })
  })

  serve(app, 'GET /registry-gifts/:token', async request => ({
    gift: await readGift(store.db, request.params.token, queryOf(request, 'under')),
  }))

  serve(app, 'PUT /registry-gifts/:token', async request => {
    const [{ token }, under] = [request.params, queryOf(request, 'under')]
    await transaction(store, db => changeGift(db, token, under, request.body, now()))
    return { gift: await readGift(store.db, token, under) }
  })

  serve(app, 'GET /registry-search', async request => {
    const [first, last, state, month] = ['first', 'last', 'state', 'month'].map(name => queryOf(request, name))
    await takeOrRefuse(store.db, 'registry-search', placeOf(request).network, now())
    refuseProblems(searchProblems(first ?? '', last ?? ''))
    const wanted = { first: first ?? '', last: last ?? '', state: state ?? '', month: monthIn(month ?? '') }
    return { items: await findRegistries(store.db, wanted) }
  })
}

const longest = Math.max(registryLimits.parentName, 100)

/** One value of the address's query, cut to a length that no rule exceeds; '' for none and for several. */
function queryOf(request: FastifyRequest, name: string): string {
  const value = Object(request.query)[name]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no U+0000
  return typeof value === 'string' ? value.slice(0, longest).replaceAll(/[\u0000-\u001f]/g, '') : ''
}

const monthIn = (text: string) => (/^(?:[1-9]|1[0-2])$/.test(text) ? Number(text) : null)
