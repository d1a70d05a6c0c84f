// The choice of the quiet almanac: kept on the device for whoever is signed out, with the account for a member. Works
// without script.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { quietPath } from '../../content/quiet-almanac.ts'
import { pregnancyOf } from '../../domain/member.ts'
import { saveFailed } from '../../domain/messages.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import { OverloadError } from '../../lib/limiter.ts'
import { MemberApiError } from '../member-api/client.ts'
import { leaveAlone } from '../member-api/forms.ts'
import { type ProxyParts, tellOf } from '../member-api/proxy.ts'
import { sessionCookies } from '../request/session-cookies.ts'

const keptFor = 400 * 24 * 60 * 60 // seconds; browsers keep no cookie longer
const bodyLimit = 1024 // bytes

/** Not wrapped: its parser is for its own route. */
export async function quietAlmanac(app: FastifyInstance, { config, api, members }: ProxyParts) {
  const { place } = sessionCookies(config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )

  /**
   * Tells the account. `pregnant`: it was left as it is, for it says nothing beside the pregnancy in the profile; the
   * device keeps the choice.
   */
  async function tellAccount(
    request: FastifyRequest,
    isQuiet: boolean,
  ): Promise<'saved' | 'pregnant' | 'failed' | 'nobody'> {
    const token = request.sessionToken
    if (token === null || members.peek(token) === null) return 'nobody'
    const member = await members.ask(token)
    if (!member) return members.peek(token) === null ? 'nobody' : 'failed'
    if (isQuiet && pregnancyOf(member)) return 'pregnant'
    const body = JSON.stringify({ member: { after_loss: isQuiet } })
    const headers = {
      ...tellOf(request),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const path = `/members/${encodeURIComponent(member.id_string)}`
    try {
      return (await api?.ask(
        { lane: 'member', method: 'PATCH', path, headers, token, body },
        ({ status }) => status,
      )) === 200
        ? 'saved'
        : 'failed'
    } catch (error) {
      if (error instanceof MemberApiError || error instanceof OverloadError) return 'failed'
      throw error
    } finally {
      members.forget(token, member.id_string)
    }
  }

  app.post(quietPath, async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const isQuiet = sent.get('quiet') === '1'
    reply.header('cache-control', 'private, no-store')
    const told = await tellAccount(request, isQuiet)
    if (told === 'failed') {
      leaveAlone(request)
      return app.answerForm(request, reply, quietPath, {
        status: 503,
        values: {},
        errors: {},
        message: saveFailed,
        retryAfter: 5,
      })
    }
    // With an account it is the account that keeps it: whoever signs out leaves nothing on the device.
    if (isQuiet && told !== 'saved') reply.setCookie(quietCookie, '1', { ...place, maxAge: keptFor })
    else reply.clearCookie(quietCookie, place)
    return reply.redirect('/', 303)
  })
}
