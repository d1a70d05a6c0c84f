import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { readLosses } from '../losses.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'

export function lossRoutes(app: MembersApp, context: Context) {
  const { store } = context

  serve(app, 'GET /members/:member/losses', async ({ member }) => ({
    items: await readLosses(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'PUT /members/:member/losses/:id', (request, reply) => {
    const { id } = request.params
    const { record } = request.body
    return changeMember(context, request, reply, async (db, member) => {
      const mine = await db
        .selectFrom('losses')
        .select('id')
        .where('id', '=', id)
        .where('member_id', '=', member.id)
        .executeTakeFirst()
      if (!mine) throw notFound()
      if (record === 'delete') await db.deleteFrom('losses').where('id', '=', id).execute()
      else await db.updateTable('losses').set({ record }).where('id', '=', id).execute()
    })
  })
}
