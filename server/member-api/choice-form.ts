// Forms of a yes or no: stored in the member's account, or in a cookie for a visitor without one.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageHandle } from '../../routes/define-page.tsx'
import type { ChoiceForm, Field } from '../../routes/form.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { memberPath } from './client.ts'
import { failureOf, markAccountUnavailable, unavailable } from './form-outcome.ts'
import { headersFor } from './headers-for.ts'
import type { ProxyParts } from './proxy.ts'

const cookieSeconds = 400 * 24 * 60 * 60 // the longest that browsers store a cookie

/** Returns the handler that answers such a form. */
export function choiceForms(app: FastifyInstance, { config, api, members }: ProxyParts) {
  const { place } = sessionCookies(config)

  /** Stores the choice in the account. `skipped`: there is none, or the choice changes nothing in it. */
  async function saveToAccount(request: FastifyRequest, form: ChoiceForm, isChosen: boolean) {
    const token = request.sessionToken
    if (token === null || members.peek(token) === null) return 'skipped'
    const member = await members.ask(token)
    if (!member) return members.peek(token) === null ? 'skipped' : 'failed'
    const change = form.body(isChosen, member)
    if (!change) return 'skipped'
    const [path, headers, body] = [memberPath(member), headersFor(request), JSON.stringify(change)]
    const saved = await api
      ?.ask({ lane: 'member', method: 'PATCH', path, headers, token, body }, ({ status }) => status === 200)
      .catch(failureOf)
      .finally(() => members.forget(token, member.id_string))
    return saved === true ? 'saved' : 'failed'
  }

  return async (request: FastifyRequest, reply: FastifyReply, handle: PageHandle, form: ChoiceForm, field: Field) => {
    const isChosen = field(form.field) === '1'
    const result = await saveToAccount(request, form, isChosen)
    if (result === 'failed') {
      markAccountUnavailable(request)
      return app.answerForm(request, reply, handle, { ...unavailable, values: {} })
    }
    // What the account stores is not stored on the device as well: nothing of it is left there after signing out.
    if (isChosen && result !== 'saved') reply.setCookie(form.cookie, '1', { ...place, maxAge: cookieSeconds })
    else reply.clearCookie(form.cookie, place)
    return reply.redirect(form.next, 303)
  }
}
