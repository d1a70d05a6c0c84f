// The counts as a running site opens them: a head of numbers, the arrays of both tables, and the header as JSON. The
// arrays are views of the bytes as they were read.
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'
import { type CountTable, wordsFor } from './count-table.ts'
import { countsOf, type Header, type NameCounts } from './counts.ts'

const mark = 0x4c41_4e31 // "LAN1": another layout gets another number
const headNumbers = 6 // mark, checksum, names, years, figures of girls, figures of boys

/** The file of the counts, for `countsFrom`. */
export function fileOfCounts({ header, years, tables: { girl, boy } }: NameCounts): Uint8Array {
  const arrays = [girl, boy].flatMap(({ given, starts, figures }) => [given, starts, figures])
  const body = Buffer.concat([
    ...arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
    Buffer.from(JSON.stringify(header)),
  ])
  const sizes = [header.names.length, years.length, girl.figures.length, boy.figures.length]
  return Buffer.concat([new Uint8Array(Uint32Array.of(mark, crc32(body), ...sizes).buffer), body])
}

/**
 * Opens what `fileOfCounts` wrote; takes a few milliseconds.
 * @param bytes read as a file is, from the start of their memory; they must not change
 * @throws when they are incomplete, damaged or of another layout
 */
export function countsFrom(bytes: Uint8Array): NameCounts {
  if (endianness() !== 'LE') throw new Error('The file of the names is for machines that write the low byte first.')
  const whole = bytes.byteOffset % 4 ? bytes.slice() : bytes // 32-bit views need an offset that 4 divides
  if (whole.length < 4 * headNumbers) throw new Error('The file of the names has no head.')
  let at = whole.byteOffset
  const numbers = (length: number) => {
    const part = new Uint32Array(whole.buffer, at, length)
    at += 4 * length
    return part
  }
  const [given, checksum, names = 0, years = 0, girls = 0, boys = 0] = numbers(headNumbers)
  if (given !== mark) throw new Error('The file of the names is of another layout.')
  if (checksum !== crc32(whole.subarray(4 * headNumbers)))
    throw new Error('The bytes of the file of the names are not those that were written.')
  const table = (figures: number): CountTable => ({
    given: numbers(names * wordsFor(years)),
    starts: numbers(names),
    figures: numbers(figures),
  })
  const tables = { girl: table(girls), boy: table(boys) }
  const text = new TextDecoder().decode(whole.subarray(at - whole.byteOffset))
  return countsOf(JSON.parse(text) as Header, tables) // as: the checksum says that `fileOfCounts` wrote it
}
