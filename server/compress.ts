// Which encoding a browser gets, and the encoders for a page that is sent at once or bit by bit.
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'zstd' | 'gzip'

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants

function negotiation(preferred: Encoding[]) {
  const negotiator = new Negotiator({ supportedValues: preferred })
  const seen = new LRUCache<string, { encoding: Encoding | null }>({ max: 500 })
  return (header: string | undefined): Encoding | null => {
    if (!header) return null
    let found = seen.get(header)
    if (!found) {
      found = { encoding: negotiator.negotiate(header) as Encoding | null } // one of `preferred`
      seen.set(header, found)
    }
    return found.encoding
  }
}

/** The best encoding for bytes that were compressed once, slowly: the smallest. */
export const keptEncoding = negotiation(['br', 'zstd', 'gzip'])
/** The best encoding for bytes that are compressed for this answer only: the fastest. */
export const liveEncoding = negotiation(['zstd', 'br', 'gzip'])

const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

/** Small and slow, for bytes that are sent many times. */
export const squeeze: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: bytes => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 10 } }),
  zstd: bytes => zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 15 } }),
  gzip: bytes => gzip(bytes, { level: 9 }),
}

/** Fast, for bytes that are sent once. */
export const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: bytes => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: bytes => zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 3 } }),
  gzip: bytes => gzip(bytes, { level: 1 }),
}

/** A stream that compresses what is written and lets it out when flushed. */
export function encoder(encoding: Encoding): zlib.BrotliCompress | zlib.ZstdCompress | zlib.Gzip {
  if (encoding === 'br') return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4 } })
  if (encoding === 'zstd') return zlib.createZstdCompress({ params: { [ZSTD_c_compressionLevel]: 3 } })
  return zlib.createGzip({ level: 3 })
}
