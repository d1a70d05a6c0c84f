// Which encoding a browser gets, and the encoders for bytes that are cached, sent once, or streamed.
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { memoized } from '../../lib/memoize.ts'
import { ownBytes } from './own-bytes.ts'
import { isReady, type Part } from './slots.ts'

export type Encoding = 'br' | 'zstd' | 'gzip'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants

/** negotiator 1.0 takes an order of ours for encodings that a browser likes equally; its types do not say so. */
interface Preferring {
  encodings(available: string[], options: { preferred: string[] }): (Encoding | 'identity')[]
}

function negotiation(ours: Encoding[]) {
  const seen = new LRUCache<string, { encoding: Encoding | null }>({ max: 500 })
  return (header: string | undefined): Encoding | null => {
    if (!header) return null
    let found = seen.get(header)
    if (!found) {
      const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Preferring
      const best = negotiator.encodings([...ours, 'identity'], { preferred: ours })[0]
      found = { encoding: best === undefined || best === 'identity' ? null : best }
      seen.set(header, found)
    }
    return found.encoding
  }
}

/** The encoding for bytes that were compressed once, slowly: the smallest. */
export const precompressedEncoding = negotiation(['br', 'zstd', 'gzip'])
/** The encoding for bytes that are compressed for one reply: the fastest. */
export const liveEncoding = negotiation(['zstd', 'br', 'gzip'])

const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

/**
 * Small and slow, for bytes that are sent many times. zstd is told their number: its tables are then no larger than they,
 * which takes a seventh of the time and saves 4 % of the bytes.
 */
export const precompress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: async bytes => ownBytes(await brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 10 } })),
  zstd: async bytes =>
    ownBytes(await zstd(bytes, { pledgedSrcSize: bytes.length, params: { [ZSTD_c_compressionLevel]: 15 } })),
  gzip: async bytes => ownBytes(await gzip(bytes, { level: 9 })),
}

const copiesOf = memoized((_bytes: Buffer) => new Map<Encoding, Promise<Buffer>>())

/** Compresses the same Buffer once for each encoding, and holds the copies as long as it lives. */
export function precompressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const copies = copiesOf(bytes)
  const copy = copies.get(encoding) ?? precompress[encoding](bytes)
  copies.set(encoding, copy)
  return copy
}

/** Each part as a zstd frame, the slots as they are: a browser reads frames that follow one another as one. */
export const precompressParts = (parts: readonly Part[]): Promise<Part[]> =>
  Promise.all(
    parts.map(part =>
      typeof part === 'string' ? part : isReady(part) ? precompressOnce(part, 'zstd') : precompress.zstd(part),
    ),
  )

/** Fast, for bytes that are sent once, and at once: asking a thread costs more time and memory than the work itself. */
export const compress: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: bytes =>
    zlib.brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  zstd: bytes =>
    zlib.zstdCompressSync(bytes, { pledgedSrcSize: bytes.length, params: { [ZSTD_c_compressionLevel]: 3 } }),
  gzip: bytes => zlib.gzipSync(bytes, { level: 1 }),
}

/** A stream that compresses what is written, and gives it out when flushed. */
export function encoder(encoding: Encoding): zlib.BrotliCompress | zlib.ZstdCompress | zlib.Gzip {
  if (encoding === 'br') return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4 } })
  if (encoding === 'zstd') return zlib.createZstdCompress({ params: { [ZSTD_c_compressionLevel]: 3 } })
  return zlib.createGzip({ level: 3 })
}
