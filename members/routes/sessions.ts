import { tokenOf } from '../authenticate.ts'
import type { Context, MembersApp } from '../context.ts'
import { sha256 } from '../ids.ts'
import { placeOf, registerDevice } from '../known-places.ts'
import { readMember } from '../member.ts'
import { provePassword } from '../password-proofs.ts'
import { ruleBroken } from '../refusal.ts'
import { labelOf, recordSignIn } from '../security-events.ts'
import { serve } from '../serve.ts'
import { closeSession, openSession } from '../sessions.ts'
import { transaction } from '../store/transaction.ts'

export function sessionRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'POST /sessions', async (request, reply) => {
    const place = placeOf(request)
    const member = await provePassword(context, request.body.email, request.body.password, place)
    if (!member) throw ruleBroken('password', 'wrong-credentials')
    const before = tokenOf(request)
    const opened = await transaction(store, async db => {
      await recordSignIn(db, member.id, place, now())
      // A token from before signing in must not stay valid (session fixation)
      if (before) await closeSession(db, sha256(before))
      return {
        token: await openSession(db, member, now(), { label: labelOf(request) }),
        device: await registerDevice(db, member.id, place, now()),
      }
    })
    return reply.code(201).send({ ...opened, member: await readMember(store.db, member, request.visitorDay) })
  })

  serve(app, 'DELETE /sessions/current', async (request, reply) => {
    await closeSession(store.db, request.memberSession.token_hash)
    return reply.code(204).send()
  })
}
