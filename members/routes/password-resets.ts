import { checkPassword, emailKey } from '../account-fields.ts'
import { memberByEmail, noteConfirmed, setPassword } from '../accounts.ts'
import type { Context, MembersApp } from '../context.ts'
import { instant } from '../instants.ts'
import { knownAs, type Place, placeOf, rememberPlace } from '../known-places.ts'
import { forgive, take, takeAllOrRefuse, takeOrRefuse } from '../limits.ts'
import { isWaiting, queueMail } from '../mail/queue.ts'
import { findLink } from '../mailed-links.ts'
import { removeAllPasskeys } from '../passkeys.ts'
import { passwordWork } from '../password-proofs.ts'
import { reviveReset, useReset } from '../password-resets.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { raiseEpoch, tellWhose } from '../sessions.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

/** Whoever reads the member's mail may log in from here now, whatever was tried before. */
async function forgiveHere(db: Db, { email }: MemberRow, { network }: Place) {
  const account = emailKey(email)
  for (const name of ['login-here', 'login-known'] as const) await forgive(db, name, `${account} ${network}`)
  await forgive(db, 'reset-letter', account)
}

export function passwordResetRoutes(app: MembersApp, { store, passwords, now, wakeMail }: Context) {
  // The same answer, after the same work, whether there is an account or not.
  serve(app, 'POST /password-resets', async (request, reply) => {
    const account = emailKey(request.body.email)
    const place = placeOf(request)
    const member = await memberByEmail(store.db, account)
    const known = await knownAs(store.db, member?.id ?? '', place, now())
    // A known device is not held up by what others of its network ask for.
    await takeOrRefuse(store.db, 'reset', `${account} ${known === 'device' ? place.device : place.network}`, now())
    await transaction(store, async db => {
      const isOne = (await take(db, 'reset-letter', account, now())) === null
      if (member && (isOne || (await isNeeded(db, member)))) await queueMail(db, member, { template: 'reset' }, now())
    })
    wakeMail()
    return reply.code(202).send({ sent: true })
  })

  /**
   * Beyond the letters of an hour: only when no link is there that can be made to work again, and none is on its way.
   */
  const isNeeded = async (db: Db, member: MemberRow) =>
    !(await reviveReset(db, member, now())) && !(await isWaiting(db, member, 'reset'))

  serve(app, 'PUT /password-resets/:token', async (request, reply) => {
    const { token } = request.params
    const { password } = request.body
    checkPassword(password)
    const member = await findLink(store.db, 'password_resets', token, now())
    if (!member) throw ruleBroken('token', 'reset-expired')
    const place = placeOf(request)
    await takeAllOrRefuse(store.db, [passwordWork(place)], now())
    const hash = await passwords.hash(password, { asker: place.network })
    await transaction(store, async db => {
      if (!(await useReset(db, token, now()))) throw ruleBroken('token', 'reset-expired')
      const epoch = await raiseEpoch(db, member.id)
      await recordChange(db, member.id, 'password-changed', now())
      await removeAllPasskeys(db, member.id, now()) // whoever knew the old password may have added one
      await setPassword(db, member.id, hash, now())
      await noteConfirmed(db, member.id, now())
      await forgiveHere(db, member, place)
      await rememberPlace(db, member.id, place, now())
      await queueMail(
        db,
        { ...member, epoch, email_confirmed_at: instant(now()) },
        { template: 'password-changed' },
        now(),
      )
    })
    wakeMail()
    return tellWhose(reply, member.id).code(204).send()
  })
}
