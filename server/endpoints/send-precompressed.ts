import type { FastifyReply, FastifyRequest } from 'fastify'
import { precompressedEncoding, precompressOnce } from '../pages/compress.ts'

/** Sends bytes that many ask for, in the encoding that the browser reads best; each is made once. */
export async function sendPrecompressed(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  const encoding = precompressedEncoding(request.headers['accept-encoding'])
  reply.header('vary', 'Accept-Encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? await precompressOnce(bytes, encoding) : bytes)
}

/** For JSON that is the same for everyone. */
export const sharedJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
} as const
