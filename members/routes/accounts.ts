import { checkPassword, readEmail, readFirstName } from '../account-fields.ts'
import { createMember, mayAskToConfirm, memberByEmail } from '../accounts.ts'
import type { Context, MembersApp } from '../context.ts'
import { placeOf, registerDevice } from '../known-places.ts'
import { take, takeAllOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { readMember } from '../member.ts'
import { passwordWork } from '../password-proofs.ts'
import { ruleBroken } from '../refusal.ts'
import { labelOf } from '../security-events.ts'
import { serve } from '../serve.ts'
import { openSession } from '../sessions.ts'
import { transaction } from '../store/transaction.ts'

/** Stages to choose from when joining. Only trying to conceive is stored: the others need a date, which comes later. */
const stages = ['trying-to-conceive', 'pregnant', 'parent', 'none', '']

export function accountRoutes(app: MembersApp, context: Context) {
  const { store, passwords, now, wakeMail } = context

  serve(app, 'POST /accounts', async (request, reply) => {
    const { password, stage = '' } = request.body
    const email = readEmail(request.body.email)
    checkPassword(password)
    const firstName = readFirstName(request.body.first_name ?? '')
    if (!stages.includes(stage)) throw ruleBroken('stage', 'stage-unknown')
    const place = placeOf(request)
    await takeAllOrRefuse(store.db, [['join', place.network], passwordWork(place)], now())
    const passwordHash = await passwords.hash(password, { asker: place.network })
    const joined = await transaction(store, async db => {
      const member = await createMember(
        db,
        store.keys,
        { email, passwordHash, firstName, isTtc: stage === 'trying-to-conceive' },
        now(),
      )
      if (!member) return null
      if (await mayAskToConfirm(db, email, now())) await queueMail(db, member, { template: 'welcome' }, now())
      return {
        token: await openSession(db, member, now(), { label: labelOf(request) }),
        device: await registerDevice(db, member.id, place, now()),
        member: await readMember(db, member, request.visitorDay),
      }
    })
    if (!joined) await tellOwner(email)
    wakeMail()
    if (!joined) throw ruleBroken('email', 'email-refused')
    return reply.code(201).send(joined)
  })

  /** Emails the owner of an address that somebody tried to join with, at most once a day. */
  async function tellOwner(email: string) {
    const owner = await memberByEmail(store.db, email)
    if (!owner || (await take(store.db, 'notice', owner.id, now())) !== null) return
    await queueMail(store.db, owner, { template: 'join-attempt' }, now())
  }
}
