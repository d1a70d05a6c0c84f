// Decodes BMP, which sharp does not read. bmp-ts decodes a picture in bands of rows, so that a large one does not block
// other requests. Each band gets a header of our own, because bmp-ts has two bugs: it ignores where the pixels begin,
// and it stops early when a picture of 4 bits a pixel has an odd width.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { decode } from 'bmp-ts'

export interface Pixels {
  /** Red, green and blue bytes, row by row from the top. */
  data: Buffer
  width: number
  height: number
}

interface Header {
  width: number
  height: number
  isBottomUp: boolean
  bits: number
  /** 12 bytes with the bit masks of the three colors, in a picture of 16 or 32 bits that has them; else empty. */
  masks: Buffer
  /** Four bytes for each value of a pixel; empty in a picture of more than 8 bits a pixel. */
  palette: Buffer
  /** Offset in the file where the pixels begin. */
  start: number
  /** Bytes of one row in the file. */
  row: number
}

const fileHeader = 14
const headerSizes = [40, 52, 56, 108, 124]
const uncompressed = { plain: 0, masked: 3 }
const bandPixels = 500_000

/** Thrown for a picture that is broken, compressed, or larger than allowed. */
export class BmpError extends Error {
  code = 'BMP_INVALID'
}

/** @throws BmpError */
function readHeader(file: Buffer, maxPixels: number): Header {
  if (file.length < fileHeader + 40) throw new BmpError('no room for a header')
  const headerSize = file.readUInt32LE(14)
  const width = file.readInt32LE(18)
  const signedHeight = file.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const bits = file.readUInt16LE(28)
  const compression = file.readUInt32LE(30)
  const colors = file.readUInt32LE(46)
  const start = file.readUInt32LE(10)
  const isMasked = compression === uncompressed.masked
  if (!headerSizes.includes(headerSize)) throw new BmpError('an unknown header')
  if (width < 1 || height < 1 || width * height > maxPixels) throw new BmpError('too large, or nothing')
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw new BmpError('an unknown depth')
  if (compression !== uncompressed.plain && !(isMasked && (bits === 16 || bits === 32)))
    throw new BmpError('compressed')
  const row = Math.ceil((width * bits) / 32) * 4
  const values = bits <= 8 ? 2 ** bits : 0
  const paletteAt = fileHeader + headerSize
  const paletteEnd = paletteAt + 4 * Math.min(colors || values, values)
  const masksEnd = isMasked ? fileHeader + 40 + 12 : 0
  if (start < Math.max(paletteEnd, masksEnd) || start + row * height > file.length) throw new BmpError('truncated')
  const palette = Buffer.alloc(4 * values) // missing colors are black
  file.copy(palette, 0, paletteAt, paletteEnd)
  const masks = file.subarray(masksEnd && masksEnd - 12, masksEnd)
  return { width, height, isBottomUp: signedHeight > 0, bits, masks, palette, start, row }
}

/** A BMP file of some rows of the picture, the first one at the top. */
function bandFile({ bits, masks, palette, row }: Header, rows: Buffer, width: number): Buffer {
  const head = Buffer.alloc(fileHeader + 40)
  head.write('BM')
  head.writeUInt32LE(40, 14)
  head.writeUInt32LE(width, 18)
  head.writeInt32LE(-rows.length / row, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(masks.length > 0 ? uncompressed.masked : uncompressed.plain, 30)
  return Buffer.concat([head, masks, palette, rows])
}

/**
 * Decodes an uncompressed picture of 1, 4, 8, 16, 24 or 32 bits a pixel. Transparency is ignored, as most programs do.
 * @param maxPixels width times height
 * @param deadline by `performance.now()`: later it gives up
 * @throws BmpError
 */
export async function decodeBmp(file: Buffer, maxPixels: number, deadline: number): Promise<Pixels> {
  const header = readHeader(file, maxPixels)
  const { width, height, isBottomUp, start, row } = header
  const evenWidth = width + (width % 2 && header.bits === 4 ? 1 : 0) // such a row has room for one pixel more
  const data = Buffer.alloc(width * height * 3)
  const maxRows = Math.max(1, Math.floor(bandPixels / evenWidth))
  for (let first = 0; first < height; first += maxRows) {
    const count = Math.min(maxRows, height - first)
    const rows = file.subarray(start + first * row, start + (first + count) * row)
    const band = decode(bandFile(header, rows, evenWidth)).data
    for (let y = 0; y < count; y++) {
      const target = isBottomUp ? height - 1 - first - y : first + y
      copyRow(band, y * evenWidth * 4, data, target * width * 3, width)
    }
    if (performance.now() > deadline) throw new BmpError('takes too long')
    await yieldToOthers()
  }
  return { data, width, height }
}

/** bmp-ts gives alpha, blue, green, red. */
function copyRow(from: Buffer, at: number, to: Buffer, target: number, width: number) {
  for (let x = 0; x < width; x++) {
    const a = at + 4 * x
    const b = target + 3 * x
    to[b] = from[a + 3] ?? 0
    to[b + 1] = from[a + 2] ?? 0
    to[b + 2] = from[a + 1] ?? 0
  }
}
