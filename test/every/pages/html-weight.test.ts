// What the HTML of a page weighs on the wire.
import zlib from 'node:zlib'
import t from 'tap'
import { examples } from '../../support/crawl.ts'
import { sized } from '../../support/sized.ts'
import { pages, site } from '../../support/visit.ts'

const limit = 20 * 1024
/** Of a page that is kept: lists of two hundred names are more than the limit only while nobody else has asked. */
const limits = { kept: 18 * 1024, first: 26 * 1024 }
const keptBytes = (html: Buffer) =>
  zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }).length

t.test('HTML', async t => {
  const heavy: string[] = []
  let most = 0
  for (const path of sized(examples, [...pages.keys()])) {
    // The quick encoder's work, for the first visitors; what is kept is smaller still.
    const { headers, rawPayload } = await site.ask({ url: path, headers: { 'accept-encoding': 'br' } })
    if (headers['content-encoding'] !== 'br') heavy.push(`${path} is not compressed`)
    const { length } = rawPayload
    const kept = length > limit ? keptBytes(zlib.brotliDecompressSync(rawPayload)) : 0
    if (kept > limits.kept || length > limits.first) heavy.push(`${path}: ${length} bytes, ${kept} when it is kept`)
    most = Math.max(most, rawPayload.length)
  }
  t.same(
    heavy,
    [],
    `no page is more than ${limit} bytes of brotli, or ${limits.kept} when it is kept; the largest is ${most}`,
  )
})
