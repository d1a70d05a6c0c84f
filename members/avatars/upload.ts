// Reads the multipart form of a new avatar: either a field `slug` or a file `file`, and nothing else.
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxUploadBytes } from '../../domain/avatar.ts'
import { watchRate } from '../../lib/least-rate.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { createShares } from '../../lib/shares.ts'
import { httpError } from '../refusal.ts'

/** Limits for @fastify/multipart. */
export const formLimits = { fileSize: maxUploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 256, headerPairs: 20 }

export type AvatarForm = { slug: unknown } | { fileName: string; bytes: Buffer }

/** Each form holds its file in memory until its work is done: 80 MB in all. */
const limiter = createLimiter({ maxRunning: 16, maxWaiting: 16 })
/** At most two forms of one member at once. */
const withinMemberShare = createShares(2, () => httpError(429, 'too-many', { retryAfter: 5 }))

/**
 * Reads the form and calls `work` with it.
 * @throws HttpError 400 unless it is either a slug or a file; 408 when it comes too slowly; 413 when the file is too
 * large; 415 when the body is no multipart form; 429 when the member is sending two others; 503 when too many are read
 * at once; and what `work` throws
 */
export async function withForm<T>(request: FastifyRequest, work: (form: AvatarForm) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw httpError(415, 'wrong-type')
  return withinMemberShare(request.member.id, () =>
    limiter.run(async () => work(onlyOne(await withLeastRate(request, readForm(request))))),
  )
}

/** Waits for the form. @throws HttpError 408 when it comes slower than the lowest rate allowed; the rest is not read */
async function withLeastRate<T>({ raw: { socket } }: FastifyRequest, form: Promise<T>): Promise<T> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  const stop = watchRate({ bytes: () => socket.bytesRead ?? 0 }, () =>
    reject(httpError(408, 'too-slow', { field: 'file' })),
  )
  try {
    return await Promise.race([form, tooSlow])
  } finally {
    stop()
    form.catch(() => {}) // the form may fail after the 408, when the connection is closed
  }
}

interface Parts {
  slugs: unknown[]
  files: { fileName: string; bytes: Buffer }[]
}

/** Reads the body to its end even when it is refused: an answer in the middle of an upload often does not arrive. */
async function readForm(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { slugs: [], files: [] }
  let isInvalid = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') isInvalid = !(await readFile(part, parts)) || isInvalid
      else isInvalid = !readField(part, parts) || isInvalid
    }
  } catch (error) {
    if (Object(error).code === 'FST_REQ_FILE_TOO_LARGE') throw httpError(413, 'avatar-too-large', { field: 'file' })
    throw httpError(400, 'invalid-body') // too many parts, or a form that ends in the middle
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
  if (isInvalid) throw httpError(400, 'invalid-body')
  return parts
}

function readField({ fieldname, value }: MultipartValue, { slugs }: Parts): boolean {
  if (fieldname !== 'slug') return false
  slugs.push(value)
  return true
}

async function readFile(part: MultipartFile, { files }: Parts): Promise<boolean> {
  const bytes = await part.toBuffer()
  const fileName = part.filename ?? ''
  if (part.fieldname !== 'file') return false
  // A browser sends a file without name and bytes when none was chosen.
  if (fileName !== '' || bytes.length > 0) files.push({ fileName, bytes })
  return true
}

function onlyOne({ slugs, files }: Parts): AvatarForm {
  const [file] = files
  if (slugs.length + files.length !== 1) throw httpError(400, 'invalid-body', { field: file ? 'file' : 'slug' })
  return file ?? { slug: slugs[0] }
}
