// The links in emails about an e-mail address: one confirms the address, one puts the old address back after a change.

import { markEmailConfirmed, setEmail } from '../accounts.ts'
import { raiseVersion } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { redeemUndo } from '../email-undos.ts'
import { raiseEpoch, setMemberHeader } from '../epochs.ts'
import { placeOf, rememberPlace } from '../known-places.ts'
import { queueMail } from '../mail/queue.ts'
import { findLink, issueLink } from '../mailed-links.ts'
import { removeAllPasskeys } from '../passkeys.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { isUniqueViolation } from '../store/faults.ts'
import { transaction } from '../store/transaction.ts'

export function emailLinkRoutes(app: MembersApp, { store, now, wakeMail }: Context) {
  serve(app, 'POST /email-confirmations/:token', async (request, reply) => {
    const { token } = request.params
    // The link is not used up: a second click is no error.
    const member = await findLink(store.db, 'email_confirmations', token, now())
    if (!member) throw ruleBroken('token', 'confirmation-expired')
    await markEmailConfirmed(store.db, member.id, now())
    await rememberPlace(store.db, member.id, placeOf(request), now())
    return reply.code(204).send()
  })

  // Whoever changed the address may know the password: all sessions end, and the answer has a token to choose a new
  // one.
  serve(app, 'POST /email-undos/:token', async (request, reply) => {
    const { token } = request.params
    const undone = await transaction(store, async db => {
      const undo = await redeemUndo(db, token, now())
      if (!undo) throw ruleBroken('token', 'undo-expired')
      const { member_id, email } = undo
      const before = await raiseVersion(db, member_id)
      const epoch = await raiseEpoch(db, member_id)
      await setEmail(db, before, email, true, now())
      await recordChange(db, member_id, 'email-change-undone', now())
      await removeAllPasskeys(db, member_id, now())
      await queueMail(db, { ...before, epoch }, { template: 'email-put-back' }, now())
      return { member_id, reset: await issueLink(db, 'password_resets', { member_id, epoch }, now()) }
    }).catch((error: unknown) => {
      // An unconfirmed old address was not reserved, so another account may have it by now.
      throw isUniqueViolation(error) ? ruleBroken('token', 'undo-taken') : error
    })
    wakeMail()
    return setMemberHeader(reply, undone.member_id).send({ reset: undone.reset })
  })
}
