// Lists as their owners keep them: make, change, delete one, its link, PIN and state.
import { today } from '../../domain/dates.ts'
import { pinProblem } from '../../domain/registry/fields.ts'
import type { Context, MembersApp } from '../context.ts'
import { eraseAnswers } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { takeOrRefuse } from '../limits.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { answerOnce, changeRegistry } from '../registries/change.ts'
import { deleteRegistry } from '../registries/farewells.ts'
import { requireRoom } from '../registries/invitations.ts'
import { readRegistryFields } from '../registries/registry-fields.ts'
import {
  fieldsOf,
  insertRegistry,
  newLinkColumns,
  ownedRow,
  readRegistry,
  readSummaries,
  registryColumns,
  writeNames,
} from '../registries/rows.ts'
import { requireUnchanged } from '../registries/unchanged.ts'
import { serve } from '../serve.ts'
import { newKey } from '../store/keys.ts'
import { sealed } from '../store/sealing.ts'

export function registryRoutes(app: MembersApp, context: Context) {
  const { store, now } = context
  /** The UTC day: what owners may see depends on it, so it is not the visitor's. */
  const utcDay = () => today(now())

  serve(app, 'GET /members/:member/registries', async ({ member }) => ({
    items: await readSummaries(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'POST /members/:member/registries', async (request, reply) => {
    const fields = readRegistryFields(request.body.registry, undefined, utcDay())
    const { id: member_id } = request.member
    await takeOrRefuse(store.db, 'registry-new', member_id, now())
    return answerOnce(context, request, reply, async db => {
      await requireRoom(db, member_id)
      const made = { id: newId(), key_slot: await newKey(db, store.keys), status: 'open', now: now() } as const
      const row = await insertRegistry(db, made, fields)
      const joined_at = instant(now())
      await db.insertInto('registry_owners').values({ registry_id: made.id, member_id, joined_at }).execute()
      await writeNames(db, made.id, fields)
      return { status: 201, body: { registry: await readRegistry(db, row, member_id, utcDay()) } }
    })
  })

  serve(app, 'GET /members/:member/registries/:id', async ({ member, params }) => {
    const row = await ownedRow(store.db, member.id, params.id)
    if (!row) throw notFound()
    return { registry: await readRegistry(store.db, row, member.id, utcDay()) }
  })

  serve(app, 'PATCH /members/:member/registries/:id', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row, again) => {
      requireUnchanged(request.body.was, fieldsOf(row))
      const fields = readRegistryFields(request.body.registry, fieldsOf(row), utcDay())
      await db.updateTable('registries').set(registryColumns(row.key_slot, fields)).where('id', '=', row.id).execute()
      await writeNames(db, row.id, fields)
      return { body: { registry: await again() } }
    }),
  )

  serve(app, 'DELETE /members/:member/registries/:id', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row) => {
      const owners = await db
        .selectFrom('registry_owners')
        .select('member_id')
        .where('registry_id', '=', row.id)
        .execute()
      // Answers that are kept for repeated requests hold what was in the list.
      for (const { member_id } of owners) await eraseAnswers(db, member_id)
      await deleteRegistry(db, row.id)
      return { after: context.wakeMail }
    }),
  )

  serve(app, 'POST /members/:member/registries/:id/link', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row, again) => {
      await db.updateTable('registries').set(newLinkColumns(row.key_slot)).where('id', '=', row.id).execute()
      return { body: { registry: await again() } }
    }),
  )

  serve(app, 'PUT /members/:member/registries/:id/pin', (request, reply) => {
    const given = request.body.pin
    const problem = given === null ? null : pinProblem(given)
    const pin = given?.trim() ?? ''
    if (problem) throw ruleBroken('pin', problem)
    return changeRegistry(context, request, reply, async (db, row, again) => {
      await db
        .updateTable('registries')
        .set(({ eb }) => ({ ...sealed(row, 'registries', { pin }), pin_epoch: eb('pin_epoch', '+', 1) }))
        .where('id', '=', row.id)
        .execute()
      return { body: { registry: await again() } }
    })
  })

  serve(app, 'PUT /members/:member/registries/:id/status', (request, reply) =>
    changeRegistry(context, request, reply, async (db, row, again) => {
      const { status, words, was } = request.body
      requireUnchanged(was, { status: row.status, words: row.guest_words })
      await db
        .updateTable('registries')
        .set({ status, ...(words !== undefined && { guest_words: words }) })
        .where('id', '=', row.id)
        .execute()
      return { body: { registry: await again() } }
    }),
  )
}
