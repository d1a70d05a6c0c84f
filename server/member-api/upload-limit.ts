// Limits an upload while it streams through: it fails as soon as it is too large or too slow. It is never buffered.
import { type Readable, Transform } from 'node:stream'
import { watchRate } from '../../lib/least-rate.ts'
import { httpError } from '../http-error.ts'

const maxBytes = 5_000_000 + 16_384 // a picture, and multipart's headers

/** The payload as a stream that fails with HttpError: 413 too large, 408 too slow, 400 when the visitor leaves. */
export function limitUpload(payload: Readable): Readable {
  let size = 0
  const counter = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length
      if (size > maxBytes) done(httpError(413, 'avatar-too-large', { field: 'file' }))
      else done(null, bytes)
    },
  })
  // When our buffers are full, it is the reader that is slow, not the visitor.
  const isPaused = () => counter.writableNeedDrain || counter.readableLength >= counter.readableHighWaterMark
  const stop = watchRate({ bytes: () => size, isPaused }, () =>
    counter.destroy(httpError(408, 'too-slow', { field: 'file' })),
  )
  const left = () => counter.destroy(httpError(400, 'malformed-request'))
  // The reader handles errors, but may not be attached yet; an error without a listener would end the process.
  counter.on('error', () => {})
  payload.once('error', left)
  payload.once('close', () => !payload.readableEnded && left())
  payload.once('end', stop)
  counter.once('close', stop)
  return payload.pipe(counter)
}
