// Passkeys, to sign in without the password and without an e-mail address: a member's list, adding and removing one,
// and signing in.

import { tokenOf } from '../authenticate.ts'
import { changeMember, listAnswer } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { sha256 } from '../ids.ts'
import { placeOf, registerDevice } from '../known-places.ts'
import { giveBack, takeOrRefuse } from '../limits.ts'
import { queueMail } from '../mail/queue.ts'
import { readMember } from '../member.ts'
import { consumeChallenge, issueChallenge } from '../passkey-challenges.ts'
import { addPasskey, findPasskey, passkeysOf, readPasskeys, recordPasskeyUse, removePasskey } from '../passkeys.ts'
import { httpError } from '../refusal.ts'
import { labelOf, recordSignIn } from '../security-events.ts'
import { serve } from '../serve.ts'
import { closeSession, openSession, requireConfirmed } from '../sessions.ts'
import type { SessionRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'
import { challengeIn, creationOptions, requestOptions, verifyAssertion, verifyAttestation } from '../webauthn.ts'

/** The same answer to every failed sign-in, so that it does not tell which passkeys exist. */
const refused = () => httpError(422, 'passkey-refused')

export function passkeyRoutes(app: MembersApp, context: Context) {
  const { config, store, now, wakeMail } = context
  const origin = config.siteOrigin

  /**
   * Uses up the challenge in a browser's answer. @returns null unless we issued it for this session, or for signing in
   */
  async function answeredChallenge(clientData: string, session: SessionRow | null): Promise<string | null> {
    const challenge = challengeIn(clientData)
    return challenge !== null && (await consumeChallenge(store.db, challenge, session, now())) ? challenge : null
  }

  serve(app, 'GET /members/:member/passkeys', async ({ member }) => ({
    items: await readPasskeys(store.db, member.id),
  }))

  serve(app, 'POST /members/:member/passkeys/options', async ({ member, memberSession }) => {
    requireConfirmed(memberSession, now())
    const challenge = await issueChallenge(store.db, memberSession, now())
    return creationOptions(origin, member, await passkeysOf(store.db, member.id), challenge)
  })

  serve(app, 'POST /members/:member/passkeys', async (request, reply) => {
    requireConfirmed(request.memberSession, now())
    const challenge = await answeredChallenge(request.body.client_data, request.memberSession)
    const made = challenge && (await verifyAttestation(origin, request.body, challenge))
    if (!made) throw httpError(422, 'passkey-not-added')
    await changeMember(
      context,
      request,
      reply,
      async (db, member) => {
        await addPasskey(db, member.id, made, labelOf(request), now())
        await queueMail(db, member, { template: 'passkey-added' }, now())
        return readPasskeys(db, member.id)
      },
      { status: 201, ...listAnswer },
    )
    wakeMail()
    return reply
  })

  serve(app, 'DELETE /members/:member/passkeys/:id', (request, reply) => {
    const { id } = request.params
    return changeMember(
      context,
      request,
      reply,
      async (db, member) => {
        await removePasskey(db, member.id, id, now())
        return readPasskeys(db, member.id)
      },
      listAnswer,
    )
  })

  serve(app, 'POST /sessions/passkey/options', async request => {
    await takeOrRefuse(store.db, 'passkey', placeOf(request).network, now())
    return requestOptions(origin, await issueChallenge(store.db, null, now()))
  })

  serve(app, 'POST /sessions/passkey', async (request, reply) => {
    const place = placeOf(request)
    await takeOrRefuse(store.db, 'passkey', place.network, now())
    const challenge = await answeredChallenge(request.body.client_data, null)
    const passkey = await findPasskey(store.db, request.body.id)
    const member =
      passkey &&
      (await store.db.selectFrom('members').selectAll().where('id', '=', passkey.member_id).executeTakeFirst())
    const used = challenge && passkey && (await verifyAssertion(origin, request.body, passkey, challenge))
    if (!used || !member) throw refused()
    const before = tokenOf(request)
    const opened = await transaction(store, async db => {
      if (!(await recordPasskeyUse(db, passkey, used.counter, now()))) throw refused()
      await recordSignIn(db, member.id, place, now())
      if (before) await closeSession(db, sha256(before)) // as in `routes/sessions.ts`
      const token = await openSession(db, member, now(), { label: labelOf(request), isConfirmed: used.isVerified })
      return { token, device: await registerDevice(db, member.id, place, now()) }
    })
    for (const _try of ['options', 'answer']) await giveBack(store.db, 'passkey', place.network)
    return reply.code(201).send({ ...opened, member: await readMember(store.db, member, request.visitorDay) })
  })
}
