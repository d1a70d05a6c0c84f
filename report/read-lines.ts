// Lines of logs, one after another: never a whole file in memory. Files may be compressed by gzip.
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** A longer line is none of ours: it is left out, and never gathered. */
const longest = 65_536 // bytes
const chunk = 1 << 18

/** Whether a file begins as gzip does. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b
  } finally {
    await file.close()
  }
}

/** The bytes of a log: of a file, unpacked where it is packed, or of the standard input for '-'. */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  if (path === '-') return yield* process.stdin
  const packed = await isGzip(path)
  const file = await open(path)
  const bytes = file.createReadStream({ highWaterMark: chunk })
  if (!packed) return yield* bytes
  const unpacked = createGunzip()
  const packing = pipeline(bytes, unpacked)
  // What fails there fails the reading below, too.
  packing.catch(() => {})
  yield* unpacked
  await packing
}

/**
 * Calls for each line of some bytes, without its end.
 * @returns how many lines were too long and left out
 */
export async function eachLine(bytes: AsyncIterable<Buffer>, take: (line: string) => void): Promise<number> {
  let before: Buffer[] = []
  let size = 0
  let tooLong = 0
  const end = (rest: Buffer) => {
    if (size + rest.length > longest) tooLong++
    else take(before.length ? Buffer.concat([...before, rest]).toString() : rest.toString())
    before = []
    size = 0
  }
  for await (const piece of bytes) {
    let from = 0
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      end(piece.subarray(from, at))
      from = at + 1
    }
    const rest = piece.subarray(from)
    size += rest.length
    if (size > longest) before = []
    else if (rest.length) before.push(Buffer.from(rest)) // the stream may use its own memory again
  }
  if (size) end(Buffer.alloc(0))
  return tooLong
}
