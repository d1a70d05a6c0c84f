// `/avatars/…`: uploaded pictures, from the member API to anybody who has their address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpError } from '../http-error.ts'
import { type Answer, type ApiRequest, MemberApiError } from './client.ts'

/** Asks the member API. @throws HttpError 503 when it does not answer */
export type AskApi = (apiRequest: ApiRequest, read: (answer: Answer) => Answer) => Promise<Answer>

const pictureFile = /^[\w-]{1,100}(?:\.(?:webp|png|svg|jpe?g|gif))?$/
const pictureType = /^image\/(?:webp|png|svg\+xml|jpeg|gif)(?:;|$)/
const immutable = 'public, max-age=31536000, immutable'
/** So that a picture, opened as a page of its own, runs nothing and loads nothing. */
const picturePolicy = "default-src 'none'; sandbox"

/** @throws MemberApiError when it has a body that is no picture */
function checkedPicture(answer: Answer): Answer {
  const isPicture = pictureType.test(answer.headers['content-type'] ?? '')
  if (answer.status === 200 && !isPicture) throw new MemberApiError('The member API answered without a picture.')
  return answer
}

/** Answers `/avatars/:file`. @throws HttpError 404 for what is no picture, 503 when the member API does not answer */
export async function sendPicture(app: FastifyInstance, askApi: AskApi, request: FastifyRequest, reply: FastifyReply) {
  const { file = '' } = request.params as { file?: string } // as: the route's pattern names it
  if (!pictureFile.test(file)) throw httpError(404, 'not-found')
  const headers = { accept: 'image/*', 'x-request-id': request.id }
  const answer = await askApi({ lane: 'picture', method: 'GET', path: `/avatars/${file}`, headers }, checkedPicture)
  if (answer.status !== 200) throw httpError(404, 'not-found')
  const own = {
    'content-type': answer.headers['content-type'],
    'cache-control': immutable,
    'content-security-policy': picturePolicy,
  }
  return reply.headers({ ...app.securityHeaders(), ...own }).send(answer.body)
}
