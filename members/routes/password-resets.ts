import { checkPassword, emailKey } from '../account-fields.ts'
import { markEmailConfirmed, memberByEmail, setPassword } from '../accounts.ts'
import type { Context, MembersApp } from '../context.ts'
import { raiseEpoch, setMemberHeader } from '../epochs.ts'
import { instant } from '../instants.ts'
import { knownPlaceKind, type Place, placeOf, rememberPlace } from '../known-places.ts'
import { resetLimit, take, takeAllOrRefuse, takeOrRefuse } from '../limits.ts'
import { isQueued, queueMail } from '../mail/queue.ts'
import { findLink } from '../mailed-links.ts'
import { removeAllPasskeys } from '../passkeys.ts'
import { passwordWork } from '../password-proofs.ts'
import { redeemReset, reviveReset } from '../password-resets.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import type { Db, MemberRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

/** After a reset the member may log in from here, however many wrong passwords were tried before. */
async function resetLoginLimits(db: Db, { email }: MemberRow, { network }: Place) {
  const account = emailKey(email)
  for (const name of ['login-here', 'login-known'] as const) await resetLimit(db, name, `${account} ${network}`)
  await resetLimit(db, 'reset-letter', account)
}

export function passwordResetRoutes(app: MembersApp, { store, passwords, now, wakeMail }: Context) {
  // The answer and the work are the same whether the address has an account or not.
  serve(app, 'POST /password-resets', async (request, reply) => {
    const account = emailKey(request.body.email)
    const place = placeOf(request)
    const member = await memberByEmail(store.db, account)
    const known = await knownPlaceKind(store.db, member?.id ?? '', place, now())
    // A known device has a limit of its own, so that others in its network cannot use it up.
    await takeOrRefuse(store.db, 'reset', `${account} ${known === 'device' ? place.device : place.network}`, now())
    await transaction(store, async db => {
      const isWithinLimit = (await take(db, 'reset-letter', account, now())) === null
      if (member && (isWithinLimit || (await needsNewLink(db, member))))
        await queueMail(db, member, { template: 'reset' }, now())
    })
    wakeMail()
    return reply.code(202).send({ sent: true })
  })

  /** Beyond the hour's limit an email is sent only when no earlier link can be revived and no email is queued. */
  const needsNewLink = async (db: Db, member: MemberRow) =>
    !(await reviveReset(db, member, now())) && !(await isQueued(db, member, 'reset'))

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
      if (!(await redeemReset(db, token, now()))) throw ruleBroken('token', 'reset-expired')
      const epoch = await raiseEpoch(db, member.id)
      await recordChange(db, member.id, 'password-changed', now())
      await removeAllPasskeys(db, member.id, now()) // somebody who knew the old password may have added one
      await setPassword(db, member.id, hash, now())
      await markEmailConfirmed(db, member.id, now())
      await resetLoginLimits(db, member, place)
      await rememberPlace(db, member.id, place, now())
      await queueMail(
        db,
        { ...member, epoch, email_confirmed_at: instant(now()) },
        { template: 'password-changed' },
        now(),
      )
    })
    wakeMail()
    return setMemberHeader(reply, member.id).code(204).send()
  })
}
