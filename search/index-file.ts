// The file format of an index: a head of numbers, then its arrays one after the other. Reading makes views of the bytes
// and parses nothing but the words.
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'
import type { SearchIndex } from './word-index.ts'

const mark = 0x4c41_5334 // "LAS4": another layout gets another number
const headNumbers = 8 // mark, checksum, pages, terms, places, bytes of terms, parts, bytes of ids

/** The file of an index. */
export function bytesOf({ pages, terms, starts, docs, weights, firstParts, ids, idOfPart }: SearchIndex): Uint8Array {
  const [words, places] = [terms, ids].map(lines => Buffer.from(lines.join('\n'))) as [Buffer, Buffer] // of a pair
  const numbers = [starts, docs, firstParts, idOfPart].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  const body = Buffer.concat([...numbers, weights, words, places])
  const head = Uint32Array.of(
    mark,
    crc32(body),
    pages,
    terms.length,
    docs.length,
    words.length,
    idOfPart.length,
    places.length,
  )
  return Buffer.concat([new Uint8Array(head.buffer), body])
}

/**
 * Reads an index. Its arrays are views of the bytes, which must not change.
 * @throws when the bytes are incomplete, damaged or of another layout
 */
export function indexFrom(bytes: Uint8Array): SearchIndex {
  if (endianness() !== 'LE') throw new Error('The search file is for machines that write the low byte first.')
  const whole = bytes.byteOffset % 4 ? bytes.slice() : bytes // 32-bit views need an offset that 4 divides
  if (whole.length < 4 * headNumbers) throw new Error('The search file has no head.')
  let at = whole.byteOffset
  const numbers = (length: number) => {
    const part = new Uint32Array(whole.buffer, at, length)
    at += 4 * length
    return part
  }
  const [given, checksum, pages = 0, count = 0, places = 0, wordBytes = 0, parts = 0, idBytes = 0] =
    numbers(headNumbers)
  if (given !== mark) throw new Error('The search file is of another layout.')
  const length = 4 * (headNumbers + count + 1 + places + pages + 1 + parts) + places + wordBytes + idBytes
  if (length !== whole.length) throw new Error(`The search file has ${whole.length} bytes, and not ${length}.`)
  if (checksum !== crc32(whole.subarray(4 * headNumbers)))
    throw new Error('The bytes of the search file are not those that were written.')
  const [starts, docs, firstParts] = [numbers(count + 1), numbers(places), numbers(pages + 1)]
  const idOfPart = numbers(parts)
  const part = (length: number) => {
    const from = at - whole.byteOffset
    at += length
    return whole.subarray(from, from + length)
  }
  const weights = part(places)
  const lines = (bytes: number, isEmpty: boolean) => {
    const text = new TextDecoder().decode(part(bytes))
    return isEmpty ? [] : text.split('\n')
  }
  const [terms, ids] = [lines(wordBytes, count === 0), lines(idBytes, parts === 0)]
  return { pages, terms, starts, docs, weights, firstParts, ids, idOfPart }
}
