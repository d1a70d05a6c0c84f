// Hundreds of files that somebody may send as a picture, made by rules: forms of good ones, and ways to break, disguise
// and arm them.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { blackPng, bmp, noise, picture } from '../pictures.ts'
import { type Upload, uploadCorpus } from '../upload-corpus.ts'
import { disguised } from './other-files.ts'

type Ending = 'jpg' | 'png' | 'gif' | 'bmp'
const endings: readonly Ending[] = ['jpg', 'png', 'gif', 'bmp']

const bmpOf = (side: number) => bmp({ width: side, height: side, bits: side > 1024 ? 8 : 24 })
const made: Record<Ending, (side: number) => Promise<Buffer> | Buffer> = {
  jpg: side => picture(side).jpeg().toBuffer(),
  png: side => picture(side).png().toBuffer(),
  gif: side => picture(side).gif().toBuffer(),
  bmp: bmpOf,
}
/** Files in which every byte means something. */
const noisy: Record<Ending, () => Promise<Buffer> | Buffer> = {
  jpg: () => noise(200, 200).jpeg().toBuffer(),
  png: () => noise(200, 200).png().toBuffer(),
  gif: () => noise(200, 200).gif().toBuffer(),
  bmp: () => bmpOf(200),
}

const tails = {
  'a script': '<script>alert("canary")</script>',
  'an archive': 'PK\u0003\u0004canary',
  'a document': '%PDF-1.7 canary',
  'a program': '\u007fELF canary',
  PHP: '<?php echo "canary"; __HALT_COMPILER();',
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"/>',
}

/** Width and height that a file may claim: too many pixels, however few bytes. */
const claims = [
  [65_535, 65_535],
  [30_000, 30_000],
  [65_535, 300],
  [300, 65_535],
  [4001, 4000],
] as const

/** Writes a size into a picture of 64 x 64. */
const claiming: Record<Ending, (bytes: Buffer, width: number, height: number) => void> = {
  jpg(bytes, width, height) {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
  },
  png(bytes, width, height) {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  },
  gif(bytes, width, height) {
    const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 64, 0]))
    for (const at of [6, frame + 5]) {
      bytes.writeUInt16LE(width, at)
      bytes.writeUInt16LE(height, at + 2)
    }
  },
  bmp(bytes, width, height) {
    bytes.writeInt32LE(width, 18)
    bytes.writeInt32LE(height, 22)
  },
}

const named = (what: string, fileName: string, bytes: Buffer, status: Upload['status'], isShown = false): Upload => ({
  what,
  fileName,
  bytes,
  status,
  isShown,
})
const file = (what: string, ending: string, ...rest: [bytes: Buffer, status: Upload['status'], isShown?: boolean]) =>
  named(what, `a.${ending}`, ...rest)

async function ofOneKind(ending: Ending): Promise<Upload[]> {
  const [small, full] = [await made[ending](64), await noisy[ending]()]
  const files: Upload[] = []
  for (const side of [2, 3, 17, 100, 513, 1024, 2000])
    files.push(file(`${ending} of ${side} x ${side}`, ending, await made[ending](side), 200, side > 16))
  for (const part of [2, 5, 10, 20, 30, 40, 60, 70, 80, 90, 97])
    files.push(file(`${part} % of a ${ending}`, ending, full.subarray(0, Math.floor((full.length * part) / 100)), 422))
  for (const other of ['jpg', 'JPEG', 'png', 'Gif', 'bmp'].filter(
    name => name.slice(0, 2).toLowerCase() !== ending.slice(0, 2),
  ))
    files.push(file(`${ending} that says .${other}`, other, small, 422))
  for (const [what, tail] of Object.entries(tails))
    files.push(
      file(`${ending} with ${what} behind it`, ending, Buffer.concat([small, Buffer.from(tail, 'latin1')]), 200, true),
    )
  for (const [width, height] of claims) {
    const bytes = Buffer.from(small)
    claiming[ending](bytes, width, height)
    files.push(file(`${ending} that claims ${width} x ${height}`, ending, bytes, 422))
  }
  for (const length of [4_999_999, 5_000_000, 5_000_001]) {
    const bytes = Buffer.concat([small, Buffer.alloc(length - small.length)])
    files.push(file(`${ending} of ${length} bytes`, ending, bytes, length > 5_000_000 ? 413 : 200, true))
  }
  for (let seed = 1; seed <= 14; seed++)
    files.push(file(`${ending} with bytes changed (${seed})`, ending, scrambled(full, seed), 'any'))
  return files
}

/** Some bytes behind the first sixteen are others. */
function scrambled(bytes: Buffer, seed: number): Buffer {
  const copy = Buffer.from(bytes)
  let state = seed
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return (state >> 8) % below
  }
  for (let i = 0; i < seed * 3; i++) copy[16 + next(copy.length - 16)] = next(256)
  return copy
}

/** Photographs turned in every way that cameras know, each with its place. */
const photographs = (): Promise<Upload[]> =>
  Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      const exif = { IFD0: { Artist: 'canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } }
      const bytes = await picture(100, 60)
        .withExif(exif)
        .withMetadata({ orientation: i + 1 })
        .jpeg()
        .toBuffer()
      return file(`a photograph, orientation ${i + 1}`, 'jpg', bytes, 200)
    }),
  )

const names: readonly [string, Upload['status']][] = [
  ['a.php.png', 200],
  ['.png', 200],
  ['con.png', 200],
  [`${'a'.repeat(200)}.png`, 200],
  ['..\\..\\canary.png', 200],
  ['a.png ', 415],
  ['a.png.', 415],
  ['a.png.php', 415],
  ['a.png/', 415],
  ['png', 415],
  ['a\u202egnp.exe', 415],
]

/** All of them, those made by hand first; at least 300. */
export async function manyUploads(): Promise<Upload[]> {
  sharp.concurrency(1) // whoever measures a process beside this one wants its core free
  const png = blackPng(64, 64)
  const kinds: Upload[] = []
  for (const ending of endings) kinds.push(...(await ofOneKind(ending)))
  const byName = names.map(([name, status]) => named(`the name ${name.slice(-20)}`, name, png, status))
  return [...(await uploadCorpus()), ...kinds, ...(await disguised()), ...(await photographs()), ...byName]
}
