// A rendered page to the wire: headers, encoding, 304, and the holes of a member.
import { PassThrough, type Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../routes/define.tsx'
import { compress, encoder, keptEncoding, liveEncoding } from './compress.ts'
import type { Hole, Part } from './holes.ts'
import { freshness, type RenderedPage } from './page-cache.ts'

/** Fragments for the holes of a member's pages. */
export interface Fragments {
  account(member: Member | null): string
  accountFallback(): string
}

export interface AnswerOptions {
  /** An experiment was forced, or is in force. */
  forced: boolean
  experiments: boolean
  /** Headers that every answer of this kind carries. */
  base: Readonly<Record<string, string>>
  vary: string
  /** False when pages are not kept: then nothing is worth an ETag. */
  validate: boolean
}

const smallest = 1024 // bytes below which compressing costs more than it saves
const publicly = `public, max-age=0, s-maxage=${freshness.fresh}, stale-while-revalidate=${freshness.stale}`

function cacheControl(request: FastifyRequest, page: RenderedPage, { forced, experiments }: AnswerOptions): string {
  if (request.session || forced) return 'private, no-store'
  return request.uidCookie || experiments || page.status !== 200 ? 'private, no-cache' : publicly
}

function headersOf(request: FastifyRequest, page: RenderedPage, options: AnswerOptions): Record<string, string> {
  const headers: Record<string, string> = {
    ...options.base,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl(request, page, options),
    vary: options.vary,
  }
  if (request.uidCookie) headers['set-cookie'] = request.uidCookie
  return headers
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, headers: Record<string, string>, body: readonly Buffer[]) {
  const length = body.reduce((sum, part) => sum + part.length, 0)
  request.facts.bytes = request.method === 'HEAD' ? 0 : length
  request.facts.shellMs = Math.round(reply.elapsedTime * 100) / 100
  if (status !== 304) headers['content-length'] = String(length)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(status, headers)
  if (body.length > 1) raw.cork()
  for (let i = 0; i < body.length - 1; i++) raw.write(body[i])
  raw.end(body.at(-1))
}

/** Sends a page without holes, or with the account of a member who is already known. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  fragments: Fragments,
  options: AnswerOptions,
) {
  if (page.hasHoles)
    return request.session?.member === undefined
      ? answerLate(request, reply, page, fragments, options)
      : answerFilled(request, reply, page, fragments, options)
  const headers = headersOf(request, page, options)
  if (options.validate && !options.forced && page.status === 200) {
    headers.etag = page.etag
    if (request.headers['if-none-match']?.includes(page.etag.slice(2))) return send(request, reply, 304, headers, [])
  }
  const accepted = request.headers['accept-encoding']
  const kept = keptEncoding(accepted)
  const ready = kept && page.encoded[kept]
  if (ready) {
    headers['content-encoding'] = kept
    return send(request, reply, page.status, headers, [ready])
  }
  const live = page.whole.length > smallest ? liveEncoding(accepted) : null
  if (!live) return send(request, reply, page.status, headers, [page.whole])
  headers['content-encoding'] = live
  send(request, reply, page.status, headers, [await compress[live](page.whole)])
}

async function answerFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  fragments: Fragments,
  options: AnswerOptions,
) {
  const headers = headersOf(request, page, options)
  const account = Buffer.from(fragments.account(request.session?.member ?? null))
  const fill = (parts: readonly Part[], bytes: Buffer) =>
    parts.flatMap(part => (typeof part !== 'string' ? [part] : part === 'account' ? [bytes] : []))
  const live = liveEncoding(request.headers['accept-encoding'])
  if (!live) return send(request, reply, page.status, headers, fill(page.parts, account))
  headers['content-encoding'] = live
  // zstd frames may follow one another, so only the fragment is compressed for this answer.
  if (live === 'zstd' && page.encodedParts)
    return send(request, reply, page.status, headers, fill(page.encodedParts, await compress.zstd(account)))
  send(request, reply, page.status, headers, [await compress[live](Buffer.concat(fill(page.parts, account)))])
}

/** The page goes out at once with a plain link in the account's place; the account follows at the end of the body. */
async function answerLate(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, fragments: Fragments, options: AnswerOptions) {
  const live = liveEncoding(request.headers['accept-encoding'])
  const out: Transform & { flush?: () => void } = live ? encoder(live) : new PassThrough()
  const headers = headersOf(request, page, options)
  if (live) headers['content-encoding'] = live
  request.facts.shellMs = Math.round(reply.elapsedTime * 100) / 100
  const late: Record<Hole, () => Promise<string>> = {
    account: async () => fragments.accountFallback(),
    late: async () => `<template data-fill="account">${fragments.account((await request.session?.lookup()) ?? null)}</template>`,
  }
  reply.code(page.status).headers(headers).send(counted(request, out))
  for (const part of page.parts) {
    if (part === 'late') out.flush?.()
    out.write(typeof part === 'string' ? await late[part]() : part)
  }
  out.end()
}

/** Counts the bytes of a stream for the log. */
export function counted(request: FastifyRequest, stream: Transform): Transform {
  request.facts.bytes = 0
  const counter = new PassThrough()
  stream.pipe(counter)
  stream.on('data', (bytes: Buffer) => {
    request.facts.bytes = (request.facts.bytes ?? 0) + bytes.length
  })
  counter.on('close', () => stream.destroy())
  return counter
}
