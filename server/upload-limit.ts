// A body on its way through us, counted: it is refused as soon as it is too much, and never held.
import { type Readable, Transform } from 'node:stream'
import { RefusedError } from './refusal.ts'

const mostBytes = 5_000_000 + 16_384 // a picture and what multipart puts around it

/** @returns a stream that fails with RefusedError 413 when more comes, and with 400 when the visitor leaves */
export function limitUpload(payload: Readable): Readable {
  let size = 0
  const counter = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      size += bytes.length
      if (size > mostBytes) done(new RefusedError(413, 'avatar-too-large', 'file'))
      else done(null, bytes)
    },
  })
  const left = () => counter.destroy(new RefusedError(400, 'malformed-request'))
  payload.once('error', left)
  payload.once('close', () => !payload.readableEnded && left())
  return payload.pipe(counter)
}
