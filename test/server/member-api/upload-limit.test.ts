// An upload on its way through the site that nobody reads: refused before, or left by its sender.
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import t from 'tap'
import { limitUpload } from '../../../server/member-api/upload-limit.ts'

t.test('its end is nobody’s failure', async t => {
  const payload = new PassThrough()
  const body = limitUpload(payload)
  payload.write('begun')
  payload.destroy()
  while (!body.destroyed) await new Promise(setImmediate)
  await new Promise(setImmediate) // an error that nobody hears would have ended the process by now
  await t.rejects(finished(body), { code: 'malformed-request' })
})
