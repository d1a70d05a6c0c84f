// What the HTML of a page weighs on the wire.
import t from 'tap'
import { examples } from '../../support/crawl.ts'
import { sized } from '../../support/sized.ts'
import { pages, site } from '../../support/visit.ts'

const limit = 20 * 1024

t.test('HTML', async t => {
  const heavy: string[] = []
  let most = 0
  for (const path of sized(examples, [...pages.keys()])) {
    // The quick encoder's work, for the first visitors; what is kept is smaller still.
    const { headers, rawPayload } = await site.ask({ url: path, headers: { 'accept-encoding': 'br' } })
    if (headers['content-encoding'] !== 'br') heavy.push(`${path} is not compressed`)
    if (rawPayload.length > limit) heavy.push(`${path}: ${rawPayload.length} bytes`)
    most = Math.max(most, rawPayload.length)
  }
  t.same(heavy, [], `no page is more than ${limit} bytes of brotli; the largest is ${most}`)
})
