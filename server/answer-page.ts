// A rendered page to the wire: headers, encoding, 304, and the holes of a member.
import { type Readable, Transform } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptFor } from '../content/kept.ts'
import type { Member } from '../domain/member.ts'
import { isSensitive } from '../domain/sensitive.ts'
import { within } from '../routes/within.ts'
import { compress, type Encoding, encoder, keptEncoding, liveEncoding } from './compress.ts'
import { bytesOf, openingOf, type Part } from './holes.ts'
import { freshness, type RenderedPage } from './page-cache.ts'
import { knownOf, patience } from './sensitive.ts'

/** Fragments for the holes of a member's pages. */
export interface Fragments {
  /** Of a member, of nobody (null), or while it is not known yet (undefined). `away`: nobody can say who it is. */
  account(request: FastifyRequest, member?: Member | null, away?: boolean): Buffer
}

export interface AnswerOptions {
  /** The query forced an experiment. */
  forced: boolean
  /** An experiment is in force. */
  experiments: boolean
  /** Headers that every answer of this kind carries. */
  base: Readonly<Record<string, string>>
  /** The header `Speculation-Rules`, where it is sent. */
  ahead: string | undefined
  vary: string
  /** False when pages are not kept: then nothing is worth an ETag. */
  validate: boolean
  /** The answer is the same for everybody: it does not depend on who asks, and brings no cookie. */
  forEverybody?: boolean
}

const smallest = 1024 // bytes below which compressing costs more than it saves
const publicly = `public, max-age=0, s-maxage=${freshness.fresh}, stale-while-revalidate=${freshness.stale}`

type Asker = Pick<FastifyRequest, 'session' | 'uidCookie'> & { visitor: Pick<FastifyRequest['visitor'], 'sensitive'> }
const nobody = { session: null, visitor: { sensitive: false }, uidCookie: undefined } as const

function cacheControl({ session, visitor, uidCookie }: Asker, page: RenderedPage, { forced, experiments }: AnswerOptions): string {
  if (session || visitor.sensitive || forced || (page.status === 200 && !page.keep)) return 'private, no-store'
  return uidCookie || experiments || page.status !== 200 ? 'private, no-cache' : publicly
}

type Headers = Record<string, string>

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  page: RenderedPage
  options: AnswerOptions
}

/** @param length bytes of the body; undefined for one that is still being made */
function headersOf({ request, page, options }: Answering, encoding: Encoding | null, length: number | undefined): Headers {
  const asker: Asker = options.forEverybody ? nobody : request
  const caching = cacheControl(asker, page, options)
  // A page keeps the headers it was sent with: there are few kinds, and putting them together costs as much as sending them.
  const key = `${encoding} ${caching} ${length} ${options.ahead !== undefined}`
  let headers = page.headers.get(key)
  if (!headers) {
    headers = { ...options.base, 'content-type': 'text/html; charset=utf-8', 'cache-control': caching, vary: options.vary }
    if (options.ahead) headers['speculation-rules'] = options.ahead
    if (encoding) headers['content-encoding'] = encoding
    if (length !== undefined) headers['content-length'] = String(length)
    if (options.validate && !page.hasHoles && !options.forced && page.status === 200) headers.etag = page.etag
    if (!page.hasHoles) page.headers.set(key, headers) // members' names give their pages too many lengths
  }
  return asker.uidCookie ? { ...headers, 'set-cookie': asker.uidCookie } : headers
}

/** Past Fastify's own sending: the head, and one body or one gathered write of several. */
function send(answering: Answering, encoding: Encoding | null, body: readonly Buffer[]) {
  const { request, page } = answering
  let length = 0
  for (const part of body) length += part.length
  request.facts.bytes = request.method === 'HEAD' ? 0 : length
  const raw = start(answering, page.status, headersOf(answering, encoding, length))
  if (body.length > 1) raw.cork()
  for (let i = 0; i < body.length - 1; i++) raw.write(body[i])
  raw.end(body.at(-1))
}

