// The counts as one small file: a JSON line with the years and totals, then columns of variable-length numbers, all by
// brotli.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Numbers from 0 up, seven bits a byte, the last byte without its high bit. */
export class NumberWriter {
  #bytes: number[] = []
  add(value: number) {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128)
    this.#bytes.push(rest)
  }
  bytes = () => Buffer.from(this.#bytes)
}

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

/** A header and columns to bytes. */
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
