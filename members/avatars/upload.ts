// The form of a new avatar: `slug` or `file`, nothing else, and not both.
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxUploadBytes } from '../../domain/avatar.ts'
import { watchRate } from '../../lib/least-rate.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { createShares } from '../../lib/shares.ts'
import { httpError } from '../refusal.ts'

/** For @fastify/multipart. */
export const formLimits = { fileSize: maxUploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 256, headerPairs: 20 }

export type AvatarForm = { slug: unknown } | { fileName: string; bytes: Buffer }

/** Each form that is read holds a file in memory until its work is over: 80 MB in all. */
const limiter = createLimiter({ maxRunning: 16, maxWaiting: 16 })
/** Of one member. */
const inShare = createShares(2, () => httpError(429, 'too-many', { retryAfter: 5 }))

/**
 * Reads the form and works with it.
 * @throws HttpError 400 unless there is one of both; 408 when it trickles; 413 when the file is too large; 415 for
 * another kind of body; 429 when the member sends others; 503 when too many are read at once; and what `work` throws
 */
export async function withForm<T>(request: FastifyRequest, work: (form: AvatarForm) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw httpError(415, 'wrong-type')
  return inShare(request.member.id, () =>
    limiter.run(async () => work(onlyOne(await inTime(request, readForm(request))))),
  )
}

/** @throws HttpError 408 when less comes than the least rate; what comes after it is not read */
async function inTime<T>({ raw: { socket } }: FastifyRequest, form: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const stop = watchRate({ bytes: () => socket.bytesRead ?? 0 }, () =>
    reject(httpError(408, 'too-slow', { field: 'file' })),
  )
  try {
    return await Promise.race([form, late])
  } finally {
    stop()
    form.catch(() => {}) // it ends with its connection
  }
}

interface Parts {
  slugs: unknown[]
  files: { fileName: string; bytes: Buffer }[]
}

/** Reads to the end whatever comes, for an answer in the middle of a form is often lost. */
async function readForm(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { slugs: [], files: [] }
  let isStrange = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') isStrange = !(await readFile(part, parts)) || isStrange
      else isStrange = !readField(part, parts) || isStrange
    }
  } catch (error) {
    if (Object(error).code === 'FST_REQ_FILE_TOO_LARGE') throw httpError(413, 'avatar-too-large', { field: 'file' })
    throw httpError(400, 'invalid-body') // more parts than there may be, a form that ends in the middle
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
  if (isStrange) throw httpError(400, 'invalid-body')
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
