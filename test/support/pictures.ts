// Pictures for uploads: red on the left, blue on the right, in every form that people and attackers have.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const red = [220, 20, 20] as const
export const blue = [20, 20, 220] as const

/** @returns RGB, row by row */
function twoColors(width: number, height: number): Buffer {
  const row = Buffer.alloc(width * 3)
  for (let x = 0; x < width; x++) row.set(x < width / 2 ? red : blue, x * 3)
  return Buffer.concat(Array.from({ length: height }, () => row))
}

export const picture = (width = 64, height = width) =>
  sharp(twoColors(width, height), { raw: { width, height, channels: 3 } })

/** Something else in every pixel, so that it compresses badly. @param seed 0 to 255 */
export function noise(width: number, height: number, seed = 7) {
  const data = Buffer.alloc(width * height * 3)
  let state = seed + 1
  for (let i = 0; i < data.length; i++) {
    state = (state * 1103515245 + 12345) % 2147483648
    data[i] = state >> 16
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A GIF that changes its colors with every frame. */
export function frames(count: number, side = 32): Promise<Buffer> {
  const all = Buffer.concat(Array.from({ length: count }, (_, i) => Buffer.alloc(side * side * 3, (i * 37) % 256)))
  return sharp(all, { raw: { width: side, height: side * count, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer()
}

/** A JPEG of 100 x 60, to be turned to the right before it is shown, with a place, a camera and an author. */
export const located = (): Promise<Buffer> =>
  picture(100, 60)
    .withExif({
      IFD0: { Make: 'Canary Camera', Artist: 'Canary Author' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
    .jpeg()
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A black PNG of one bit a pixel, which is small however large it is. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

export interface BmpForm {
  width?: number
  height?: number
  bits?: 1 | 4 | 8 | 16 | 24 | 32
  isTopDown?: boolean
  /** 16 bits as 5, 6 and 5, or 32 bits as red, green, blue from the top. */
  isMasked?: boolean
  /** 108 and 124 bytes are those of later versions. */
  headerSize?: 40 | 108 | 124
  /** Bytes between the header and the pixels. */
  gap?: number
}

/** A BMP file. Its colors in few bits are near those of the others. */
export function bmp(form: BmpForm = {}): Buffer {
  const { width = 65, height = 64, bits = 24, isTopDown = false, isMasked = false, headerSize = 40, gap = 0 } = form
  const row = Math.ceil((width * bits) / 32) * 4
  const tables = Buffer.concat([
    isMasked && headerSize === 40 ? masksOf(bits) : Buffer.alloc(0),
    paletteOf(bits),
    Buffer.alloc(gap, 99),
  ])
  const head = Buffer.alloc(14 + headerSize)
  const start = head.length + tables.length
  head.write('BM')
  head.writeUInt32LE(start + row * height, 2)
  head.writeUInt32LE(start, 10)
  head.writeUInt32LE(headerSize, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(isTopDown ? -height : height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(isMasked ? 3 : 0, 30)
  if (isMasked && headerSize > 40) masksOf(bits).copy(head, 54)
  const line = Buffer.alloc(row)
  for (let x = 0; x < width; x++) writePixel(line, x, x < width / 2 ? 0 : 1, bits, isMasked)
  return Buffer.concat([head, tables, ...Array.from({ length: height }, () => line)])
}

function masksOf(bits: number): Buffer {
  const masks = bits === 16 ? [0xf800, 0x07e0, 0x001f] : [0xff000000, 0x00ff0000, 0x0000ff00]
  const bytes = Buffer.alloc(12)
  for (const [i, mask] of masks.entries()) bytes.writeUInt32LE(mask, i * 4)
  return bytes
}

function paletteOf(bits: number): Buffer {
  if (bits > 8) return Buffer.alloc(0)
  const palette = Buffer.alloc(4 * 2 ** bits)
  for (const [i, [r, g, b]] of [red, blue].entries()) palette.set([b, g, r, 0], i * 4)
  return palette
}

/** @param color 0 red, 1 blue */
function writePixel(row: Buffer, x: number, color: 0 | 1, bits: number, isMasked: boolean) {
  const [r, g, b] = color === 0 ? red : blue
  if (bits === 24) row.set([b, g, r], x * 3)
  else if (bits === 32) row.set(isMasked ? [0, b, g, r] : [b, g, r, 0], x * 4)
  else if (bits === 16)
    row.writeUInt16LE(
      isMasked ? ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3) : ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3),
      x * 2,
    )
  else {
    const at = Math.floor((x * bits) / 8)
    row[at] = (row[at] ?? 0) | (color << (8 - bits - ((x * bits) % 8)))
  }
}
