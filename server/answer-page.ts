// A rendered page to the wire: headers, encoding, 304, and the holes of a member.
import { type Readable, Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../routes/define.tsx'
import type { Layout } from '../views/page.tsx'
import { compress, type Encoding, encoder, keptEncoding, liveEncoding } from './compress.ts'
import type { Part } from './holes.ts'
import { freshness, type RenderedPage } from './page-cache.ts'

/** Fragments for the holes of a member's pages. */
export interface Fragments {
  /** Of a member, of nobody (null), or while it is not known yet (undefined). */
  account(layout: Layout, member?: Member | null): string
}

export interface AnswerOptions {
  /** The query forced an experiment. */
  forced: boolean
  /** An experiment is in force. */
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

type Headers = Record<string, string>

function headersOf(request: FastifyRequest, page: RenderedPage, options: AnswerOptions, encoding: Encoding | null): Headers {
  const headers: Headers = {
    ...options.base,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl(request, page, options),
    vary: options.vary,
  }
  if (encoding) headers['content-encoding'] = encoding
  if (request.uidCookie) headers['set-cookie'] = request.uidCookie
  if (options.validate && !page.hasHoles && !options.forced && page.status === 200) headers.etag = page.etag
  return headers
}

/** Past Fastify's own sending: the head and one body, or one gathered write of several. */
function send(request: FastifyRequest, reply: FastifyReply, status: number, headers: Headers, body: readonly Buffer[]) {
  let length = 0
  for (const part of body) length += part.length
  request.facts.bytes = request.method === 'HEAD' ? 0 : length
  if (status !== 304) headers['content-length'] = String(length)
  const raw = start(request, reply, status, headers)
  if (body.length > 1) raw.cork()
  for (let i = 0; i < body.length - 1; i++) raw.write(body[i])
  raw.end(body.at(-1))
}

function start(request: FastifyRequest, reply: FastifyReply, status: number, headers: Headers) {
  request.facts.shellMs = Math.round(reply.elapsedTime * 100) / 100
  reply.hijack()
  return reply.raw.writeHead(status, headers)
}

/** Whether the browser has this very page: `If-None-Match` is a list of tags, weak or not, or `*`. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined) return false
  return given.trim() === '*' || given.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/** Sends a page; a member's holes are filled at once when the member is known, at the end of the body when not. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  fragments: Fragments,
  options: AnswerOptions,
): Promise<void> {
  if (page.hasHoles) {
    const member = request.session?.member
    return member
      ? answerFilled(request, reply, page, fragments.account(request.visitor.layout, member), options)
      : answerLate(request, reply, page, fragments, options)
  }
  const accepted = request.headers['accept-encoding']
  const kept = keptEncoding(accepted)
  const ready = kept && page.encoded[kept]
  const encoding = ready ? kept : page.whole.length > smallest ? liveEncoding(accepted) : null
  const headers = headersOf(request, page, options, encoding)
  if (headers.etag && isKnown(request, page.etag)) return send(request, reply, 304, headers, [])
  send(request, reply, page.status, headers, [ready || (encoding ? await compress[encoding](page.whole) : page.whole)])
}

async function answerFilled(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, account: string, options: AnswerOptions) {
  const fragment = Buffer.from(account)
  const encoding = liveEncoding(request.headers['accept-encoding'])
  const headers = headersOf(request, page, options, encoding)
  if (!encoding) return send(request, reply, page.status, headers, filled(page.parts, fragment))
  // zstd frames may follow one another, so only the fragment is compressed for this answer.
  if (encoding === 'zstd' && page.encodedParts) {
    return send(request, reply, page.status, headers, filled(page.encodedParts, await compress.zstd(fragment)))
  }
  send(request, reply, page.status, headers, [await compress[encoding](Buffer.concat(filled(page.parts, fragment)))])
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

/** The page goes out at once with a plain link in the account's place; the account follows at the end of the body. */
async function answerLate(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, fragments: Fragments, options: AnswerOptions) {
  const encoding = liveEncoding(request.headers['accept-encoding'])
  const raw = start(request, reply, page.status, headersOf(request, page, options, encoding))
  const packer = encoding ? encoder(encoding) : undefined
  if (packer) counted(request, packer).pipe(raw)
  const out = packer ?? raw
  let bytes = 0
  for (const part of page.parts) {
    let written: Buffer | string = part
    if (part === 'account') written = fragments.account(request.visitor.layout)
    if (part === 'late') {
      packer?.flush()
      const member = (await request.session?.lookup()) ?? null
      if (raw.destroyed) return void packer?.destroy() // the client left
      written = `<template data-fill="account">${fragments.account(request.visitor.layout, member)}</template>`
    }
    bytes += Buffer.byteLength(written)
    out.write(written)
  }
  if (!packer) request.facts.bytes = bytes
  out.end()
}

/** Lets a stream pass and counts its bytes for the log. */
export function counted(request: FastifyRequest, stream: Readable): Transform {
  request.facts.bytes = 0
  const counter = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      request.facts.bytes = (request.facts.bytes ?? 0) + bytes.length
      done(null, bytes)
    },
  })
  counter.on('close', () => stream.destroy())
  return stream.pipe(counter)
}
