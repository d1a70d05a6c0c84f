// Files that somebody may send as a picture, and what the answer must be.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { blackPng, bmp, frames, located, noise, picture } from './pictures.ts'

export interface Upload {
  /** What it is; the test's name. */
  what: string
  fileName: string
  bytes: Buffer
  /** `any`: taken or not, but nothing else. */
  status: 200 | 413 | 415 | 422 | 'any'
  /** Red on the left and blue on the right must be seen in what is kept. */
  isShown?: boolean
}

const script = Buffer.from('<script>alert("canary")</script>')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert("canary")</script></svg>'
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])

/** A changed copy: `change` writes into it. */
function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** A comment at a JPEG's or GIF's beginning: what runs it as a script gets past the picture. */
const gifScript = (gif: Buffer) =>
  Buffer.concat([gif.subarray(0, -1), Buffer.from([0x21, 0xfe, script.length]), script, Buffer.from([0, 0x3b])])

/** Where a GIF of 64 x 64 has its first frame. */
const frameOf = (gif: Buffer) => gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 64, 0]))

/** Pictures of which one side or both are nothing, by what their head says. */
function without(gif: Buffer, png: Buffer, jpeg: Buffer): [what: string, fileName: string, bytes: Buffer][] {
  const jpegFrame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const sizes = [
    [0, 0],
    [0, 8],
    [8, 0],
  ] as const
  return sizes.flatMap(([width, height]): [string, string, Buffer][] => {
    const what = `of ${width} x ${height}`
    const screen = changed(gif, copy => {
      copy.writeUInt16LE(width, 6)
      copy.writeUInt16LE(height, 8)
    })
    const frame = changed(gif, copy => {
      copy.writeUInt16LE(width, frameOf(copy) + 5)
      copy.writeUInt16LE(height, frameOf(gif) + 7)
    })
    const head = changed(png, copy => {
      copy.writeUInt32BE(width, 16)
      copy.writeUInt32BE(height, 20)
      copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
    })
    const start = changed(jpeg, copy => {
      copy.writeUInt16BE(height, jpegFrame + 5)
      copy.writeUInt16BE(width, jpegFrame + 7)
    })
    return [
      [`a GIF ${what}`, 'a.gif', screen],
      [`a GIF with a frame ${what}`, 'a.gif', frame],
      [`a PNG ${what}`, 'a.png', head],
      [`a JPEG ${what}`, 'a.jpg', start],
      [`a BMP ${what}`, 'a.bmp', bmp({ bits: 24, width, height })],
    ]
  })
}

