// The items of a list, and the people who keep it.

import { today } from '../../domain/dates.ts'
import type { Context, MembersApp } from '../context.ts'
import { takeOrRefuse } from '../limits.ts'
import { notFound } from '../refusal.ts'
import { answerOnce, changeRegistry } from '../registries/change.ts'
import { acceptInvitation, invite } from '../registries/invitations.ts'
import { addItem, addManyItems, changeItem, orderItems, removeItem, restoreItem } from '../registries/items.ts'
import { leaveRegistry } from '../registries/owners.ts'
import { readItemFields } from '../registries/registry-fields.ts'
import { ownedRow, readRegistry } from '../registries/rows.ts'
import { serve } from '../serve.ts'

export function registryItemRoutes(app: MembersApp, context: Context) {
  const { now } = context

  serve(app, 'POST /members/:member/registries/:id/items', (request, reply) => {
    const { item: given, anyway = false } = request.body
    const fields = readItemFields(given, undefined)
    return changeRegistry(context, request, reply, async (db, row) => {
      const item = await addItem(db, row, fields, { anyway, now: now() })
      return { status: 201, body: { item, registry_version: row.version } }
    })
  })

  serve(app, 'POST /members/:member/registries/:id/items/many', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => ({
      status: 201,
      body: { ...(await addManyItems(db, row, request.body.items, now())), registry_version: row.version },
    })),
  )

  serve(app, 'PUT /members/:member/registries/:id/items/:item', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      const item = await changeItem(db, row, request.params.item, request.body, now())
      return { body: { item, registry_version: row.version } }
    }),
  )

  serve(app, 'DELETE /members/:member/registries/:id/items/:item', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      await removeItem(db, row, request.params.item, now())
      return {}
    }),
  )

  serve(app, 'POST /members/:member/registries/:id/items/:item/restore', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      const item = await restoreItem(db, row, request.params.item, now())
      return { body: { item, registry_version: row.version } }
    }),
  )

  serve(app, 'PUT /members/:member/registries/:id/order', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row, again) => {
      await orderItems(db, row, request.body.items, request.body.was)
      return { body: { registry: await again() } }
    }),
  )
}

export function registryOwnerRoutes(app: MembersApp, context: Context) {
  const { store, now, wakeMail } = context

  serve(app, 'POST /members/:member/registries/:id/invitations', async (request, reply) => {
    // Before the limit, so that nobody else's list can be asked for through it
    if (!(await ownedRow(store.db, request.member.id, request.params.id))) throw notFound()
    await takeOrRefuse(store.db, 'registry-invite', request.member.id, now())
    return changeRegistry(context, request, reply, async (db, row, again) => {
      await invite(db, row, request.body.email, now())
      return { status: 201, body: { registry: await again() }, after: wakeMail }
    })
  })

  serve(app, 'POST /members/:member/registry-invitations/:token', (request, reply) =>
    answerOnce(context, request, reply, async db => {
      const { id } = request.member
      const row = await ownedRow(db, id, await acceptInvitation(db, id, request.params.token, now()))
      if (!row) throw notFound()
      return { status: 201, body: { registry: await readRegistry(db, row, id, today(now())) } }
    }),
  )

  serve(app, 'DELETE /members/:member/registries/:id/owners/me', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      await leaveRegistry(db, row, request.member.id)
      return {}
    }),
  )
}
