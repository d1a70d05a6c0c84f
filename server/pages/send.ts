// A rendered page to the wire: encoding, 304, and the slots of a member.
import { memoized } from '../../lib/memoize.ts'
import { compress, type Encoding, liveEncoding, precompressedEncoding } from './compress.ts'
import { type FillSlot, headersOf, type PageReply, writeHead } from './page-reply.ts'
import { sendUnconfirmed } from './send-unconfirmed.ts'
import { bytesOf, isOwnSlot, type OwnSlot, type Part } from './slots.ts'

const minCompressed = 1024 // bytes; below, compressing costs more than it saves

/** Sends without Fastify: the head, then the body in one write, of however many pieces it is. */
function send(pageReply: PageReply, encoding: Encoding | null, body: readonly Buffer[]) {
  const { request, page } = pageReply
  let length = 0
  for (const part of body) length += part.length
  request.logFields.bytes = request.method === 'HEAD' ? 0 : length
  const raw = writeHead(pageReply, page.status, headersOf(pageReply, encoding, length))
  if (body.length > 1) raw.cork()
  for (let i = 0; i < body.length - 1; i++) raw.write(body[i])
  raw.end(body.at(-1))
}

function sendNotModified(pageReply: PageReply) {
  pageReply.request.logFields.bytes = 0
  writeHead(pageReply, 304, headersOf(pageReply, null, undefined)).end()
}

/** Whether the browser has this very page: `If-None-Match` is a list of tags, weak or not, or `*`. */
function isKnown({ request, page, options }: PageReply): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined || !options.validate || options.forced || page.status !== 200) return false
  return given.trim() === '*' || given.split(',').some(tag => tag.trim().replace(/^W\//, '') === page.etag.slice(2))
}

/**
 * Sends a page. The slots of a member who is known are filled at once.
 * @param sensitivePage the same page as it is after a loss, for a visitor who may turn out to be after one
 */
export function sendPage(pageReply: PageReply, fill: FillSlot, sensitivePage = pageReply.page): void | Promise<void> {
  const { request, page } = pageReply
  if (page.hasSlots) {
    const member = request.session?.member
    if (!request.session) return sendFilled(pageReply, slot => fill(slot, request, null, request.accountUnavailable))
    return member
      ? sendFilled(pageReply, slot => fill(slot, request, member))
      : sendUnconfirmed(pageReply, fill, sensitivePage)
  }
  if (isKnown(pageReply)) return sendNotModified(pageReply)
  const accepted = request.headers['accept-encoding']
  const precompressed = precompressedEncoding(accepted)
  const encoded = precompressed && page.encoded[precompressed]
  if (encoded) return send(pageReply, precompressed, [encoded])
  const live = page.length > minCompressed ? liveEncoding(accepted) : null
  // One piece is sent faster, but a page that is not cached is not worth joining.
  if (!live) return send(pageReply, null, pageReply.options.validate ? [page.whole] : bytesOf(page.parts))
  send(pageReply, live, [compress[live](page.whole)])
}

/** A fragment as a zstd frame, compressed once. */
const frameOf = memoized(compress.zstd)

type Fill = (slot: OwnSlot) => Buffer

function sendFilled(pageReply: PageReply, fill: Fill) {
  const { request, page } = pageReply
  const encoding = liveEncoding(request.headers['accept-encoding'])
  // A page that was asked for again is worth joining.
  if (!encoding) return send(pageReply, null, filled(page.hits ? page.pieces : page.parts, fill))
  // zstd frames may follow one another, so only the fragments are compressed, once for their member.
  if (encoding === 'zstd' && page.encodedParts)
    return send(
      pageReply,
      encoding,
      filled(page.encodedParts, slot => frameOf(fill(slot))),
    )
  send(pageReply, encoding, [compress[encoding](Buffer.concat(filled(page.parts, fill)))])
}

/** The bytes of a page with what belongs into its slots, and nothing deferred. */
function filled(parts: readonly Part[], fill: Fill): Buffer[] {
  const bytes: Buffer[] = []
  for (const part of parts) {
    if (typeof part !== 'string') bytes.push(part)
    else if (isOwnSlot(part)) bytes.push(fill(part))
  }
  return bytes
}
