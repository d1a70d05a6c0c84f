// Decodes an upload and encodes it again as WebP. Nothing of the file itself is stored: no metadata, no hidden content.
import sharp from 'sharp'
import { createLimiter } from '../../lib/limiter.ts'
import { ruleBroken } from '../refusal.ts'
import { decodeBmp } from './bmp.ts'
import { isEmptyGif } from './gif.ts'
import { kindOf } from './kinds.ts'

/** Most pixels of an upload; seconds to decode it; side of the stored picture in pixels. */
const bounds = { pixels: 16_000_000, seconds: 2, side: 512 }

// sharp reads many formats, SVG and PDF among them: in this process all but three are off.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** One at a time: most pictures take 50 ms, but a progressive CMYK JPEG of 16 million pixels also takes 130 MB. */
const limiter = createLimiter({ maxRunning: 1, maxWaiting: 16 })

/**
 * The middle square of an upload's first frame, upright, as WebP of 512 x 512 pixels without metadata.
 * @param fileName as sent; only its ending counts
 * @throws HttpError 415 for a kind that we do not take; 422 when it is broken, too large to decode, or not what its
 * ending says; OverloadError (503)
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

/** Half of the time is for bmp-ts, half for sharp. */
async function openBmp(bytes: Buffer) {
  const { data, ...size } = await decodeBmp(bytes, bounds.pixels, performance.now() + (bounds.seconds / 2) * 1000)
  return sharp(data, { raw: { ...size, channels: 3 } }).timeout({ seconds: bounds.seconds / 2 })
}
