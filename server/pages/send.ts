// A rendered page to the wire: encoding, 304, and the holes of a member.
import { memoized } from '../../lib/memoize.ts'
import { compress, type Encoding, liveEncoding, precompressedEncoding } from './compress.ts'
import { type Fragments, headersOf, type PageReply, writeHead } from './page-reply.ts'
import { sendUnconfirmed } from './send-unconfirmed.ts'
import { bytesOf, type Part } from './slots.ts'

const smallest = 1024 // bytes below which compressing costs more than it saves

/** Past Fastify's own sending: the head, and one body or one gathered write of several. */
function send(answering: PageReply, encoding: Encoding | null, body: readonly Buffer[]) {
  const { request, page } = answering
  let length = 0
  for (const part of body) length += part.length
  request.logFields.bytes = request.method === 'HEAD' ? 0 : length
  const raw = writeHead(answering, page.status, headersOf(answering, encoding, length))
  if (body.length > 1) raw.cork()
  for (let i = 0; i < body.length - 1; i++) raw.write(body[i])
  raw.end(body.at(-1))
}

function sendNotModified(answering: PageReply) {
  answering.request.logFields.bytes = 0
  writeHead(answering, 304, headersOf(answering, null, undefined)).end()
}

/** Whether the browser has this very page: `If-None-Match` is a list of tags, weak or not, or `*`. */
function isKnown({ request, page, options }: PageReply): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined || !options.validate || options.forced || page.status !== 200) return false
  return given.trim() === '*' || given.split(',').some(tag => tag.trim().replace(/^W\//, '') === page.etag.slice(2))
}

/**
 * Sends a page. The holes of a member who is known are filled at once.
 * @param sensitivePage the same page as it is after a loss, for a visitor of whom it is not known yet
 */
export function sendPage(
  answering: PageReply,
  fragments: Fragments,
  sensitivePage = answering.page,
): void | Promise<void> {
  const { request, page } = answering
  if (page.hasSlots) {
    const member = request.session?.member
    if (!request.session) return sendFilled(answering, fragments.account(request, null, request.accountUnavailable))
    return member
      ? sendFilled(answering, fragments.account(request, member))
      : sendUnconfirmed(answering, fragments, sensitivePage)
  }
  if (isKnown(answering)) return sendNotModified(answering)
  const accepted = request.headers['accept-encoding']
  const kept = precompressedEncoding(accepted)
  const ready = kept && page.encoded[kept]
  if (ready) return send(answering, kept, [ready])
  const live = page.length > smallest ? liveEncoding(accepted) : null
  // One piece is sent faster; a page that is sent once is not worth making one.
  if (!live) return send(answering, null, answering.options.validate ? [page.whole] : bytesOf(page.parts))
  send(answering, live, [compress[live](page.whole)])
}

/** A fragment as a zstd frame, made once. */
const frameOf = memoized(compress.zstd)

function sendFilled(answering: PageReply, fragment: Buffer) {
  const { request, page } = answering
  const encoding = liveEncoding(request.headers['accept-encoding'])
  if (!encoding) return send(answering, null, filled(page.parts, fragment))
  // zstd frames may follow one another, so only the fragment is compressed, once for its member.
  if (encoding === 'zstd' && page.encodedParts)
    return send(answering, encoding, filled(page.encodedParts, frameOf(fragment)))
  send(answering, encoding, [compress[encoding](Buffer.concat(filled(page.parts, fragment)))])
}

/** The parts of a page with the account in its place and nothing late. */
function filled(parts: readonly Part[], account: Buffer): Buffer[] {
  const whole: Buffer[] = []
  for (const part of parts) {
    if (typeof part !== 'string') whole.push(part)
    else if (part === 'account') whole.push(account)
  }
  return whole
}
