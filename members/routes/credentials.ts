import { checkPassword, emailKey, readEmail } from '../account-fields.ts'
import { mayAskToConfirm, memberByEmail, setEmail, setPassword } from '../accounts.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { holdAddress, isHeld } from '../email-undos.ts'
import { placeOf } from '../known-places.ts'
import { type Count, take, takeAllOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { requirePassword } from '../password-proofs.ts'
import { ruleBroken } from '../refusal.ts'
import { recordChange } from '../security-events.ts'
import { serve } from '../serve.ts'
import { confirmSession, raiseEpoch, tellWhose } from '../sessions.ts'
import { isUniqueViolation } from '../store/faults.ts'
import type { Db, MemberRow } from '../store/schema.ts'

/** Somebody joined with the address between our look and our change. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? ruleBroken('email', 'email-refused') : error
}

/** The password that was given is that of an older epoch: somebody was faster. */
function requireSame(now: MemberRow, before: MemberRow): void {
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
      requireSame(member, request.member)
      await setPassword(db, member.id, hash, now())
      const epoch = await raiseEpoch(db, member.id, request.memberSession.token_hash)
      await recordChange(db, member.id, 'password-changed', now())
      await queueMail(db, { ...member, epoch }, { template: 'password-changed' }, now())
      tellWhose(reply, member.id)
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
      requireSame(member, request.member)
      if (emailKey(email) === emailKey(member.email))
        return setEmail(db, member, email, member.email_confirmed_at !== null, now())
      await moveTo(db, member, email, request.memberSession.token_hash)
      tellWhose(reply, member.id)
    }).catch(refuseTaken)
    wakeMail()
    return reply
  })

  /** To another address; the one before keeps a way back. */
  async function moveTo(db: Db, member: MemberRow, email: string, session: string) {
    const epoch = await raiseEpoch(db, member.id, session)
    await setEmail(db, member, email, false, now())
    await recordChange(db, member.id, 'email-changed', now())
    if (await isHeld(db, email, member.id, now())) throw ruleBroken('email', 'email-refused')
    await holdAddress(db, member, epoch, now())
    await queueMail(db, { ...member, epoch }, { template: 'email-changed' }, now()) // to the old address, which may be the true owner's
    const moved = { ...member, epoch, email, email_confirmed_at: null }
    if (await mayAskToConfirm(db, email, now())) await queueMail(db, moved, { template: 'email-new' }, now())
  }

  /** As with joining: words that do not say it, and a mail to the owner. */
  async function refuseEmail(owner: MemberRow): Promise<never> {
    if ((await take(store.db, 'notice', owner.id, now())) === null)
      await queueMail(store.db, owner, { template: 'join-attempt' }, now())
    wakeMail()
    throw ruleBroken('email', 'email-refused')
  }
}
