// The format of data/counts.br, compressed with brotli: a line of JSON, then columns of variable-length numbers.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Writes whole numbers from 0 up as LEB128: seven bits a byte, low ones first; the last byte has its high bit clear.
 */
export class NumberWriter {
  #bytes: number[] = []
  add(value: number) {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128)
    this.#bytes.push(rest)
  }
  bytes = () => Buffer.from(this.#bytes)
}

/** Reads what `NumberWriter` wrote. */
export class NumberReader {
  #bytes: Buffer
  #at: number
  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }
  /** @throws RangeError at the end of the bytes */
  next(): number {
    let value = 0
    for (let place = 1; ; place *= 128) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined) throw new RangeError('The file of the names ends too early.')
      value += (byte & 127) * place
      if (byte < 128) return value
    }
  }
}

/** A header and columns as the bytes of a file. */
export function pack(header: object, columns: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...columns])
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** @throws when the bytes are not what `pack` made */
export function unpack(packed: Buffer): { header: unknown; columns: NumberReader } {
  const bytes = brotliDecompressSync(packed)
  const end = bytes.indexOf('\n')
  return { header: JSON.parse(bytes.toString('utf8', 0, end)), columns: new NumberReader(bytes, end + 1) }
}
