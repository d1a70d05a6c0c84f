import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { eraseAnswers } from '../idempotency.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { endAfterLossAtBirth } from '../losses.ts'
import { readChild, refuseOtherId } from '../profile-fields.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { ChildRow, Db, MemberRow } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'

const maxChildren = 30

export function childRoutes(app: MembersApp, context: Context) {
  const { now } = context

  serve(app, 'POST /members/:member/children', (request, reply) => {
    const child = readChild(request.body.child, undefined, request.visitorDay)
    const add = async (db: Db, member: MemberRow) => {
      const { id: member_id } = member
      const { length } = await db.selectFrom('children').select('id').where('member_id', '=', member_id).execute()
      if (length >= maxChildren) throw ruleBroken('child', 'list-full')
      await db
        .insertInto('children')
        .values(sealed(member, 'children', { id: newId(), member_id, ...child, created_at: instant(now()) }))
        .execute()
      await db.updateTable('members').set({ had_profile: 1 }).where('id', '=', member_id).execute()
      if (child.birth_date) await endAfterLossAtBirth(db, member_id, child.birth_date)
    }
    return changeMember(context, request, reply, add, { status: 201, body: member => ({ data: { member } }) })
  })

  serve(app, 'PUT /members/:member/children/:id', (request, reply) => {
    const { id } = request.params
    const { child } = request.body
    refuseOtherId(id, child.id, child.id_string)
    return changeMember(context, request, reply, async (db, member) => {
      const fields = readChild(child, await childOf(db, member.id, id), request.visitorDay)
      const columns = sealed(member, 'children', fields)
      await db.updateTable('children').set(columns).where('id', '=', id).where('member_id', '=', member.id).execute()
      if (fields.birth_date) await endAfterLossAtBirth(db, member.id, fields.birth_date)
    })
  })

  serve(app, 'DELETE /members/:member/children/:id', (request, reply) => {
    const { id } = request.params
    refuseOtherId(id, request.body?.child.id, request.body?.child.id_string)
    return changeMember(context, request, reply, async (db, member) => {
      await childOf(db, member.id, id)
      await db.deleteFrom('children').where('id', '=', id).where('member_id', '=', member.id).execute()
      await eraseAnswers(db, member.id)
    })
  })
}

/** One of the member's children. @throws HttpError 404 */
async function childOf(db: Db, memberId: string, id: string): Promise<ChildRow> {
  const child = await db
    .selectFrom('children')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!child) throw notFound()
  return child
}
