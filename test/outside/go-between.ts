// Stands between a program and the site: every request comes as the member's, and none reaches what would end the
// session.
import { createServer, request } from 'node:http'
import type { Owner } from '../support/site.ts'

export interface GoBetween {
  /** How many requests went through. */
  passed(): number
}

/** @param port where it listens @param to the site's @param closed paths that it answers itself, with 404 */
export async function goBetween(
  t: Owner,
  port: number,
  to: number,
  cookie: () => string,
  closed: RegExp,
): Promise<GoBetween> {
  let passed = 0
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    if (closed.test(url)) return void answer.writeHead(404).end()
    passed++
    const through = request(
      {
        host: '127.0.0.1',
        port: to,
        method,
        path: url,
        headers: { ...headers, cookie: cookie(), 'accept-encoding': 'identity' },
      },
      given => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      },
    )
    through.on('error', () => answer.destroy())
    asked.pipe(through)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { passed: () => passed }
}
