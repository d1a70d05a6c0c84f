// Finds GIFs of no size. sharp's decoder does not refuse them: for an empty screen it takes the first frame's size, and
// it leaves out an empty frame. So both are checked before decoding.

const extension = 0x21
const frame = 0x2c
const screenAt = 6
const afterScreen = 13

/** Whether the screen or the first frame has no width or height; also true when the file ends before their sizes. */
export function isEmptyGif(file: Buffer): boolean {
  try {
    return hasNoSides(file, screenAt) || hasNoSides(file, firstFrame(file) + 5)
  } catch {
    return true // it ends too early
  }
}

const hasNoSides = (file: Buffer, at: number) => file.readUInt16LE(at) === 0 || file.readUInt16LE(at + 2) === 0

/** Offset of the first frame. @throws RangeError when there is none */
function firstFrame(file: Buffer): number {
  const flags = file.readUInt8(10)
  let at = afterScreen + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0) // after the color table
  while (file.readUInt8(at) === extension) {
    at += 2
    for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += length + 1
    at++
  }
  if (file.readUInt8(at) !== frame) throw new RangeError('no frame')
  return at
}
