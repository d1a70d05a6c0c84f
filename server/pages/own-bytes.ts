/**
 * The same bytes in memory of their own, for what is kept for long: Node cuts small buffers out of blocks of 64 KB, and
 * one of them keeps its whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
