import { type Readable, Transform } from 'node:stream'
import type { Visit } from '../request/visit.ts'

/** Passes a stream through and counts its bytes for the log. */
export function countBytes(request: Pick<Visit, 'logFields'>, stream: Readable): Transform {
  request.logFields.bytes = 0
  const counter = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      request.logFields.bytes = (request.logFields.bytes ?? 0) + bytes.length
      done(null, bytes)
    },
  })
  counter.on('close', () => stream.destroy())
  return stream.pipe(counter)
}
