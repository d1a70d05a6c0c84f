import { emailKey } from '../account-fields.ts'
import { avatarOf } from '../avatars/rows.ts'
import { fileAvatarStore } from '../avatars/store.ts'
import type { Context, MembersApp } from '../context.ts'
import { exportMember } from '../export.ts'
import { resetLimit } from '../limits.ts'
import { safeError } from '../logger.ts'
import { requirePassword } from '../password-proofs.ts'
import { signedOut } from '../refusal.ts'
import { leaveAllRegistries } from '../registries/owners.ts'
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
    // The account is deleted: an error in removing files outside the store is logged and does not fail the request.
    await pictures.remove(picture).catch(warn('a picture could not be removed'))
    await context.forgetMail(member.id).catch(warn('letters could not be removed'))
    context.wakeMail() // for the lists that nobody else keeps
    return reply.code(204).send()
  })
}

/**
 * Deletes all rows of a member, and the key without which no backup of them can be read.
 * @returns the file name of their avatar. @throws HttpError 401 when another request has deleted the member already
 */
async function deleteMember(store: Store, db: Db, { id, email, key_slot }: MemberRow) {
  // Writing first locks the row: changes that run now are finished before, later ones do not find the member.
  const [gone] = await db.updateTable('members').set({ version: 0 }).where('id', '=', id).returning('id').execute()
  if (!gone) throw signedOut()
  const { file } = await avatarOf(db, id)
  await leaveAllRegistries(db, id)
  // The rows of all other tables go with it (on delete cascade)
  await db.deleteFrom('members').where('id', '=', id).execute()
  for (const name of ['login-account', 'reset-letter'] as const) await resetLimit(db, name, emailKey(email))
  for (const name of ['new-email', 'notice', 'confirm', 'confirm-hour'] as const) await resetLimit(db, name, id)
  // Last, because it cannot be rolled back. If the commit then fails, the rows count as deleted and the sweep removes
  // them.
  await store.keys.destroy(key_slot)
  return file
}
