// A page as zstd frames, one after the other, which a browser reads as one. Those of ready parts are made once.
import { squeeze } from './compress.ts'
import { isShared, type Part } from './holes.ts'

const frames = new WeakMap<Buffer, Promise<Buffer>>()

function frameOf(ready: Buffer): Promise<Buffer> {
  let frame = frames.get(ready)
  if (!frame) {
    frame = squeeze.zstd(ready)
    frames.set(ready, frame)
  }
  return frame
}

/** Each part as a frame, the holes as they are. */
export const framesOf = (parts: readonly Part[]): Promise<Part[]> =>
  Promise.all(parts.map(part => (typeof part === 'string' ? part : isShared(part) ? frameOf(part) : squeeze.zstd(part))))
