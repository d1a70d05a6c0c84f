// A page's choice: stored with the account of a member, on the device for whoever has none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageHandle } from '../../routes/define-page.tsx'
import type { ChoiceForm, Field } from '../../routes/form.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { memberPath } from './client.ts'
import { failureOf, markAccountUnavailable, unavailable } from './form-outcome.ts'
import { headersFor, type ProxyParts } from './proxy.ts'

const storedFor = 400 * 24 * 60 * 60 // seconds; browsers keep no cookie longer

/** Makes what answers the form of a page that asks for a choice. */
export function choiceForms(app: FastifyInstance, { config, api, members }: ProxyParts) {
  const { place } = sessionCookies(config)

  /** What became of the account; `left`: there is none, or it was left as it is. */
  async function saveToAccount(request: FastifyRequest, form: ChoiceForm, isChosen: boolean) {
    const token = request.sessionToken
    if (token === null || members.peek(token) === null) return 'left'
    const member = await members.ask(token)
    if (!member) return members.peek(token) === null ? 'left' : 'failed'
    const told = form.body(isChosen, member)
    if (!told) return 'left'
    const [path, headers, body] = [memberPath(member), headersFor(request), JSON.stringify(told)]
    const saved = await api
      ?.ask({ lane: 'member', method: 'PATCH', path, headers, token, body }, ({ status }) => status === 200)
      .catch(failureOf)
      .finally(() => members.forget(token, member.id_string))
    return saved === true ? 'saved' : 'failed'
  }

  return async (request: FastifyRequest, reply: FastifyReply, handle: PageHandle, form: ChoiceForm, field: Field) => {
    const isChosen = field(form.field) === '1'
    const told = await saveToAccount(request, form, isChosen)
    if (told === 'failed') {
      markAccountUnavailable(request)
      return app.answerForm(request, reply, handle, { ...unavailable, values: {} })
    }
    // With an account it is the account that stores it: whoever signs out leaves nothing on the device.
    if (isChosen && told !== 'saved') reply.setCookie(form.cookie, '1', { ...place, maxAge: storedFor })
    else reply.clearCookie(form.cookie, place)
    return reply.redirect(form.next, 303)
  }
}
