// What becomes of the record of a loss: the member's choice.
import { Type } from 'typebox'
import { strict } from '../../contract/schemas.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { readLosses } from '../losses.ts'
import { notFound } from '../refusal.ts'

const Choice = Type.Object(
  { record: Type.Union([Type.Literal('keep'), Type.Literal('hide'), Type.Literal('delete')]) },
  strict,
)
const LossPath = Type.Object({ member: Type.String(), id: Type.String() })

export function lossRoutes(app: MembersApp, context: Context) {
  const { store } = context

  app.get('/members/:member/losses', async ({ member }) => ({
    items: await readLosses(store.db, member.id),
    version: member.version,
  }))

  app.put('/members/:member/losses/:id', { schema: { params: LossPath, body: Choice } }, (request, reply) => {
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
