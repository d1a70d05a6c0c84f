// An upload becomes a picture of ours: decoded by what we chose, and drawn anew. Nothing of the file itself is kept.
import sharp from 'sharp'
import { createLimiter } from '../../lib/limiter.ts'
import { ruleBroken } from '../refusal.ts'
import { decodeBmp } from './bmp.ts'
import { isEmptyGif } from './gif.ts'
import { kindOf } from './kinds.ts'

/** Pixels of an upload; seconds for its decoding; pixels of a side of what is kept. */
const bounds = { pixels: 16_000_000, seconds: 2, side: 512 }

// sharp reads many kinds, SVG and PDF among them: all but three are off, in this process for good.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** One at a time: most take 50 ms, but the worst (16 million pixels in print colors, progressive) 130 MB as well. */
const limiter = createLimiter({ maxRunning: 1, maxWaiting: 16 })

/**
 * Draws an upload anew: the middle square of its first frame, upright, as WebP of 512 x 512 pixels without metadata.
 * @param fileName as sent; only its ending counts
 * @throws HttpError 415 for what is none of our kinds; 422 for what is broken, too large to decode, or not what its name
 * says; 503
 */
export async function drawPicture(fileName: string, bytes: Buffer): Promise<Buffer> {
  const kind = await kindOf(fileName, bytes)
  return limiter.run(async () => {
    if (kind === 'gif' && isEmptyGif(bytes)) throw ruleBroken('file', 'avatar-unreadable')
    try {
      const picture = kind === 'bmp' ? await openBmp(bytes) : open(bytes)
      return await picture
        .autoOrient()
        .resize(bounds.side, bounds.side, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer()
    } catch {
      throw ruleBroken('file', 'avatar-unreadable')
    }
  })
}

const open = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: bounds.pixels, pages: 1 }).timeout({ seconds: bounds.seconds })

/** Half of the time is for what bmp-ts does, and half for the rest. */
async function openBmp(bytes: Buffer) {
  const { data, ...size } = await decodeBmp(bytes, bounds.pixels, performance.now() + (bounds.seconds / 2) * 1000)
  return sharp(data, { raw: { ...size, channels: 3 } }).timeout({ seconds: bounds.seconds / 2 })
}
