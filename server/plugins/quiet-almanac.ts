// The choice of the quiet almanac: kept on the device for whoever is signed out, with the account for a member. Works without script.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { saveFailed } from '../../domain/messages.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import { MemberApiError } from '../member-api.ts'
import { quietPlace } from '../session-cookie.ts'
import { type ProxyParts, tellOf } from './member-proxy.ts'

export const quietPath = '/quiet-almanac'

const keptFor = 400 * 24 * 60 * 60 // seconds; browsers keep no cookie longer
const bodyLimit = 1024 // bytes

/** Not wrapped: its parser is for its own route. */
export async function quietAlmanac(app: FastifyInstance, { config, api, members }: ProxyParts) {
  const place = quietPlace(config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  )

  /** Whether the account has it now. @throws MemberApiError when nobody can say */
  async function tellAccount(request: FastifyRequest, isQuiet: boolean): Promise<boolean> {
    const member = await request.session?.lookup()
    if (!member) return members.peek(request.sessionToken ?? '') === null // it turned out to be no session
    const body = JSON.stringify({ member: { after_loss: isQuiet } })
    const headers = { ...tellOf(request), 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const path = `/members/${encodeURIComponent(member.id_string)}`
    try {
      const status = await api?.ask({ method: 'PATCH', path, headers, token: request.sessionToken, body }, answer => answer.status)
      return status === 200
    } finally {
      members.forget(request.sessionToken ?? '', member.id_string)
    }
  }

  app.post(quietPath, async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const isQuiet = sent.get('quiet') === '1'
    reply.header('cache-control', 'private, no-store')
    if (request.sessionToken !== null && members.peek(request.sessionToken) !== null) {
      const isDone = await tellAccount(request, isQuiet).catch(error => {
        if (error instanceof MemberApiError) return false
        throw error
      })
      if (!isDone)
        return app.answerForm(request, reply, quietPath, { status: 503, values: {}, errors: {}, message: saveFailed, retryAfter: 5 })
    }
    // With an account it is the account that keeps it: whoever signs out leaves nothing on the device.
    if (isQuiet && request.session === null) reply.setCookie(quietCookie, '1', { ...place, maxAge: keptFor })
    else reply.clearCookie(quietCookie, place)
    return reply.redirect('/', 303)
  })
}
