// Files of 32-bit numbers that are read as they stand: a head of a mark, a checksum and sizes, then the body. What is read
// are views of the bytes.
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'

/** @param mark of the layout @param sizes what a reader has to know of the body */
export const numberFile = (mark: number, sizes: readonly number[], body: Uint8Array): Buffer =>
  Buffer.concat([bytesOf(Uint32Array.of(mark, crc32(body), ...sizes)), body])

/** The bytes of an array of numbers, not copied. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Reads a body from its start to its end. */
export interface NumberFile {
  readonly sizes: Uint32Array
  numbers(length: number): Uint32Array
  bytes(length: number): Uint8Array
  /** All that has not been read. */
  rest(): Uint8Array
}

/**
 * @param bytes they must not change
 * @param name as errors say it, such as 'search file'
 * @param sizeCount how many sizes its head has
 * @throws on a machine of the other byte order, and when the file is incomplete, damaged or of another layout
 */
export function openNumberFile(bytes: Uint8Array, name: string, mark: number, sizeCount: number): NumberFile {
  if (endianness() !== 'LE') throw new Error(`The ${name} is for machines that write the low byte first.`)
  const whole = bytes.byteOffset % 4 ? new Uint8Array(bytes) : bytes // 32-bit views need an offset that 4 divides
  const headBytes = 4 * (2 + sizeCount)
  if (whole.length < headBytes) throw new Error(`The ${name} has no head.`)
  let at = 0
  function part(length: number) {
    at += length
    return whole.subarray(at - length, at)
  }
  const numbers = (length: number) => {
    const { buffer, byteOffset } = part(4 * length)
    return new Uint32Array(buffer, byteOffset, length)
  }
  const [given, checksum] = numbers(2)
  if (given !== mark) throw new Error(`The ${name} is of another layout.`)
  if (checksum !== crc32(whole.subarray(headBytes)))
    throw new Error(`The bytes of the ${name} are not those that were written.`)
  return { sizes: numbers(sizeCount), numbers, bytes: part, rest: () => whole.subarray(at) }
}
