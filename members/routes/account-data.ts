// Everything about a member taken along, and everything about a member deleted.
import { Type } from 'typebox'
import { requirePassword } from '../accounts.ts'
import type { MembersApp } from '../app.ts'
import { avatarOf } from '../avatars/rows.ts'
import { fileAvatarStore } from '../avatars/store.ts'
import { PasswordText, strict } from '../bodies.ts'
import type { Context } from '../context.ts'
import { exportMember } from '../export.ts'
import { forgive } from '../limits.ts'
import { safeError } from '../logger.ts'
import { signedOut } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { requireConfirmed, unlessFull } from '../sessions.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

const Deletion = Type.Union([Type.Object({ password: Type.Optional(PasswordText) }, strict), Type.Null()])

export function accountDataRoutes(app: MembersApp, context: Context) {
  const { config, store, now } = context
  const pictures = fileAvatarStore(config.avatarDir)

  app.get('/members/:member/export', async (request, reply) => {
    requireConfirmed(request.memberSession, now())
    await recordChange(store.db, request.member.id, 'data-exported', now()).catch(unlessFull)
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportMember(store.db, pictures, request.member, { now: now(), day: request.visitorDay })
  })

  app.delete('/members/:member', { schema: { body: Deletion } }, async (request, reply) => {
    const { member } = request
    const password = request.body?.password
    if (password === undefined) requireConfirmed(request.memberSession, now())
    else await requirePassword(context, request, password)
    await pictures.remove(await transaction(store, db => deleteMember(db, member)))
    await context.forgetMail(member.id)
    // The rows are gone: whoever asked hears so, even while another process holds the file.
    await store.scrub().catch(error => app.log.warn({ err: safeError(error) }, 'deleted bytes are still in the file'))
    return reply.code(204).send()
  })
}

/** All rows of a member. @returns what their picture was called. @throws Refusal 401 when another request was faster */
async function deleteMember(db: Db, { id, email_key }: MemberRow): Promise<string> {
  // The first statement writes: changes of this member that run now are over before, those that come find nobody.
  const [gone] = await db.updateTable('members').set({ version: 0 }).where('id', '=', id).returning('id').execute()
  if (!gone) throw signedOut()
  const { file } = await avatarOf(db, id)
  await db.deleteFrom('members').where('id', '=', id).execute() // everything else of theirs goes with it
  for (const name of ['login-account', 'reset-letter'] as const) await forgive(db, name, email_key)
  for (const name of ['new-email', 'notice', 'confirm', 'confirm-hour'] as const) await forgive(db, name, id)
  return file
}
