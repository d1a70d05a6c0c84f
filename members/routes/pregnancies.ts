import { changeMember, conflictError } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { eraseAnswers } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { recordLoss } from '../losses.ts'
import { readPregnancy, refuseOtherId } from '../profile-fields.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { Db, PregnancyRow } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'

export function pregnancyRoutes(app: MembersApp, context: Context) {
  const { now } = context

  serve(app, 'POST /members/:member/pregnancies', (request, reply) => {
    const pregnancy = readPregnancy(request.body.pregnancy, undefined, request.visitorDay)
    return changeMember(
      context,
      request,
      reply,
      async (db, member) => {
        const existing = await db
          .selectFrom('pregnancies')
          .select('id')
          .where('member_id', '=', member.id)
          .executeTakeFirst()
        // A member has at most one: another tab has added it
        if (existing) throw await conflictError(db, member, request.visitorDay)
        await db
          .insertInto('pregnancies')
          .values(
            sealed(member, 'pregnancies', {
              id: newId(),
              member_id: member.id,
              ...pregnancy,
              created_at: instant(now()),
            }),
          )
          .execute()
        await db.updateTable('members').set({ is_ttc: 0, had_profile: 1 }).where('id', '=', member.id).execute()
      },
      { status: 201, body: member => ({ data: { member } }) },
    )
  })

  serve(app, 'PUT /members/:member/pregnancies/:id', (request, reply) => {
    const { id } = request.params
    const { pregnancy } = request.body
    refuseOtherId(id, pregnancy.id)
    return changeMember(context, request, reply, async (db, member) => {
      const fields = readPregnancy(pregnancy, await pregnancyOf(db, member.id, id), request.visitorDay)
      const columns = sealed(member, 'pregnancies', fields)
      await db.updateTable('pregnancies').set(columns).where('id', '=', id).where('member_id', '=', member.id).execute()
    })
  })

  serve(app, 'DELETE /members/:member/pregnancies/:id', (request, reply) => {
    const { id } = request.params
    const { body } = request
    if (body && 'pregnancy' in body) refuseOtherId(id, body.pregnancy.id)
    return changeMember(context, request, reply, async (db, member) => {
      const pregnancy = await pregnancyOf(db, member.id, id)
      await db.deleteFrom('pregnancies').where('id', '=', id).where('member_id', '=', member.id).execute()
      await eraseAnswers(db, member.id)
      if (body && 'is_ttc' in body) await recordLoss(db, member, pregnancy, { isTtc: body.is_ttc, at: now() })
    })
  })
}

/** The member's pregnancy with this id. @throws HttpError 404 */
async function pregnancyOf(db: Db, memberId: string, id: string): Promise<PregnancyRow> {
  const found = await db
    .selectFrom('pregnancies')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}
