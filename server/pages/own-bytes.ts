/**
 * Copies bytes into memory of their own, for those that live long: Node cuts small buffers out of blocks of 64 KB, and
 * one of them holds its whole block in memory.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
