// A forgotten password: a mail with a link, and a new password by it.
import { Type } from 'typebox'
import { checkPassword, emailKey } from '../account-fields.ts'
import { memberByEmail, setPassword } from '../accounts.ts'
import type { MembersApp } from '../app.ts'
import { OneLine, PasswordText, strict } from '../bodies.ts'
import type { Context } from '../context.ts'
import { takeOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { removeAllPasskeys } from '../passkeys.ts'
import { isResetOpen, useReset } from '../password-resets.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { closeSessions } from '../sessions.ts'
import { transaction } from '../store/transaction.ts'

const Ask = Type.Object({ email: OneLine }, strict)
const Use = Type.Object({ password: PasswordText }, strict)

export function passwordResetRoutes(app: MembersApp, { store, passwords, now, wakeMail }: Context) {
  // The same answer, after the same work, whether there is an account or not.
  app.post('/password-resets', { config: { open: true }, schema: { body: Ask } }, async (request, reply) => {
    const { email } = request.body
    await takeOrRefuse(store.db, 'reset', emailKey(email), now())
    await transaction(store, async db => {
      const member = await memberByEmail(db, email)
      if (member) await queueMail(db, member, { template: 'reset' }, now())
    })
    wakeMail()
    return reply.code(202).send({ sent: true })
  })

  app.put('/password-resets/:token', { config: { open: true }, schema: { body: Use } }, async (request, reply) => {
    const { token } = request.params as { token: string } // the address has it
    const { password } = request.body
    checkPassword(password)
    if (!(await isResetOpen(store.db, token, now()))) throw ruleBroken('token', 'reset-expired')
    const hash = await passwords.hash(password)
    await transaction(store, async db => {
      const memberId = await useReset(db, token, now())
      if (!memberId) throw ruleBroken('token', 'reset-expired')
      await setPassword(db, memberId, hash, now())
      await closeSessions(db, memberId)
      await recordChange(db, memberId, 'password-changed', now())
      await removeAllPasskeys(db, memberId, now()) // whoever knew the old password may have added one
      const member = await db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
      await queueMail(db, member, { template: 'password-changed' }, now())
    })
    wakeMail()
    return reply.code(204).send()
  })
}
