// A body on its way through us, counted: it is refused as soon as it is too much or too slow, and never held.
import { type Readable, Transform } from 'node:stream'
import { watchRate } from '../../lib/least-rate.ts'
import { httpError } from '../http-error.ts'

const maxBytes = 5_000_000 + 16_384 // a picture and what multipart puts around it

/**
 * @returns a stream that fails with HttpError: 413 when more comes, 408 when it trickles, 400 when the visitor
 * leaves
 */
export function limitUpload(payload: Readable): Readable {
  let size = 0
  const counter = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length
      if (size > maxBytes) done(httpError(413, 'avatar-too-large', { field: 'file' }))
      else done(null, bytes)
    },
  })
  // Whoever reads takes it all in, or is what the sender waits for.
  const isPaused = () => counter.writableNeedDrain || counter.readableLength >= counter.readableHighWaterMark
  const stop = watchRate({ bytes: () => size, isPaused }, () =>
    counter.destroy(httpError(408, 'too-slow', { field: 'file' })),
  )
  const left = () => counter.destroy(httpError(400, 'malformed-request'))
  // Whoever reads it hears of it. Until then nobody may be listening, and an error that nobody hears would end the
  // process.
  counter.on('error', () => {})
  payload.once('error', left)
  payload.once('close', () => !payload.readableEnded && left())
  payload.once('end', stop)
  counter.once('close', stop)
  return payload.pipe(counter)
}
