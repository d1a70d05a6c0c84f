import { emailKey } from '../account-fields.ts'
import { avatarOf } from '../avatars/rows.ts'
import { fileAvatarStore } from '../avatars/store.ts'
import type { Context, MembersApp } from '../context.ts'
import { exportMember } from '../export.ts'
import { resetLimit } from '../limits.ts'
import { safeError } from '../logger.ts'
import { requirePassword } from '../password-proofs.ts'
import { signedOut } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { ignoreStoreDown, requireConfirmed } from '../sessions.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

export function accountDataRoutes(app: MembersApp, context: Context) {
  const { config, store, now } = context
  const pictures = fileAvatarStore(config.avatarDir)
  const warn = (words: string) => (error: unknown) => app.log.warn({ err: safeError(error) }, words)

  serve(app, 'GET /members/:member/export', async (request, reply) => {
    requireConfirmed(request.memberSession, now())
    await recordChange(store.db, request.member.id, 'data-exported', now()).catch(ignoreStoreDown)
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportMember(store.db, pictures, request.member, { now: now(), day: request.visitorDay })
  })

  serve(app, 'DELETE /members/:member', async (request, reply) => {
    const { member } = request
    const password = request.body?.password
    if (password === undefined) requireConfirmed(request.memberSession, now())
    else await requirePassword(context, request, password)
    const picture = await transaction(store, db => deleteMember(store, db, member))
    // It has happened: whoever asked hears so, whatever becomes of what is left outside of the store.
    await pictures.remove(picture).catch(warn('a picture could not be removed'))
    await context.forgetMail(member.id).catch(warn('letters could not be removed'))
    return reply.code(204).send()
  })
}

/**
 * All rows of a member, and the key that opens every copy of them. @returns what their picture was called.
 * @throws HttpError 401 when another request was faster
 */
async function deleteMember({ keys }: Store, db: Db, { id, email, key_slot }: MemberRow): Promise<string> {
  // The first statement writes: changes of this member that run now are over before, those that come find nobody.
  const [gone] = await db.updateTable('members').set({ version: 0 }).where('id', '=', id).returning('id').execute()
  if (!gone) throw signedOut()
  const { file } = await avatarOf(db, id)
  await db.deleteFrom('members').where('id', '=', id).execute() // everything else of theirs goes with it
  for (const name of ['login-account', 'reset-letter'] as const) await resetLimit(db, name, emailKey(email))
  for (const name of ['new-email', 'notice', 'confirm', 'confirm-hour'] as const) await resetLimit(db, name, id)
  // The last thing: it cannot be taken back. Should the commit fail after it, the rows count as gone and are removed by
  // the sweep.
  await keys.destroy(key_slot)
  return file
}
