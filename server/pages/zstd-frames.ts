// A page as zstd frames, one after the other, which a browser reads as one. Those of ready parts are made once.
import { precompress, squeezedOnce } from './compress.ts'
import { isShared, type Part } from './slots.ts'

/** Each part as a frame, the holes as they are. */
export const framesOf = (parts: readonly Part[]): Promise<Part[]> =>
  Promise.all(
    parts.map(part =>
      typeof part === 'string' ? part : isShared(part) ? squeezedOnce(part, 'zstd') : precompress.zstd(part),
    ),
  )