function start({ request, reply }: Answering, status: number, headers: Headers) {
  request.facts.shellMs = Math.round(reply.elapsedTime * 100) / 100
  reply.hijack()
  return reply.raw.writeHead(status, headers)
}

function sendNotModified(answering: Answering) {
  answering.request.facts.bytes = 0
  start(answering, 304, headersOf(answering, null, undefined)).end()
}

/** Whether the browser has this very page: `If-None-Match` is a list of tags, weak or not, or `*`. */
function isKnown({ request, page, options }: Answering): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined || !options.validate || options.forced || page.status !== 200) return false
  return given.trim() === '*' || given.split(',').some(tag => tag.trim().replace(/^W\//, '') === page.etag.slice(2))
}

/**
 * Sends a page. The holes of a member who is known are filled at once.
 * @param sensitive the same page as it is after a loss, for a visitor of whom it is not known yet
 */
export function answerPage(answering: Answering, fragments: Fragments, sensitive = answering.page): void | Promise<void> {
  const { request, page } = answering
  if (page.hasHoles) {
    const member = request.session?.member
    return member ? answerFilled(answering, fragments.account(request, member)) : answerUnknown(answering, fragments, sensitive)
  }
  if (isKnown(answering)) return sendNotModified(answering)
  const accepted = request.headers['accept-encoding']
  const kept = keptEncoding(accepted)
  const ready = kept && page.encoded[kept]
  if (ready) return send(answering, kept, [ready])
  const live = page.length > smallest ? liveEncoding(accepted) : null
  // One piece is sent faster; a page that is sent once is not worth making one.
  if (!live) return send(answering, null, answering.options.validate ? [page.whole] : bytesOf(page.parts))
  send(answering, live, [compress[live](page.whole)])
}

/** A fragment as a zstd frame, made once. */
const frameOf = keptFor(compress.zstd)

function answerFilled(answering: Answering, fragment: Buffer) {
  const { request, page } = answering
  const encoding = liveEncoding(request.headers['accept-encoding'])
  if (!encoding) return send(answering, null, filled(page.parts, fragment))
  // zstd frames may follow one another, so only the fragment is compressed, once for its member.
  if (encoding === 'zstd' && page.encodedParts) return send(answering, encoding, filled(page.encodedParts, frameOf(fragment)))
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

/**
 * Somebody is signed in, and it is not known yet who. The head of the document goes out at once; the body when the member API has said
 * whether a loss is on record. Whoever is still unknown then gets the sensitive page, and their account at the end of the body.
 * @param sensitive the same page as it is after a loss
 */
async function answerUnknown(answering: Answering, fragments: Fragments, sensitive: RenderedPage) {
  const { request, page } = answering
  const encoding = liveEncoding(request.headers['accept-encoding'])
  const raw = start(answering, page.status, headersOf(answering, encoding, undefined))
  const packer = encoding ? encoder(encoding) : undefined
  if (packer) counted(request, packer).pipe(raw)
  const out = packer ?? raw
  let bytes = 0
  const write = (part: Buffer | string) => {
    bytes += Buffer.byteLength(part)
    out.write(part)
  }
  const isGone = () => {
    if (raw.destroyed) packer?.destroy() // the client left
    return raw.destroyed
  }
  const opening = openingOf(page.parts)
  for (const part of page.parts.slice(0, opening)) write(part)
  packer?.flush()
  await turn() // what is written leaves with the next turn of the loop: asking comes after
  const asked = request.session?.lookup() ?? Promise.resolve(null)
  const account = (member?: Member | null) => fragments.account(request, member, member === null && request.session?.isAway())
  const member = await within(patience, asked, undefined)
  if (isGone()) return
  const { parts } = isSensitive({ chosen: false, member: knownOf(member, request.session) }) === false ? page : sensitive
  for (const part of parts.slice(opening)) {
    if (part === 'account') write(account(member))
    else if (part !== 'late') write(part)
    else if (member === undefined) {
      packer?.flush()
      const late = await asked
      if (isGone()) return
      write(`<template data-fill="account">${account(late)}</template>`)
    }
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
