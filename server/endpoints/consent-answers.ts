// What pages without our script ask before another company hears of a visitor: the picture of a social network in
// <noscript>, and the consent of AMP twins. Pages are the same for everybody, so the answer is given here, and kept
// nowhere.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OutsideProviders } from '../../content/site.ts'
import { ampConsentPath, pixelPath } from '../../domain/sends.ts'
import { ampServices } from '../../views/amp/amp-services.ts'
import type { MemberApi } from '../member-api/client.ts'
import { memberRecords } from '../member-api/records.ts'
import { mayTell } from '../request/consent.ts'

interface Parts {
  api: MemberApi | undefined
  providers: OutsideProviders
}

function consentAnswers(app: FastifyInstance, { api, providers: { pixel, amp } }: Parts, done: () => void) {
  const recordsOf = memberRecords(api)
  const isAllowed = (request: FastifyRequest, purpose: 'advertising' | 'analytics') =>
    mayTell(purpose, request, async () => {
      const member = request.session?.lookup() ?? Promise.resolve(null)
      return recordsOf(request.sessionToken, member)('consents')
    }).catch(() => false) // what nobody can say is no
  if (pixel)
    app.get(pixelPath, async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return (await isAllowed(request, 'advertising')) ? reply.redirect(pixel.address, 302) : reply.code(204).send()
    })
  // On a twin there is one answer for all that is on it.
  const purposes = [
    ...(ampServices(amp).length ? (['analytics'] as const) : []),
    ...(amp.ads ? (['advertising'] as const) : []),
  ]
  if (purposes.length)
    app.post(ampConsentPath, async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const isYes = (await Promise.all(purposes.map(purpose => isAllowed(request, purpose)))).every(Boolean)
      return reply.send({ consentRequired: true, consentStateValue: isYes ? 'accepted' : 'rejected' })
    })
  done()
}

export default fp(consentAnswers, { name: 'consent-answers', dependencies: ['security', 'visitor'] })
