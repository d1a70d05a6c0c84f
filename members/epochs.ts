// Epochs of an account: each change of password or e-mail address begins one, and what belongs to older ones is void.
import type { FastifyReply } from 'fastify'
import { deletePlaces } from './known-places.ts'
import { deleteResets } from './password-resets.ts'
import { signedOut } from './refusal.ts'
import { closeSessions } from './sessions.ts'
import type { Db } from './store/schema.ts'

/**
 * Begins a new epoch of an account, which makes void what belongs to older ones: sessions, links to choose a password
 * or confirm an address, and queued emails. Call it in the transaction of every change of password or e-mail address;
 * it locks the member's row.
 * @param keepSession token hash of the session that made the change and stays; without one, known places are forgotten
 * @returns the new epoch. @throws HttpError 401 when the member was deleted
 */
export async function raiseEpoch(db: Db, memberId: string, keepSession?: string): Promise<number> {
  const raised = db.updateTable('members').set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
  const row = await raised.where('id', '=', memberId).returning('epoch').executeTakeFirst()
  if (!row) throw signedOut()
  const { epoch } = row
  if (keepSession) await db.updateTable('sessions').set({ epoch }).where('token_hash', '=', keepSession).execute()
  else await deletePlaces(db, memberId)
  await closeSessions(db, memberId, keepSession)
  await deleteResets(db, memberId)
  return epoch
}

/**
 * Names the member in a header of the reply, so that the site drops its cached sessions of that member after a change
 * of password or address. The site does not pass the header on to browsers.
 */
export const setMemberHeader = (reply: FastifyReply, memberId: string): FastifyReply =>
  reply.header('x-member', memberId)
