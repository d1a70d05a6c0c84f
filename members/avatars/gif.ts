// GIF. Its decoder makes up what has no size: for a screen without one it takes the first frame's, and a frame without
// one it leaves out. So both are looked at before.

const extension = 0x21
const frame = 0x2c
const screenAt = 6
const afterScreen = 13

/** Whether the screen or the first frame has no width or no height; true also where the file ends before that. */
export function isEmptyGif(file: Buffer): boolean {
  try {
    return hasNoSides(file, screenAt) || hasNoSides(file, firstFrame(file) + 5)
  } catch {
    return true // it ends too early
  }
}

const hasNoSides = (file: Buffer, at: number) => file.readUInt16LE(at) === 0 || file.readUInt16LE(at + 2) === 0

/** Where the first frame begins. @throws RangeError when there is none */
function firstFrame(file: Buffer): number {
  const flags = file.readUInt8(10)
  let at = afterScreen + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0) // after the colors
  while (file.readUInt8(at) === extension) {
    at += 2
    for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += length + 1
    at++
  }
  if (file.readUInt8(at) !== frame) throw new RangeError('no frame')
  return at
}
