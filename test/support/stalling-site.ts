// The site behind a line that stalls in the middle of a page.
import { createServer } from 'node:http'
import type { Test } from 'tap'
import { freePort, type TestSite } from './site.ts'

/**
 * Gives an origin that sends pages up to a mark, and the rest after `goOn` was called. All else comes at once.
 * @param mark text of the page; it is sent, and what follows is not yet
 */
export async function stallingSite(t: Test, site: TestSite, mark: string): Promise<{ origin: string; goOn(): void }> {
  const { promise: line, resolve: goOn } = Promise.withResolvers<void>()
  const server = createServer(async ({ method, url = '/' }, response) => {
    if (method !== 'GET') return response.writeHead(204).end()
    const { statusCode, headers, rawPayload } = await site.ask(url)
    const type = String(headers['content-type'])
    response.writeHead(statusCode, {
      'content-type': type,
      'content-security-policy': headers['content-security-policy'],
    })
    const end = type.startsWith('text/html') ? rawPayload.indexOf(mark) + mark.length : 0
    if (end < mark.length) return response.end(rawPayload)
    response.write(rawPayload.subarray(0, end))
    await line
    response.end(rawPayload.subarray(end))
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${port}`, goOn }
}
