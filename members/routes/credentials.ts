import { checkPassword, emailKey, readEmail } from '../account-fields.ts'
import { mayAskToConfirm, memberByEmail, setEmail, setPassword } from '../accounts.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { isEmailReserved, reserveOldEmail } from '../email-undos.ts'
import { raiseEpoch, setMemberHeader } from '../epochs.ts'
import { placeOf } from '../known-places.ts'
import { type Count, take, takeAllOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { requirePassword } from '../password-proofs.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { confirmSession } from '../sessions.ts'
import { isUniqueViolation } from '../store/faults.ts'
import type { Db, MemberRow } from '../store/schema.ts'

/** Another account took the address after we checked that it was free. */
function rethrowTaken(error: unknown): never {
  throw isUniqueViolation(error) ? ruleBroken('email', 'email-refused') : error
}

/** Refuses a password that another request has changed since it was checked. */
function requireSameEpoch(now: MemberRow, before: MemberRow): void {
  if (now.epoch !== before.epoch) throw ruleBroken('password', 'wrong-password')
}

export function credentialRoutes(app: MembersApp, context: Context) {
  const { store, passwords, now, wakeMail } = context

  serve(app, 'POST /members/:member/confirm', async (request, reply) => {
    await requirePassword(context, request, request.body.password)
    await confirmSession(store.db, request.memberSession, now())
    return reply.code(204).send()
  })

  serve(app, 'PUT /members/:member/password', async (request, reply) => {
    const { password, new_password } = request.body
    checkPassword(new_password, 'new_password')
    await requirePassword(context, request, password)
    const hash = await passwords.hash(new_password, { asker: placeOf(request).network, isFirst: true })
    await changeMember(context, request, reply, async (db, member) => {
      requireSameEpoch(member, request.member)
      await setPassword(db, member.id, hash, now())
      const epoch = await raiseEpoch(db, member.id, request.memberSession.token_hash)
      await recordChange(db, member.id, 'password-changed', now())
      await queueMail(db, { ...member, epoch }, { template: 'password-changed' }, now())
      setMemberHeader(reply, member.id)
    })
    wakeMail()
    return reply
  })

  serve(app, 'PUT /members/:member/email', async (request, reply) => {
    const email = readEmail(request.body.email)
    const counts: Count[] = [
      ['new-email', request.member.id],
      ['join', placeOf(request).network],
    ]
    await takeAllOrRefuse(store.db, counts, now())
    await requirePassword(context, request, request.body.password)
    const owner = await memberByEmail(store.db, email)
    if (owner && owner.id !== request.member.id) return refuseEmail(owner)
    await changeMember(context, request, reply, async (db, member) => {
      requireSameEpoch(member, request.member)
      if (emailKey(email) === emailKey(member.email))
        return setEmail(db, member, email, member.email_confirmed_at !== null, now())
      await changeEmail(db, member, email, request.memberSession.token_hash)
      setMemberHeader(reply, member.id)
    }).catch(rethrowTaken)
    wakeMail()
    return reply
  })

  /** Changes the address, and emails the old one a link that undoes the change. */
  async function changeEmail(db: Db, member: MemberRow, email: string, session: string) {
    const epoch = await raiseEpoch(db, member.id, session)
    await setEmail(db, member, email, false, now())
    await recordChange(db, member.id, 'email-changed', now())
    if (await isEmailReserved(db, email, member.id, now())) throw ruleBroken('email', 'email-refused')
    await reserveOldEmail(db, member, epoch, now())
    // `member` still has the old address, whose reader may be the true owner
    await queueMail(db, { ...member, epoch }, { template: 'email-changed' }, now())
    const moved = { ...member, epoch, email, email_confirmed_at: null }
    if (await mayAskToConfirm(db, email, now())) await queueMail(db, moved, { template: 'email-new' }, now())
  }

  /** As when joining: the message does not tell that the address has an account, but its owner gets an email. */
  async function refuseEmail(owner: MemberRow): Promise<never> {
    if ((await take(store.db, 'notice', owner.id, now())) === null)
      await queueMail(store.db, owner, { template: 'join-attempt' }, now())
    wakeMail()
    throw ruleBroken('email', 'email-refused')
  }
}
