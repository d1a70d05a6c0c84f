// A member's open sessions, and the security events of their account.
import type { Context, MembersApp } from '../context.ts'
import { instant } from '../instants.ts'
import { notFound } from '../refusal.ts'
import { readSecurityEvents, recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { closeSessions, sessionRules } from '../sessions.ts'
import type { Db, SessionRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

export function securityRoutes(app: MembersApp, { store, now }: Context) {
  serve(app, 'GET /members/:member/sessions', async ({ memberSession }) => ({
    items: await readOpenSessions(store.db, memberSession, now()),
  }))

  serve(app, 'DELETE /members/:member/sessions/:id', async (request, reply) => {
    const { id } = request.params
    await transaction(store, db => endSession(db, request.member.id, id, now()))
    return reply.code(204).send()
  })

  // Ends all sessions but the one that asks.
  serve(app, 'DELETE /members/:member/sessions', async (request, reply) => {
    const { id } = request.member
    await transaction(store, async db => {
      await closeSessions(db, id, request.memberSession.token_hash)
      await recordChange(db, id, 'sessions-ended', now())
    })
    return reply.code(204).send()
  })

  serve(app, 'GET /members/:member/security-events', async ({ member }) => ({
    items: await readSecurityEvents(store.db, member.id, now()),
  }))
}

/** The asking session first, then the others by their last use. */
async function readOpenSessions(db: Db, { member_id, token_hash, epoch }: SessionRow, now: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'used_at', 'token_hash', 'device_label as device'])
    .where('member_id', '=', member_id)
    .where('epoch', '=', epoch)
    .where('expires_at', '>', instant(now))
    .where('used_at', '>', instant(now - sessionRules.idleMs))
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const items = rows.map(({ token_hash: hash, ...row }) => ({ ...row, current: hash === token_hash }))
  return items.sort((a, b) => Number(b.current) - Number(a.current))
}

/** Ends one of the member's sessions. @throws HttpError 404 */
async function endSession(db: Db, memberId: string, id: string, now: number): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound()
  await recordChange(db, memberId, 'session-ended', now)
}