/** About eighty files, made anew. */
export async function uploadCorpus(): Promise<Upload[]> {
  const [jpeg, png, gif, webp] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().gif().toBuffer(),
    picture().webp().toBuffer(),
  ])
  const noisy = {
    jpeg: await noise(200, 200).jpeg().toBuffer(),
    png: await noise(200, 200).png().toBuffer(),
    gif: await noise(200, 200).gif().toBuffer(),
  }
  const good = (what: string, fileName: string, bytes: Buffer, isShown = true): Upload => ({
    what,
    fileName,
    bytes,
    status: 200,
    isShown,
  })
  const bad =
    (status: 413 | 415 | 422) =>
    (what: string, fileName: string, bytes: Buffer): Upload => ({ what, fileName, bytes, status })
  const broken = bad(422)
  const otherType = bad(415)
  return [
    ...without(gif, png, jpeg).map(([what, fileName, bytes]) => broken(what, fileName, bytes)),
    good('a JPEG', 'a.jpg', jpeg),
    good('the other ending, in capitals', 'A.JPEG', jpeg),
    good('a progressive JPEG', 'a.jpg', await picture(300).jpeg({ progressive: true }).toBuffer()),
    good('a JPEG for print', 'a.jpg', await picture(300).toColourspace('cmyk').jpeg().toBuffer(), false),
    good('a gray JPEG', 'a.jpg', await picture().grayscale().jpeg().toBuffer(), false),
    good('a JPEG with a place', 'a.jpg', await located(), false),
    good('a PNG', 'a.png', png),
    good('a PNG with transparency', 'a.png', await picture().ensureAlpha(0.5).png().toBuffer()),
    good('a PNG of 16 bits', 'a.png', await picture().toColourspace('rgb16').png().toBuffer()),
    good(
      'a PNG with a palette, interlaced',
      'a.png',
      await picture(300).png({ palette: true, progressive: true }).toBuffer(),
    ),
    good('a single pixel', 'a.png', await picture(1).png().toBuffer(), false),
    good('a PNG of 16 million pixels', 'a.png', blackPng(4000, 4000), false),
    good('a GIF', 'a.gif', gif),
    good('a GIF of 300 frames', 'a.gif', await frames(300), false),
    good('a BMP', 'a.bmp', bmp()),
    good('a BMP of 1 bit', 'a.bmp', bmp({ bits: 1 })),
    good('a BMP of 4 bits', 'a.bmp', bmp({ bits: 4 })),
    good('a BMP of 8 bits', 'a.bmp', bmp({ bits: 8, isTopDown: true })),
    good('a BMP of 16 bits', 'a.bmp', bmp({ bits: 16 })),
    good('a BMP of 16 bits with masks', 'a.bmp', bmp({ bits: 16, isMasked: true })),
    good('a BMP of 32 bits', 'a.bmp', bmp({ bits: 32, headerSize: 124 })),
    good('a BMP of 32 bits with masks and a gap', 'a.bmp', bmp({ bits: 32, isMasked: true, headerSize: 108, gap: 20 })),
    good('a BMP of 16 million pixels', 'a.bmp', bmp({ bits: 1, width: 4000, height: 4000 })),
    good('a JPEG with a page behind it', 'a.jpg', Buffer.concat([jpeg, script])),
    good('a GIF with a script in a comment', 'a.gif', gifScript(gif)),
    good('a PNG with an archive behind it', 'a.png', Buffer.concat([png, Buffer.from('PK\u0003\u0004canary')])),
    good('a name that climbs', '../../../canary.png', png),
    good('exactly 5,000,000 bytes', 'a.jpg', padded(jpeg, 5_000_000)),
    bad(413)('one byte more', 'a.jpg', padded(jpeg, 5_000_001)),

    broken('nothing', 'a.png', Buffer.alloc(0)),
    broken('half a JPEG', 'a.jpg', half(noisy.jpeg)),
    broken('half a PNG', 'a.png', half(noisy.png)),
    broken('half a GIF', 'a.gif', half(noisy.gif)),
    broken('half a BMP', 'a.bmp', half(bmp())),
    broken('a JPEG without its pixels', 'a.jpg', jpeg.subarray(0, 30)),
    broken(
      'a PNG with other pixels than it says',
      'a.png',
      changed(noisy.png, copy => copy.fill(0x55, 4000, 4200)),
    ),
    broken('bytes that are nothing', 'a.png', Buffer.alloc(5000, 0x9c)),
    broken('a text', 'a.jpg', Buffer.from('Just some words.')),
    broken('a PNG with a JPEG ending', 'a.jpg', png),
    broken('a GIF with a PNG ending', 'a.png', gif),
    broken('a BMP with a GIF ending', 'a.gif', bmp()),
    broken('a PNG of 900 million pixels', 'a.png', blackPng(30_000, 30_000)),
    broken('a PNG of a pixel row too much', 'a.png', blackPng(4000, 4001)),
    broken(
      'a GIF with a frame of 65535 x 65535',
      'a.gif',
      changed(gif, copy => copy.fill(255, frameOf(gif) + 5, frameOf(gif) + 9)),
    ),
    broken(
      'a BMP that says it is 65535 wide and high',
      'a.bmp',
      changed(bmp(), copy => copy.fill(Buffer.from([255, 255, 0, 0]), 18, 26)),
    ),
    broken(
      'a compressed BMP',
      'a.bmp',
      changed(bmp({ bits: 8 }), copy => copy.writeUInt32LE(1, 30)),
    ),
    broken(
      'a BMP whose pixels are elsewhere',
      'a.bmp',
      changed(bmp(), copy => copy.writeUInt32LE(0xfffffff0, 10)),
    ),

    otherType('an SVG with a PNG ending', 'a.png', Buffer.from(svg)),
    otherType('an SVG with its XML line', 'a.gif', Buffer.from(`<?xml version="1.0"?>\n${svg}`)),
    otherType('an SVG', 'a.svg', Buffer.from(svg)),
    otherType('a page with a JPEG ending', 'a.jpg', Buffer.from('\n <!doctype html><p>canary')),
    otherType('a WebP', 'a.webp', webp),
    otherType('a WebP with a PNG ending', 'a.png', webp),
    otherType('a TIFF with a JPEG ending', 'a.jpg', await picture().tiff().toBuffer()),
    otherType('an AVIF with a PNG ending', 'a.png', await picture().avif({ effort: 0 }).toBuffer()),
    otherType('a PDF with a JPEG ending', 'a.jpg', Buffer.from('%PDF-1.7\ncanary')),
    otherType(
      'an archive with a GIF ending',
      'a.gif',
      Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000canary'),
    ),
    otherType('no ending', 'blob', png),
    otherType('a program', 'a.png.exe', png),
  ]
}

/**
 * What is kept of a picture, to be looked at: RGB at the middle of its left and of its right half, and all its
 * metadata.
 */
export async function look(kept: Buffer) {
  const webp = { operation: ['VipsForeignLoadWebpBuffer'] }
  sharp.unblock(webp) // the member API in this process reads none
  try {
    const { data, info } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => [...data.subarray((256 * info.width + x) * info.channels).subarray(0, 3)]
    return { left: at(128), right: at(384), metadata: await sharp(kept).metadata() }
  } finally {
    sharp.block(webp)
  }
}
