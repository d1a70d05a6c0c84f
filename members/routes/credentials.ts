// What a signed-in member changes about the way in: password and e-mail address, each with the password again.
import { Type } from 'typebox'
import { checkPassword, emailKey, readEmail } from '../account-fields.ts'
import { memberByEmail, requirePassword, setPassword } from '../accounts.ts'
import type { MembersApp } from '../app.ts'
import { OneLine, PasswordText, strict } from '../bodies.ts'
import { changeMember } from '../change.ts'
import type { Context } from '../context.ts'
import { take, takeOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { forgetResets } from '../password-resets.ts'
import { ruleBroken } from '../refusal.ts'
import { closeSessions, confirmSession } from '../sessions.ts'
import { isUniqueViolation } from '../store/faults.ts'
import type { MemberRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'

const Confirm = Type.Object({ password: PasswordText }, strict)
const NewPassword = Type.Object({ password: PasswordText, new_password: PasswordText }, strict)
const NewEmail = Type.Object({ email: OneLine, password: PasswordText }, strict)

/** Somebody joined with the address between our look and our change. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? ruleBroken('email', 'email-refused') : error
}

export function credentialRoutes(app: MembersApp, context: Context) {
  const { store, passwords, now, wakeMail } = context

  app.post('/members/:member/confirm', { schema: { body: Confirm } }, async (request, reply) => {
    await requirePassword(context, request.member, request.body.password, request.ip ?? '')
    await confirmSession(store.db, request.memberSession, now())
    return reply.code(204).send()
  })

  app.put('/members/:member/password', { schema: { body: NewPassword } }, async (request, reply) => {
    const { password, new_password } = request.body
    checkPassword(new_password, 'new_password')
    await requirePassword(context, request.member, password, request.ip ?? '')
    const hash = await passwords.hash(new_password)
    await changeMember(context, request, reply, async (db, member) => {
      await setPassword(db, member.id, hash, now())
      await closeSessions(db, member.id, request.memberSession.token_hash)
      await forgetResets(db, member.id)
      await queueMail(db, member, { template: 'password-changed' }, now())
    })
    wakeMail()
    return reply
  })

  app.put('/members/:member/email', { schema: { body: NewEmail } }, async (request, reply) => {
    const email = readEmail(request.body.email)
    await takeOrRefuse(store.db, 'new-email', request.member.id, now())
    await requirePassword(context, request.member, request.body.password, request.ip ?? '')
    const owner = await memberByEmail(store.db, email)
    if (owner && owner.id !== request.member.id) return refuseEmail(owner)
    await changeMember(context, request, reply, async (db, member) => {
      await db
        .updateTable('members')
        .set({ ...sealed(member, 'members', { email }), email_key: hashed(emailKey(email)) })
        .where('id', '=', member.id)
        .execute()
      await forgetResets(db, member.id)
      await queueMail(db, member, { template: 'email-changed' }, now()) // to the old address, which may be the true owner's
      await queueMail(db, { ...member, email }, { template: 'email-changed' }, now())
    }).catch(refuseTaken)
    wakeMail()
    return reply
  })

  /** As with joining: words that do not say it, and a mail to the owner. */
  async function refuseEmail(owner: MemberRow): Promise<never> {
    if ((await take(store.db, 'notice', owner.id, now())) === null) await queueMail(store.db, owner, { template: 'join-attempt' }, now())
    wakeMail()
    throw ruleBroken('email', 'email-refused')
  }
}
