// The gifts of a list, for its owners after the surprise.
import { today } from '../../domain/dates.ts'
import type { Context, MembersApp } from '../context.ts'
import { notFound } from '../refusal.ts'
import { changeRegistry } from '../registries/change.ts'
import { readGifts, requireRevealed, thankFor } from '../registries/gifts.ts'
import { ownedRow } from '../registries/rows.ts'
import { serve } from '../serve.ts'

export function registryGiftRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'GET /members/:member/registries/:id/gifts', async ({ member, params }) => {
    const row = await ownedRow(store.db, member.id, params.id)
    if (!row) throw notFound()
    requireRevealed(row, today(now()))
    return { gifts: await readGifts(store.db, row.id) }
  })

  serve(app, 'PUT /members/:member/registries/:id/gifts/:gift', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      requireRevealed(row, today(now()))
      return { body: { gift: await thankFor(db, row, request.params.gift, request.body) } }
    }),
  )
}
